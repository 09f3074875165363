import { type Href, useRouter } from 'expo-router';

import type { RollProps } from '@/features/play/companion';
import { TableTag } from '@/kit/own-table/table-tag';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import type { SumLine } from '@/kit/sums/sum-list';
import { SumStrip } from '@/kit/sums/sum-strip';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import {
  type Battle,
  firePlan,
  gunFacts,
  lowestScoring,
  otherSide,
  type Shot,
  type Side,
  type SumCell,
  sumCells,
  unitOf,
} from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';

import { type OpenGame, useAct, useGame } from '../game';
import { readingFor as readingOfOwn, sourceOf, useOwnTable } from '../shelf/own-tables';
import { launchesOf, readingFor, shotOf, shotsIn } from './salvo-facts';
import { isFireRound } from './use-fire';

/** Over the dice of a round: the target, the sum of the salvo in hand, and whose table it is read on. */
export function SalvoAbove({ draft, strip }: RollProps) {
  const game = useGame();
  const { battle } = game.state;
  const shots = isFireRound(draft.command) ? shotsIn(game, draft) : [];
  const shot = strip.active && shotOf(shots, strip.active);
  if (battle === null || !shot) return null;
  return (
    <Stack gap="sm" testID="salvo-above">
      <TargetLine shot={shot} />
      <SalvoSum shot={shot} battle={battle} draft={draft} />
      <CannotHit shots={shots} firer={shot.firer} />
      <TableLine shot={shot} />
    </Stack>
  );
}

function TargetLine({ shot: { target } }: { shot: Shot }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { state } = useGame();
  const ship = state.ships[target];
  if (ship === undefined) return null;
  const { name, side, type, size, armour, morale } = ship;
  const facts = { size: `${type}${size}`, armour, morale: signed(morale) };
  return (
    <Row align="center" gap="sm" wrap testID="salvo-target">
      <SideMark side={ensignOf(side)} marks={marks} width={30} />
      <Heading as="title" style={{ flexGrow: 1 }}>
        {name}
      </Heading>
      <Text as="control">
        {morale === 0
          ? t('tsushima.battleBoard.salvo.target', facts)
          : t('tsushima.battleBoard.salvo.targetMorale', facts)}
      </Text>
    </Row>
  );
}

/** The sum as on a printed form: zeros stay, they prove that nothing was forgotten. */
function SalvoSum({ shot, battle, draft }: { shot: Shot; battle: Battle } & Pick<RollProps, 'draft'>) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { state } = useGame();
  const facts = gunFacts(
    firePlan(state, battle, launchesOf(state, battle, draft)),
    state.rulings,
    shot.firer,
    shot.weapon,
  );
  const own: Side = unitOf(battle, shot.firer)?.side ?? battle.defender ?? 'irn';
  const cells = facts === null ? [] : sumCells(facts, state.rulings);
  const total: SumLine = { id: 'total', label: t('tsushima.battleBoard.salvo.cell.total'), value: shot.modifier.value };
  const lines =
    facts === null
      ? [
          {
            id: 'adjacent',
            label: t('tsushima.battleBoard.salvo.cell.adjacent'),
            rule: 'TSU-44',
            value: shot.modifier.value,
          },
        ]
      : gunLines(cells, own, t);
  return (
    <SumStrip
      label={t('tsushima.battleBoard.salvo.sum')}
      lines={lines}
      total={total}
      marks={marks}
      testID="salvo-sum"
    />
  );
}

