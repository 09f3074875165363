import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { FightRow } from '@/features/play/links/fight-row';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type Side, SIDES } from '@/rules/tsushima/index';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { PendingHits } from '../battle-board/pending-hits';
import { useGame } from '../game';

/** A battle is on: what is on the board, and what holds while it is. */
export function BattlePanel() {
  const t = useT();
  const router = useRouter();
  const game = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { battle } = game.view;
  if (battle === null) return null;
  const silent = battle.surprise - battle.round;
  const ships = (side: Side): number =>
    Object.values(battle.units)
      .filter((unit) => unit.side === side)
      .reduce((sum, unit) => sum + unit.ships.length, 0);
  return (
    <>
      <Row gap="lg" align="center" style={{ padding: space.edge }}>
        {SIDES.map((side) => (
          <Row key={side} gap="sm" align="center">
            <SideMark side={ensignOf(side)} marks={marks} width={42} label={t(`common.side.${side}`)} />
            <Text as="name">{t('tsushima.battle.ships', { count: ships(side) })}</Text>
          </Row>
        ))}
      </Row>
      {battle.stage === 'mark' && (
        <Stack paddingX="edge" paddingY="sm">
          <PendingHits game={game} battle={battle} />
        </Stack>
      )}
      <ListRow
        title={t('tsushima.battleBoard.title')}
        subtitle={t('tsushima.battle.board')}
        onPress={() => router.push(gameAddress(game.id, 'battle'))}
        testID="to-battle-board"
      />
      {battle.stage === 'move' && <FightRow />}
      {silent > 0 && <RuleLine words={t('tsushima.battle.surprise', { count: silent })} rule="TSU-58" />}
      {battle.defender !== null && <RuleLine words={t('tsushima.battle.port')} rule="TSU-55" />}
    </>
  );
}
