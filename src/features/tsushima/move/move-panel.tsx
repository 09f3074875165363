import { useRouter } from 'expo-router';
import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { type GroupView, groundingOdds, isSurprise, type Side, toGround } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';

import { useAct, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { groupsOf } from './groups-of';
import { GroupRow } from './group-row';
import { LandRows } from './land-rows';
import { MoveSheet } from './move-sheet';

/** One side's movement segment: what it owes, and where its groups are now. */
export function MovePanel({ side }: { side: Side }) {
  const t = useT();
  const act = useAct();
  const { state, view } = useGame();
  const [moving, setMoving] = useState<GroupView | null>(null);
  const groups = groupsOf(view, side);
  const isDue = isGroundingDue(state, side);
  return (
    <>
      {isDue && <GroundingRow side={side} />}
      {side === 'irn' && isSurprise(state) && <RuleLine words={t('tsushima.move.surprised')} rule="TSU-58" />}
      <Stack paddingX="edge" paddingTop="sm">
        <SectionHeader title={t('tsushima.move.now')} aside={t('tsushima.move.tap')} />
      </Stack>
      {groups.map((group) => (
        <GroupRow key={group.id} group={group} onPress={setMoving} />
      ))}
      {side === 'ijn' && <LandRows />}
      {isDue && (
        <Row paddingX="edge" justify="flex-end">
          <Button
            kind="link"
            label={t('tsushima.next.endMove')}
            onPress={() => void act({ type: 'endMove' })}
            testID="end-move"
          />
        </Row>
      )}
      {moving && <MoveSheet group={moving} doing="moveGroup" onClose={() => setMoving(null)} />}
    </>
  );
}

const isGroundingDue = (state: Parameters<typeof toGround>[0], side: Side): boolean =>
  toGround(state, side).length > 0 && !state.grounded[side];

/** What grounding risks; behind it the order in which the ships roll. */
function GroundingRow({ side }: { side: Side }) {
  const t = useT();
  const router = useRouter();
  const { id, state, view } = useGame();
  // How many ships of a hidden stack are in the shallows is its side's to know.
  const isHidden = view.rulings.stacks === 'hidden';
  const count = toGround(state, side).length;
  const text = t('tsushima.grounding.risk', { count, percent: percentWords(groundingOdds(count)) });
  return (
    <ListRow
      variant="next"
      leading={<Icon name="dice" size={28} />}
      title={t('tsushima.grounding.title')}
      subtitle={isHidden ? t('tsushima.grounding.secret', { side: sideWords(side) }) : text}
      trailing={<Tag text={t('play.next')} tone="now" />}
      onPress={() => router.push(gameAddress(id, isHidden ? `side/${side}` : `grounding/${side}`))}
      testID="grounding"
    />
  );
}