function gunLines(cells: readonly SumCell[], own: Side, t: ReturnType<typeof useT>): readonly SumLine[] {
  const line = (id: SumCell['cell'], label: string, side?: Side): readonly SumLine[] => {
    const cell = cells.find((each) => each.cell === id);
    return cell
      ? [
          {
            id,
            label,
            rule: cell.rule,
            value: id === 'factor' ? String(cell.value) : cell.value,
            ...(side && { side }),
          },
        ]
      : [];
  };
  const screens = cells.filter(({ cell }) => cell === 'targetScreened' || cell === 'firerScreened');
  const screen = screens.reduce((sum, { value }) => sum + value, 0);
  const isPoor = cells.some(({ cell, value }) => cell === 'tsarevitch' && value !== 0);
  return [
    ...line('factor', t('tsushima.battleBoard.salvo.cell.factor')),
    ...line('range', t('tsushima.battleBoard.salvo.cell.range')),
    ...line('armour', t('tsushima.battleBoard.salvo.cell.armour')),
    ...line('shared', t('tsushima.battleBoard.salvo.cell.shared')),
    { id: 'screen', label: t('tsushima.battleBoard.salvo.cell.screen'), rule: 'TSU-45', value: screen },
    ...line('ownMorale', t('tsushima.battleBoard.salvo.cell.morale'), own),
    ...line('targetMorale', t('tsushima.battleBoard.salvo.cell.morale'), otherSide(own)),
    ...(isPoor ? line('tsarevitch', t('tsushima.battleBoard.salvo.cell.tsarevitch')) : []),
  ];
}

/** Guns of hers that cannot reach a result on this table cost no dice, and say so. */
function CannotHit({ shots, firer }: { shots: readonly Shot[]; firer: string }) {
  const t = useT();
  const { state } = useGame();
  const silent = shots.filter((shot) => {
    const reading = readingFor(state, shot);
    return shot.firer === firer && reading !== null && lowestScoring(reading, shot.row, shot.modifier.value) === null;
  });
  return silent.map((shot) => (
    <Text key={`${shot.weapon}${shot.target}`} as="text2" color="ink2" testID={`silent-${shot.weapon}`}>
      {t('tsushima.battleBoard.salvo.silent', {
        weapon: t(`tsushima.purpose.${shot.weapon}`),
        count: shot.salvos.value,
        sum: signed(shot.modifier.value),
      })}
    </Text>
  ));
}

/** Whose table it is; without one, how to get it. */
function TableLine({ shot }: { shot: Shot }) {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { state }: OpenGame = useGame();
  const table = shot.weapon === 'torpedo' ? 'torpedo' : 'gunfire';
  const { source, reading } = state.tables[table];
  const kept = useOwnTable(table);
  const own = readingOfOwn(kept, table, sourceOf(kept));
  if (reading !== null) {
    const net = lowestScoring(reading, shot.row, 0);
    return (
      <Row align="center" justify="space-between" gap="sm" wrap>
        <TableTag source={source} />
        {net !== null && (
          <Text as="text2" color="ink2">
            {table === 'torpedo'
              ? t('tsushima.battleBoard.salvo.fromTorpedo', { row: shot.row, net })
              : t('tsushima.battleBoard.salvo.from', { row: shot.row, net })}
          </Text>
        )}
      </Row>
    );
  }
  return (
    <Card frame="strong">
      <Row align="center" gap="sm" wrap>
        <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: 140 }}>
          <Heading as="name" level={3}>
            {table === 'torpedo'
              ? t('tsushima.battleBoard.salvo.noTorpedoTable')
              : t('tsushima.battleBoard.salvo.noTable')}
          </Heading>
          <Text as="text2" color="ink2">
            {t('tsushima.battleBoard.salvo.noTableText')}
          </Text>
        </Stack>
        {own.source === 'yours' ? (
          <Button
            label={t('tsushima.battleBoard.salvo.useYours')}
            onPress={() => void act({ type: 'useTable', table, source: 'yours', reading: own.reading })}
            testID="own-table"
          />
        ) : (
          <Button
            label={t('tsushima.battleBoard.salvo.typeYours')}
            onPress={() => router.push(`/shelf/tsushima/table/${table}` as Href)}
            testID="type-table"
          />
        )}
        <Button
          label={t('tsushima.battleBoard.salvo.house')}
          onPress={() => void act({ type: 'useTable', table, source: 'house', reading: null })}
          testID="house-table"
        />
      </Row>
    </Card>
  );
}
