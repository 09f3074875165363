import { useState } from 'react';

import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { counterById, type GroupView, SCENARIOS, SIDES } from '@/rules/tsushima/index';
import { ListRow } from '@/ui/list-row';
import { Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';

import { useActWithToast, useGame } from '../game';
import { GroupRow } from '../move/group-row';
import { groupsOf } from '../move/groups-of';
import { MoveSheet } from '../move/move-sheet';
import { LandRows } from '../move/land-rows';
import { sideWords } from '../words/names-in';

/** Before the first phase: every group where the scenario puts it, and what its owner may change. */
export function SetupPanel({ owed }: { owed: readonly Obligation[] }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  const [placing, setPlacing] = useState<GroupView | null>(null);
  const missing = SCENARIOS[view.scenario].missing.filter((ship) => view.ships[ship] === undefined);
  const isItalian = owed[0]?.code === 'roll-italian';
  return (
    <>
      {isItalian && <RuleLine words={t('tsushima.setup.italian')} rule="TSU-57" />}
      <LandRows />
      {SIDES.map((side) => (
        <Stack key={side}>
          <Stack paddingX="edge" paddingTop="sm">
            <SectionHeader title={sideWords(side)} aside={t('tsushima.move.tap')} />
          </Stack>
          {groupsOf(view, side).map((group) => (
            <GroupRow key={group.id} group={group} onPress={setPlacing} />
          ))}
        </Stack>
      ))}
      {missing.length > 0 && (
        <>
          <RuleLine words={t('tsushima.setup.missing')} rule="AMB-17" />
          {missing.map((ship) => (
            <ListRow
              key={ship}
              title={t('tsushima.setup.add', { name: counterById(ship)?.name ?? ship })}
              onPress={() =>
                void act({ type: 'addShip', ship, side: 'irn', where: { kind: 'port', name: 'port-arthur' } })
              }
              testID={`add-${ship}`}
            />
          ))}
        </>
      )}
      {placing && <MoveSheet group={placing} doing="place" onClose={() => setPlacing(null)} />}
    </>
  );
}
