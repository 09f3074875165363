import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { Choice, Judged } from './use-choice';

interface Line {
  readonly text: string;
  readonly rule: string;
  readonly grave?: boolean;
}

interface Props {
  choice: Choice;
  judged: Judged;
  /** Ships of the line that torpedoes run at, and whether leaving the table saves them (AMB-51). */
  threatened: { readonly ships: readonly string[]; readonly escape: boolean };
  nameOf: (id: string) => string;
}

/** What the order costs and what it does to guns and torpedoes, before it is noted. */
export function Consequences({ choice, judged: { turning, apart, evading }, threatened, nameOf }: Props) {
  const t = useT();
  const { distance, leaves } = choice;
  const lines: Line[] = [];
  if (turning !== null && turning.turned) {
    const { cost, overHalf } = turning;
    const said = { cost: inchWords(cost.value), left: inchWords(Math.max(0, distance - cost.value)) };
    if (cost.value > distance) lines.push({ text: t('move.notPaid', said), rule: 'TOGO-9', grave: true });
    else lines.push({ text: t('move.cost', said), rule: 'TOGO-9' });
    if (overHalf) lines.push({ text: t('move.noFire'), rule: 'TOGO-36', grave: true });
    else lines.push({ text: t('move.halfDice'), rule: 'TOGO-35' });
  }
  for (const { ship, overHalf } of apart) {
    const said = { name: nameOf(ship) };
    if (overHalf) lines.push({ text: t('move.apart.noFire', said), rule: 'TOGO-36', grave: true });
    else lines.push({ text: t('move.apart.halfDice', said), rule: 'TOGO-35' });
  }
  if (distance === 0) lines.push({ text: t('move.stationary'), rule: 'TOGO-48', grave: true });
  for (const { ship, enough } of evading) {
    const said = { name: nameOf(ship) };
    lines.push({ text: enough ? t('move.evades', said) : t('move.evadesNot', said), rule: 'TOGO-47', grave: !enough });
  }
  if (leaves !== null) {
    for (const ship of threatened.ships) {
      const text = t(threatened.escape ? 'move.leaves.escapes' : 'move.leaves.torpedoes', { name: nameOf(ship) });
      lines.push({ text, rule: 'AMB-51', grave: !threatened.escape });
    }
  }
  return (
    <View aria-live="polite" testID="consequences">
      {lines.map(({ text, rule, grave }) => (
        <View key={text} style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
          <Text as="textMedium" color={grave ? 'danger' : 'ink'} style={{ flex: 1 }}>
            {text}
          </Text>
          <RuleLink rule={rule} />
        </View>
      ))}
    </View>
  );
}
