import { useMemo } from 'react';

import { SideColumns } from '@/features/play/forces/side-columns';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type GroupView, type Side, SIDES, type Where } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { BoardChart } from '../battle-board/board-chart';
import { boardModel } from '../battle-board/board-model';
import { battlePlace, boardWords, tokenName } from '../battle-board/board-words';
import { Groups } from '../forces/forces-list';
import { forcesSections } from '../forces/forces-lists';
import { useGame } from '../game';
import { groupName, placeName, sideWords } from '../words/names-in';

/** The Battle Board on a large screen: who fires at whom, over how many columns. */
export function BattleForAll() {
  const t = useT();
  const { state } = useGame();
  const { battle } = state;
  const model = useMemo(() => battle && boardModel(state, battle, (unit) => tokenName(state, unit)), [state, battle]);
  const words = useMemo(() => battle && boardWords(battle, true), [battle]);
  if (!battle || !model || !words) return null;
  return (
    <Stack flex={1}>
      <Heading as="title" style={{ textAlign: 'center' }}>
        {battlePlace(battle.where)}
      </Heading>
      <BoardChart
        model={model}
        pairs={model.pairs}
        words={words}
        chosen={null}
        label={t('tsushima.battleBoard.chart', { count: model.tokens.length })}
        onTap={() => undefined}
        onHover={() => undefined}
        onDrop={async () => undefined}
      />
    </Stack>
  );
}

const ORDER: readonly Where['kind'][] = ['open', 'partial', 'zone', 'port'];

/** Where everybody is between battles, those at sea first. */
export function SeasForAll() {
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { view } = useGame();
  const groups = Object.values(view.groups);
  const places = [...new Map(groups.map(({ where }) => [placeName(where), where]))].sort(
    ([, one], [, two]) => ORDER.indexOf(one.kind) - ORDER.indexOf(two.kind),
  );
  return (
    <Stack flex={1} paddingX="edge" paddingY="sm" testID="places">
      <Row gap="edge">
        <Stack flex={1} />
        {SIDES.map((side) => (
          <Row key={side} align="center" gap="sm" style={{ flex: 2 }}>
            <SideMark side={ensignOf(side)} marks={marks} width={30} />
            <Heading as="name">{sideWords(side)}</Heading>
          </Row>
        ))}
      </Row>
      {places.map(([name, { kind }]) => (
        <Row key={name} gap="edge" paddingY={2} style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}>
          <Text as="control" color={kind === 'port' ? 'ink2' : 'ink'} style={{ flex: 1 }}>
            {name}
          </Text>
          {SIDES.map((side) => (
            <Present key={side} side={side} groups={groups.filter(({ where }) => placeName(where) === name)} />
          ))}
        </Row>
      ))}
    </Stack>
  );
}

function Present({ side, groups }: { side: Side; groups: readonly GroupView[] }) {
  const { view } = useGame();
  return (
    <Text as="control" style={{ flex: 2 }}>
      {groups
        .filter((group) => group.side === side)
        .map((group) => groupName(view, group, { short: true }))
        .join(', ')}
    </Text>
  );
}

/** The forces with nothing to tap. */
export function ForcesForAll() {
  const { view } = useGame();
  return (
    <SideColumns
      lists={forcesSections(view, 'all')}
      sides={SIDES}
      above={null}
      column={(sections) => <Groups sections={sections} onOpen={() => undefined} />}
    />
  );
}
