import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { FormationView } from '../formations-in-line';
import type { OpenGame } from '../game';

type Known = NonNullable<FormationView['known']>;
type Part = Known['allowance']['parts'][number];

/** How far it may go, and every part that number is made of with its rule. */
export function AllowanceCard({ table, known }: { table: OpenGame; known: Known }) {
  const t = useT();
  const { value, parts } = known.allowance;
  return (
    <Card testID="allowance">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.edge }}>
        <View accessible style={{ minWidth: 84, alignItems: 'center' }}>
          <Text as="key">{inchWords(value)}</Text>
          <Text as="text2" color="ink2">
            {t('move.allowance')}
          </Text>
        </View>
        <View style={{ flex: 1 }}>
          {parts.map((part, place) => (
            <View
              key={place}
              style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', columnGap: space.sm }}
            >
              <Text as="textMedium" style={{ flex: 1, minWidth: 96 }}>
                {partWords(t, table, known, part)}
              </Text>
              <Text as="control">{place === 0 ? inchWords(part.value) : signed(t, part.value)}</Text>
              {specialOf(table, part) === undefined && <RuleLink rule={part.rule} />}
            </View>
          ))}
        </View>
      </View>
    </Card>
  );
}

/** The scenario's rule behind it: its words are there, and it has no number of the book. */
const specialOf = ({ state }: OpenGame, { rule }: Part) => state.scenario?.specialRules.find(({ id }) => id === rule);

function partWords(t: ReturnType<typeof useT>, table: OpenGame, known: Known, part: Part): string {
  if (part.card !== undefined) return t('move.parts.card', { title: part.card });
  const { nameOf } = table;
  const special = specialOf(table, part);
  if (special) return special.text;
  switch (part.rule) {
    case 'TOGO-8':
      return t('move.parts.slowest', { name: nameOf(known.limitedBy ?? known.ships[0] ?? '') });
    case 'TOGO-57':
      return t('move.parts.hit');
    case 'TOGO-16':
      return t('move.parts.formation');
    case 'AMB-42':
      return t('move.parts.still');
    default:
      return t('move.parts.special');
  }
}

const signed = (t: ReturnType<typeof useT>, value: number): string =>
  value < 0 ? t('move.parts.less', { inches: inchWords(-value) }) : t('move.parts.more', { inches: inchWords(value) });
