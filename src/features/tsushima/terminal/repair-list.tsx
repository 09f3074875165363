import { useState } from 'react';

import { RuleLine } from '@/kit/rule-line';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { repairable, repairOdds, repairSuggestion, type Side } from '@/rules/tsushima/index';
import { Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { useGame } from '../game';
import { portName } from '../words/names-in';
import { repairPorts } from './repair-ports';

/**
 * The ships that try their repair: as many as each port allows, until somebody ticks otherwise this month. A screen may have
 * been open since before the month ended, and on another phone.
 */
export function useRepairs(sides: readonly Side[]) {
  const { state } = useGame();
  const [chosen, setChosen] = useState<{ readonly turn: number; readonly ships: readonly string[] } | null>(null);
  const able = sides.flatMap((side) => repairable(state, side)).map(({ id }) => id);
  const ships =
    chosen?.turn === state.turn
      ? chosen.ships.filter((id) => able.includes(id))
      : sides.flatMap((side) => repairSuggestion(state, side));
  return [ships, (next: readonly string[]) => setChosen({ turn: state.turn, ships: next })] as const;
}

interface Props {
  sides: readonly Side[];
  ships: readonly string[];
  onChange: (ships: readonly string[]) => void;
}

/** Damaged ships by port, ticked where they try; how many a port may try stands over it (TSU-47, TSU-48). */
export function RepairList({ sides, ships, onChange }: Props) {
  const t = useT();
  const { state } = useGame();
  const ports = repairPorts(state, sides);
  const toggle = (ship: string) =>
    onChange(ships.includes(ship) ? ships.filter((each) => each !== ship) : [...ships, ship]);
  return (
    <>
      <RuleLine words={t('tsushima.repair.rule')} rule="TSU-47" />
      {ports.length === 0 && <Text style={{ padding: space.edge }}>{t('tsushima.repair.none')}</Text>}
      {ports.map(({ side, port, ships: there, slots }) => {
        const used = there.filter(({ id }) => ships.includes(id)).length;
        return (
          <Stack key={`${side} ${port}`}>
            <Stack paddingX="edge" paddingTop="sm">
              <SectionHeader title={portName(port)} aside={t('tsushima.repair.slots', { used, count: slots })} />
            </Stack>
            {there.map(({ id, name, hits, captured }) => {
              const { one, all } = repairOdds(hits, { captured });
              return (
                <ToggleRow
                  key={id}
                  kind="checkbox"
                  title={t('tsushima.repair.ship', { name, stars: '*'.repeat(hits) })}
                  subtitle={t('tsushima.repair.chance', { percent: percentWords(one + all) })}
                  on={ships.includes(id)}
                  onChange={() => toggle(id)}
                  testID={`repair-${id}`}
                />
              );
            })}
          </Stack>
        );
      })}
    </>
  );
}
