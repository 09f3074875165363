import { useState } from 'react';
import { View } from 'react-native';

import { RuleLine } from '@/kit/rule-line';
import { t as words, useT } from '@/messages/messages';
import {
  type Battle,
  type Ship,
  type ShotReading,
  type Side,
  SIDES,
  targetOf,
  torpedoShips,
  torpedoShot,
} from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { useTheme } from '@/ui/theme';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { type TurnBodyProps, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { AimSheet } from './aim-sheet';
import { torpedoAnswer, torpedoChoice } from './battle-choices';
import { canHit, shotWords } from './shot-words';

/** One side only may attack with torpedoes in an hour: which, with whom, at whom (RSR-10). */
export function TorpedoPanel({
  battle,
  choice,
  onChoose,
}: Pick<TurnBodyProps, 'choice' | 'onChoose'> & { battle: Battle }) {
  const t = useT();
  const { color } = useTheme();
  const { state } = useGame();
  const [aiming, setAiming] = useState<Ship | null>(null);
  const chosen = torpedoChoice(choice);
  const sides = SIDES.filter((side) => torpedoShips(state, battle, side).length > 0);
  return (
    <Stack>
      <RuleLine words={t('red-sun.torpedo.rule')} rule="RSR-10" />
      <Stack paddingX="edge" paddingY="xs">
        <SegmentedChoice<Side | 'none'>
          label={t('red-sun.torpedo.who')}
          value={chosen.side ?? 'none'}
          onChange={(side) => onChoose(torpedoAnswer({ side: side === 'none' ? null : side, off: [] }))}
          options={[
            { value: 'none', label: t('red-sun.torpedo.nobody') },
            ...sides.map((value) => ({ value, label: sideWords(value) })),
          ]}
          testID="torpedo-side"
        />
      </Stack>
      {chosen.side !== null &&
        torpedoShips(state, battle, chosen.side).map((ship) => {
          const target = targetOf(state, battle, ship);
          const others = chosen.off.filter((id) => id !== ship.id);
          const isOn = target !== null && !chosen.off.includes(ship.id);
          return (
            <Row key={ship.id} align="center" ruled style={{ paddingRight: space.edge, backgroundColor: color.card }}>
              <View style={{ flex: 1, minWidth: 0 }}>
                <ToggleRow
                  kind="checkbox"
                  framed={false}
                  title={ship.name}
                  subtitle={
                    target === null
                      ? t('red-sun.hour.holds')
                      : aimWords(ship, target, torpedoShot(state, battle, ship, target.id))
                  }
                  on={isOn}
                  onChange={() =>
                    onChoose(torpedoAnswer({ side: chosen.side, off: isOn ? [...others, ship.id] : others }))
                  }
                  testID={`torpedo-${ship.id}`}
                />
              </View>
              <Button
                label={t('red-sun.torpedo.aim')}
                spokenLabel={t('red-sun.torpedo.aimOf', { name: ship.name })}
                onPress={() => setAiming(ship)}
                testID={`torpedo-aim-${ship.id}`}
              />
            </Row>
          );
        })}
      {aiming !== null && <AimSheet battle={battle} ship={aiming} onClose={() => setAiming(null)} />}
    </Stack>
  );
}

/** "6 − 2 = 4 on Novik": the sum as for a gun, for torpedoes are read on the same table (AMB-2). */
const aimWords = (ship: Ship, target: Ship, shot: ShotReading): string =>
  canHit(shot)
    ? words('red-sun.torpedo.at', { sum: shotWords(ship, shot), name: target.name })
    : words('red-sun.torpedo.cannotHit', { sum: shotWords(ship, shot) });
