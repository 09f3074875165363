import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { inches } from './move-words';
import type { Choice, Judged } from './use-choice';

interface Line {
  readonly text: string;
  readonly rule: string;
  readonly grave?: true;
}

interface Props {
  choice: Choice;
  judged: Judged;
  /** Somebody in the line has declared evasion. */
  evading: boolean;
}

/** What the order costs and what it does to guns and torpedoes, before it is noted. */
export function Consequences({ choice: { distance }, judged: { turning, evades }, evading }: Props) {
  const t = useT();
  const lines: Line[] = [];
  if (turning !== null && turning.turned) {
    const { cost, overHalf } = turning;
    const said = { cost: inches(cost.value), left: inches(Math.max(0, distance - cost.value)) };
    if (cost.value > distance) lines.push({ text: t('move.notPaid', said), rule: 'TOGO-9', grave: true });
    else lines.push({ text: t('move.cost', said), rule: 'TOGO-9' });
    if (overHalf) lines.push({ text: t('move.noFire'), rule: 'TOGO-36', grave: true });
    else lines.push({ text: t('move.halfDice'), rule: 'TOGO-35' });
  }
  if (distance === 0) lines.push({ text: t('move.stationary'), rule: 'TOGO-48', grave: true });
  if (evading) {
    if (evades) lines.push({ text: t('move.evades'), rule: 'TOGO-47' });
    else lines.push({ text: t('move.evadesNot'), rule: 'TOGO-47', grave: true });
  }
  return (
    <View aria-live="polite" testID="consequences">
      {lines.map(({ text, rule, grave }) => (
        <View key={rule} style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
          <Text as="textMedium" color={grave ? 'danger' : 'ink'} style={{ flex: 1 }}>
            {text}
          </Text>
          <RuleLink rule={rule} />
        </View>
      ))}
    </View>
  );
}
