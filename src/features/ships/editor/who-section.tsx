import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { LONGEST_NAME, SHIP_TYPES, type ShipDifference, withRatings } from '@/rules/togo/index';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { ChipChoice } from '../components/chip-choice';
import { TextField } from '../components/text-field';
import { fieldWord } from '../field-words';
import { typeWord } from '../ship-words';
import type { EditorPart } from './editor-part';
import { FieldFoot } from './field-foot';

/** Name, class, side and type. */
export function WhoSection({ design, changes, editor }: EditorPart) {
  const t = useT();
  const changed = (wanted: ShipDifference['field']) => changes.find(({ field }) => field === wanted);
  return (
    <>
      <NameField key={`${design.id}-${changed('name') === undefined}`} {...{ design, changes, editor }} />
      <FieldFoot change={changed('name')} editor={editor} testID="edit-name" />
      <View style={{ gap: space.xs }}>
        <TypedField
          label={fieldWord('shipClass')}
          value={design.shipClass}
          maxLength={LONGEST_NAME}
          onType={(shipClass) => editor.edit((now) => ({ ...now, shipClass }))}
          testID="edit-class"
        />
        <FieldFoot change={changed('shipClass')} editor={editor} testID="edit-class" />
      </View>
      <View style={{ gap: space.xs }}>
        <Text as="name">{fieldWord('side')}</Text>
        <SegmentedChoice
          label={fieldWord('side')}
          value={design.side}
          onChange={(side) => editor.edit((now) => ({ ...now, side }))}
          options={[
            { value: 'ijn', label: t('ships.side.ijn') },
            { value: 'irn', label: t('ships.side.irn') },
          ]}
          testID="edit-side"
        />
        <FieldFoot change={changed('side')} editor={editor} testID="edit-side" />
      </View>
      <View style={{ gap: space.xs }}>
        <Text as="name">{fieldWord('type')}</Text>
        <ChipChoice
          label={fieldWord('type')}
          options={SHIP_TYPES.map((value) => ({ value, label: typeWord(value) }))}
          value={design.ratings.type}
          onChange={(type) => editor.edit((now) => withRatings(now, { type }))}
          testID="edit-type"
        />
        <FieldFoot change={changed('type')} editor={editor} testID="edit-type" />
      </View>
    </>
  );
}

/** An emptied field is not saved: no ship is nameless while a new name is thought of. */
function NameField({ design, editor }: EditorPart) {
  const t = useT();
  const [isEmpty, setEmpty] = useState(false);
  return (
    <View style={{ gap: space.xs }}>
      <TypedField
        label={fieldWord('name')}
        value={design.name}
        maxLength={LONGEST_NAME}
        onType={(text) => {
          const name = text.trim();
          setEmpty(name === '');
          if (name !== '') editor.edit((now) => ({ ...now, name }));
        }}
        onLeave={() => setEmpty(false)}
        testID="edit-name"
      />
      {isEmpty && (
        <Text as="text2" color="danger" aria-live="polite">
          {t('ships.edit.nameNeeded')}
        </Text>
      )}
    </View>
  );
}

interface TypedFieldProps {
  label: string;
  showLabel?: boolean;
  value: string;
  maxLength: number;
  multiline?: boolean;
  onType: (text: string) => void;
  onLeave?: () => void;
  testID: string;
}

/** Shows what is typed at once, and what is saved when nobody is typing: the disk may be slower than fingers. */
export function TypedField({ value, onType, onLeave, ...rest }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onType(text);
      }}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
    />
  );
}
