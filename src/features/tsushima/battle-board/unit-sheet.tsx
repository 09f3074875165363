import { type ReactNode, useState } from 'react';

import { percentWords } from '@/kit/words/percent';
import { signed } from '@/kit/words/signed';
import { PickSheet } from '@/kit/pick-sheet';
import { t, useT } from '@/messages/messages';
import {
  type Battle,
  BOARD_COLUMNS,
  columnsLeft,
  findShip,
  isSilent,
  lowestScoring,
  roundShots,
  type Shot,
  torpedoSalvos,
  type Unit,
} from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ChipChoice } from '@/ui/chip-choice';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { type OpenGame, useAct, useGame } from '../game';
import { columnsInReach } from './board-layout';
import { dropAt } from './board-model';
import {
  aimOrder,
  friendsToScreen,
  lineWith,
  mayFlee,
  moveOrder,
  hasGuns,
  shipsToDrop,
  targetsFor,
  torpedoOrder,
  torpedoTargets,
} from './orders';
import { shotOdds } from './unit-facts';
import { isCoastGun, unitName } from './unit-words';

interface UnitSheetProps {
  battle: Battle;
  id: string;
  onClose: () => void;
}

/** What is being aimed: a ship's guns, or one salvo of her torpedoes. */
type Aiming = { readonly ship: string; readonly salvo: number | null };

