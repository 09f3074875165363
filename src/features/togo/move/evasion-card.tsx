import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { FormationView } from '../formations-in-line';
import { MarkersSeen } from '../torpedo/markers-seen';
import { afloat, torpedoesAt } from './move-facts';
import { evasionTurn } from './use-choice';
import type { OpenGame } from '../game';

interface Props {
  table: OpenGame;
  formation: FormationView;
  send: (command: Command) => void;
}

/** Torpedoes turned up as it begins to move, the evasion that is declared before it goes on, and what that costs (TOGO-47). */
export function EvasionCard({ table, formation, send }: Props) {
  const t = useT();
  const running = torpedoesAt(table, formation);
  if (running.length === 0) return null;
  const { nameOf } = table;
  const undecided = [...new Set(running.flatMap(({ target, mayEvade }) => (mayEvade ? [target] : [])))];
  const noFire = evasionTurn(table, formation)?.overHalf;
  return (
    <Card frame="strong" padded={false} testID="evasion">
      <MarkersSeen at={formation.id} />
      <View style={{ padding: space.edge, gap: space.sm }}>
        {formation.known?.evading.map((ship) => (
          <Text key={ship} as="textStrong">
            {t('move.evasion.declared', { name: nameOf(ship) })}
          </Text>
        ))}
        {undecided.length > 0 && (
          <>
            <Text>{t('move.evasion.text')}</Text>
            {afloat(table, formation).length > 1 && <Text>{t('move.evasion.line')}</Text>}
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
              <Text as="textMedium" color={noFire ? 'danger' : 'ink'} style={{ flex: 1 }}>
                {noFire ? t('move.noFire') : t('move.halfDice')}
              </Text>
              <RuleLink rule="TOGO-47" />
            </View>
            {undecided.map((ship) => (
              <Button
                key={ship}
                label={t('move.evasion.declare', { name: nameOf(ship) })}
                onPress={() => send({ type: 'declareEvasion', ships: [ship] })}
                testID={`evade-${ship}`}
              />
            ))}
          </>
        )}
      </View>
    </Card>
  );
}
