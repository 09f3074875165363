import { useWindowDimensions, View } from 'react-native';

import { useT } from '@/messages/messages';
import { LETTERS } from '@/rules/tide/index';
import { KeyGrid } from '@/ui/key-grid';
import { PadKey } from '@/ui/pad-key';
import { Text } from '@/ui/text';
import { space, touch } from '@/ui/tokens';

import type { Cursor } from './ratings-entry';
import type { RatingsEntry } from './use-ratings-entry';

interface RatingsPadProps {
  entry: RatingsEntry;
  cursor: Cursor;
}

/** Narrower than this, six keys of 48 need the margins of the screen. */
const NARROW = 360;

/** The keys for the cell in hand. Two rows always: what stands above does not move from cell to cell. */
export function RatingsPad({ entry, cursor }: RatingsPadProps) {
  const t = useT();
  const isNarrow = useWindowDimensions().width < NARROW;
  const label = t(`tide.forces.field.${cursor.field}`);
  const key = (value: Parameters<RatingsEntry['key']>[0], words: string, numeral?: string) => (
    <PadKey
      key={words}
      label={words}
      numeral={numeral}
      minHeight={touch.numberKey}
      onPress={() => entry.key(value)}
      testID={`ratings-key-${numeral ?? (value === null ? 'none' : String(value))}`}
    >
      {numeral === undefined && <Text as="barLabel">{words}</Text>}
    </PadKey>
  );
  const digit = (value: number) => key(value, String(value), String(value));
  const same = entry.face === 'damaged' && (
    <PadKey
      key="same"
      label={t('tide.forces.sameAsFront')}
      minHeight={touch.numberKey}
      onPress={() => entry.sameAsFront()}
      testID="ratings-key-same"
    >
      <Text as="barLabel">{t('tide.forces.same')}</Text>
    </PadKey>
  );
  return (
    <View style={{ minHeight: 2 * touch.numberKey + space.sm, marginHorizontal: isNarrow ? -space.sm : 0 }}>
      {cursor.field === 'letter' ? (
        <KeyGrid label={label} columns={3}>
          {LETTERS.map((letter) => key(letter, t(`tide.forces.letter.${letter}`), letter))}
          {same}
        </KeyGrid>
      ) : cursor.field === 'torpedo' ? (
        <KeyGrid label={label} columns={2}>
          {key(true, t('tide.forces.tubes'))}
          {key(false, t('tide.forces.noTubes'))}
          {same}
        </KeyGrid>
      ) : (
        <KeyGrid label={label} columns={6} gap={isNarrow ? 3 : 4}>
          {[1, 2, 3, 4, 5, 6].map(digit)}
          {digit(0)}
          {key(null, t('tide.forces.noGun'))}
          {/* No counter should have these; whose does may use it anyway. */}
          {[7, 8, 9].map(digit)}
          {same}
        </KeyGrid>
      )}
    </View>
  );
}
