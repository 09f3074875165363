import { useState } from 'react';
import { whoWords } from '@/kit/scenario-words/who-words';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { COLUMNS, type Selector, type ShipType, type Side, SIDES } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { NamedChoice } from '@/ui/named-choice';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { ChipsField } from './chips-field';
import type { Edit } from './use-edit';

interface WhoFieldProps {
  edit: Edit;
  who: Selector;
  onChange: (who: Selector) => unknown;
  testID: string;
}

const TYPES: readonly ShipType[] = [...COLUMNS, 'TBD', 'TB', 'convoy'];

/** Whom an effect or a score concerns: a row that says it, and a sheet to choose. */
export function WhoField({ edit, who, onChange, testID }: WhoFieldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { draft, checked } = edit;
  const lines = [...SIDES.flatMap((side) => draft.sides[side].formations), ...(draft.convoy?.groups ?? [])];
  const ships = [...new Set(SIDES.flatMap((side) => draft.sides[side].formations.flatMap((line) => line.ships)))];
  const set = (key: keyof Selector, value: readonly string[] | Side | undefined) => {
    const { [key]: _, ...rest } = who;
    return onChange(value === undefined || value.length === 0 ? rest : { ...rest, [key]: value });
  };
  return (
    <Card padded={false}>
      <ListRow
        title={t('scenarios.edit.who')}
        subtitle={whoWords(who, checked.names, t)}
        onPress={() => setOpen(true)}
        testID={`${testID}-who`}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('scenarios.edit.who')}
        closeLabel={t('common.done')}
        testID={`${testID}-who-sheet`}
      >
        <Text color="ink2">{t('scenarios.edit.anyHint')}</Text>
        <NamedChoice<Side | 'both'>
          label={t('common.sideLabel')}
          value={who.side ?? 'both'}
          onChange={(side) => set('side', side === 'both' ? undefined : side)}
          options={[{ value: 'both', label: t('scenarios.edit.bothSides') }, ...SIDE_CHOICES]}
          testID={`${testID}-who-side`}
        />
        <ChipsField<ShipType>
          label={t('scenarios.edit.types')}
          options={TYPES.map((type) => ({ value: type, label: t(`scenarios.type.${type}`) }))}
          chosen={who.types ?? []}
          onChange={(types) => set('types', types)}
          testID={`${testID}-who-types`}
        />
        {lines.length > 0 && (
          <ChipsField<string>
            label={t('scenarios.edit.formations')}
            options={lines.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={who.formations ?? []}
            onChange={(formations) => set('formations', formations)}
            testID={`${testID}-who-formations`}
          />
        )}
        {ships.length > 0 && (
          <ChipsField<string>
            label={t('rooms.ships')}
            options={ships.map((id) => ({ value: id, label: checked.names.ship(id) ?? id }))}
            chosen={who.ships ?? []}
            onChange={(chosen) => set('ships', chosen)}
            testID={`${testID}-who-ships`}
          />
        )}
      </Sheet>
    </Card>
  );
}