/** Orders of one unit: where it goes, whom each ship fires at, and what else it may do. Everything on the board can be done here. */
export function UnitSheet({ battle, id, onClose }: UnitSheetProps) {
  const t = useT();
  const game = useGame();
  const [aiming, setAiming] = useState<Aiming | null>(null);
  const unit = battle.units[id];
  const armed = (unit?.ships ?? [id]).filter((ship) => hasGuns(game.state, ship));
  if (aiming !== null) return <TargetSheet battle={battle} unit={id} aiming={aiming} onClose={() => setAiming(null)} />;
  return (
    <Sheet open onClose={onClose} title={unitName(game, id)} testID="unit-sheet">
      {unit && battle.stage === 'move' && <MoveChoice battle={battle} unit={unit} />}
      {armed.length > 0 && (
        <Section title={t('tsushima.battleBoard.unit.ships')}>
          {armed.map((ship) => (
            <ShipRow key={ship} battle={battle} ship={ship} onAim={() => setAiming({ ship, salvo: null })} />
          ))}
        </Section>
      )}
      {unit?.kind === 'boat' && <Torpedoes battle={battle} unit={unit} onAim={setAiming} />}
      {unit && <Screens battle={battle} unit={unit} />}
      {unit && <Others battle={battle} unit={unit} onClose={onClose} />}
    </Sheet>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="sm">
    <SectionHeader title={title} />
    <Card padded={false}>{children}</Card>
  </Stack>
);

/** The lanes it may reach; whoever cannot drag moves it here. */
function MoveChoice({ battle, unit }: { battle: Battle; unit: Unit }) {
  const t = useT();
  const act = useAct();
  const { state } = useGame();
  const columns = columnsInReach({ from: unit.from, reach: columnsLeft(state, battle, unit) });
  const label = (column: number): string => {
    if (column >= 1 && column <= BOARD_COLUMNS) return String(column);
    const drop = dropAt(battle, unit, column);
    return drop === 'moves' ? String(column) : t(`tsushima.battleBoard.beyond.${drop}`);
  };
  // Beyond an edge one lane further is no other end.
  const [below, above] = [columns.filter((column) => column < 1), columns.filter((column) => column > BOARD_COLUMNS)];
  const offered = columns.filter((column) => !below.slice(0, -1).includes(column) && !above.slice(1).includes(column));
  return (
    <Stack gap="sm">
      <SectionHeader title={t('tsushima.battleBoard.unit.move')} />
      <ChipChoice
        label={t('tsushima.battleBoard.unit.move')}
        options={offered.map((column) => ({ value: String(column), label: label(column) }))}
        value={String(unit.column)}
        onChange={(column) => void act(moveOrder(battle, unit.id, Number(column)))}
        testID="move-to"
      />
    </Stack>
  );
}

/** A ship and her guns: whom they fire at, with what sum, and how likely it is. */
function ShipRow({ battle, ship, onAim }: { battle: Battle; ship: string; onAim: () => void }) {
  const game = useGame();
  return (
    <ListRow
      title={isCoastGun(ship) ? unitName(game, ship) : game.nameOf(ship)}
      subtitle={gunLines(game, battle, ship)}
      onPress={battle.stage === 'move' ? onAim : undefined}
      testID={`aim-${ship}`}
    />
  );
}

function gunLines({ state, nameOf }: OpenGame, battle: Battle, ship: string): string {
  const shots = roundShots(state, battle).filter(({ firer, weapon }) => firer === ship && weapon !== 'torpedo');
  if (shots.length === 0) return t('tsushima.battleBoard.unit.noFire');
  const chance = (shot: Shot): string => {
    const { reading } = state.tables.gunfire;
    const odds = shotOdds(state, shot);
    if (reading === null || odds === null) return t('tsushima.battleBoard.unit.typed');
    const need = lowestScoring(reading, shot.row, shot.modifier.value);
    return need === null
      ? t('tsushima.battleBoard.unit.cannotHit')
      : t('tsushima.battleBoard.unit.needs', { need, percent: percentWords(1 - odds[0]) });
  };
  return shots
    .map((shot) =>
      t('tsushima.battleBoard.unit.gun', {
        weapon: t(`tsushima.purpose.${shot.weapon}`),
        target: nameOf(shot.target),
        count: shot.salvos.value,
        sum: signed(shot.modifier.value),
        chance: chance(shot),
      }),
    )
    .join('\n');
}

/** The target of each salvo; once a phase (TSU-44). */
function Torpedoes({ battle, unit, onAim }: { battle: Battle; unit: Unit; onAim: (aiming: Aiming) => void }) {
  const t = useT();
  const { state, nameOf } = useGame();
  const ship = findShip(state, unit.ships[0] ?? '');
  if (ship === null || ship.torpedo === null) return null;
  // Spent ones are offered too: the book objects, and it may be allowed anyway.
  const salvos = torpedoSalvos({ ...ship, torpedoUsed: false });
  const aimed = battle.launches?.[ship.id] ?? [];
  const isNear = torpedoTargets(battle, unit).length > 0;
  const why = ship.torpedoUsed
    ? t('tsushima.battleBoard.unit.torpedoUsed')
    : isSilent(battle, unit.side)
      ? t('tsushima.battleBoard.silent', { count: battle.surprise - battle.round })
      : isNear
        ? null
        : t('tsushima.battleBoard.unit.torpedoFar');
  return (
    <Section title={t('tsushima.battleBoard.unit.torpedoes')}>
      {why !== null && <ListRow title={why} />}
      {isNear &&
        battle.stage === 'move' &&
        Array.from({ length: salvos }, (_, salvo) => (
          <ListRow
            key={salvo}
            title={t('tsushima.battleBoard.unit.torpedoSalvo', { number: salvo + 1 })}
            value={aimed[salvo] === undefined ? t('tsushima.battleBoard.unit.torpedoNone') : nameOf(aimed[salvo])}
            onPress={() => onAim({ ship: ship.id, salvo })}
            testID={`torpedo-${salvo + 1}`}
          />
        ))}
    </Section>
  );
}

function Screens({ battle, unit }: { battle: Battle; unit: Unit }) {
  const t = useT();
  const act = useAct();
  const game = useGame();
  const friends = friendsToScreen(game.state, battle, unit);
  if (friends.length === 0 || battle.stage !== 'move') return null;
  return (
    <Section title={t('tsushima.battleBoard.unit.screens')}>
      {friends.map((friend) => {
        const isOn = battle.screens[unit.id] === friend.id;
        return (
          <ToggleRow
            key={friend.id}
            title={t('tsushima.battleBoard.unit.screenOf', { name: unitName(game, friend.id) })}
            on={isOn}
            onChange={() => void act({ type: 'screen', unit: unit.id, screened: isOn ? null : friend.id })}
            testID={`screen-${friend.id}`}
          />
        );
      })}
    </Section>
  );
}

/** Drop ships, flee, be taken out, change place in the line: what is possible now. */
function Others({ battle, unit, onClose }: { battle: Battle; unit: Unit; onClose: () => void }) {
  const t = useT();
  const act = useAct();
  const { state, nameOf } = useGame();
  if (battle.stage !== 'move') return null;
  const close = (command: Parameters<typeof act>[0]) => {
    onClose();
    void act(command);
  };
  const order = (by: -1 | 1) => (battle.round === 0 ? lineWith(battle, unit, by) : null);
  const [forward, aft] = [order(-1), order(1)];
  const isOut = battle.defender === unit.side && battle.mover === unit.side;
  return (
    <Stack gap="sm">
      {(forward ?? aft) !== null && (
        <Row gap="sm" wrap>
          {([forward, aft] as const).map(
            (line, place) =>
              line && (
                <Button
                  key={place}
                  label={place === 0 ? t('tsushima.battleBoard.unit.forward') : t('tsushima.battleBoard.unit.aft')}
                  onPress={() => void act({ type: 'orderLine', side: unit.side, units: line })}
                  testID={place === 0 ? 'line-forward' : 'line-aft'}
                />
              ),
          )}
        </Row>
      )}
      {shipsToDrop(state, unit).map((ship) => (
        <Button
          key={ship}
          label={t('tsushima.battleBoard.unit.dropShip', { name: nameOf(ship) })}
          onPress={() => void act({ type: 'dropShips', unit: unit.id, ships: [ship] })}
          testID={`drop-${ship}`}
        />
      ))}
      {mayFlee(state, battle, unit) && (
        <Stack gap="xs">
          <Text as="text2" color="ink2">
            {unit.kind === 'merchant'
              ? t('tsushima.battleBoard.unit.fleeOne')
              : t('tsushima.battleBoard.unit.fleeText')}
          </Text>
          <Button
            label={t('tsushima.battleBoard.unit.flee')}
            onPress={() =>
              close({ type: 'flee', side: unit.side, ...(unit.kind === 'merchant' && { units: [unit.id] }) })
            }
            testID="flee"
          />
        </Stack>
      )}
      {isOut && (
        <Stack gap="xs">
          <Text as="text2" color="ink2">
            {t('tsushima.battleBoard.unit.takeOutText', { count: battle.takenOut })}
          </Text>
          <Button
            label={t('tsushima.battleBoard.unit.takeOut')}
            onPress={() => close({ type: 'takeOut', units: [unit.id] })}
            testID="take-out"
          />
        </Stack>
      )}
    </Stack>
  );
}

/** Whom a ship fires at, or one salvo of torpedoes. */
function TargetSheet({
  battle,
  unit: id,
  aiming,
  onClose,
}: {
  battle: Battle;
  unit: string;
  aiming: Aiming;
  onClose: () => void;
}) {
  const t = useT();
  const act = useAct();
  const game = useGame();
  const { state, nameOf } = game;
  const { ship, salvo } = aiming;
  const unit = battle.units[id];
  const targets = salvo === null ? targetsFor(battle, id) : unit ? torpedoTargets(battle, unit) : [];
  const name = isCoastGun(ship) ? unitName(game, ship) : nameOf(ship);
  const none = salvo === null ? t('tsushima.battleBoard.unit.hold') : t('tsushima.battleBoard.unit.torpedoNone');
  const pick = (target: string | null) => {
    return act(salvo === null ? aimOrder(state, ship, target) : torpedoOrder(state, battle, ship, salvo, target));
  };
  return (
    <PickSheet
      title={t('tsushima.battleBoard.unit.target', { name })}
      options={[
        ...targets.map((target) => ({ key: target, value: target as string | null, label: nameOf(target) })),
        { key: 'none', value: null, label: none },
      ]}
      onPick={(target) => void pick(target)}
      onClose={onClose}
      testID="target"
    />
  );
}
