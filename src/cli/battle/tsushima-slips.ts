import { allGroups, type CampaignState, type Command, isCapital, SIDES, sweepersAt } from '@/rules/tsushima/index';

import { among, type Pick } from './chance';

/** What people do all the time and chance seldom does. */
export function slip(state: CampaignState, pick: Pick): Command {
  const { battle, step } = state;
  if (battle !== null) return battleSlip(state, pick);
  const groups = allGroups(state);
  const own = groups.filter(({ side }) => side === state.active);
  const someGroup = groups.length === 0 ? undefined : among(pick, groups);
  if (step === 'terminal') return terminalSlip(state, pick);
  if (step === 'move' && own.length > 0) {
    const group = among(pick, own);
    const ships = own.filter(({ where }) => where.name === group.where.name).flatMap((each) => each.ships);
    return among<Command>(pick, [
      { type: 'moveGroup', group: group.id, where: { kind: 'port', name: 'vladivostok' } },
      { type: 'moveGroup', group: group.id, where: { kind: 'port', name: 'yokosuka' } },
      { type: 'moveGroup', group: group.id, where: { kind: 'open', name: '1811' } },
      { type: 'moveGroup', group: group.id, where: { kind: 'zone', name: 'mediterranean' } },
      { type: 'moveGroup', group: group.id, where: { kind: 'partial', name: '1710' }, mine: '1999' },
      { type: 'form', side: group.side, ships: group.ships.slice(0, 1) },
      { type: 'form', side: group.side, ships: ships.slice(0, 9) },
      { type: 'form', side: group.side, ships: [group.ships[0]!, among(pick, Object.keys(state.ships))] },
      { type: 'rollGrounding', side: group.side },
      { type: 'endMove' },
    ]);
  }
  if (step === 'fight') {
    const enemies = groups.filter(({ side }) => side !== state.active);
    const pair = own.flatMap((mine) =>
      enemies.filter(({ where }) => where.name === mine.where.name).map((theirs) => ({ mine, theirs })),
    );
    const met = pair.length === 0 ? null : among(pick, pair);
    const merchants = Object.values(state.ships).filter(({ type }) => type === 'M');
    return among<Command>(pick, [
      ...(met ? [{ type: 'search' as const, own: [met.mine.id], enemy: [met.theirs.id], evades: false }] : []),
      ...(met ? [{ type: 'attackPort' as const, own: [met.mine.id], port: met.theirs.where.name }] : []),
      ...(met ? [{ type: 'searchZone' as const, own: [met.mine.id], enemy: [met.theirs.id] }] : []),
      ...(someGroup ? [{ type: 'raidTown' as const, group: someGroup.id }] : []),
      ...(met ? [{ type: 'bringHome' as const, battle: 'togo-1', place: met.mine.where.name, ships: [] }] : []),
      ...(merchants.length > 0 ? [{ type: 'sendBlockShips' as const, ships: [merchants[0]!.id] }] : []),
      { type: 'endFight' },
    ]);
  }
  if (step === 'setup' && state.italian === null) return { type: 'startCampaign' };
  return someGroup
    ? { type: 'place', group: someGroup.id, where: { kind: 'port', name: 'atlantis' } }
    : { type: 'startCampaign' };
}

function battleSlip(state: CampaignState, pick: Pick): Command {
  const battle = state.battle!;
  const units = Object.values(battle.units);
  if (units.length === 0) return { type: 'endBattle' };
  const unit = among(pick, units);
  const friend = among(
    pick,
    units.filter(({ side }) => side === unit.side),
  );
  const enemies = units.filter(({ side }) => side !== unit.side);
  const enemy = enemies.length === 0 ? unit : among(pick, enemies);
  const ship = unit.ships[0]!;
  const defenders = units.filter(({ side }) => side === battle.defender).map(({ id }) => id);
  return among<Command>(pick, [
    { type: 'moveUnit', unit: unit.id, column: unit.column + 5 },
    { type: 'moveUnit', unit: unit.id, column: unit.column + 1 },
    { type: 'arrange', unit: unit.id, column: 7 },
    { type: 'orderLine', side: unit.side, units: [unit.id] },
    { type: 'orderLine', side: unit.side, units: units.filter(({ side }) => side === unit.side).map(({ id }) => id) },
    { type: 'dropShips', unit: unit.id, ships: [ship] },
    { type: 'dropShips', unit: unit.id, ships: [unit.ships.at(-1)!] },
    { type: 'takeOut', units: [unit.id] },
    { type: 'takeOut', units: defenders.length > 0 ? defenders : [unit.id] },
    { type: 'flee', side: unit.side },
    { type: 'flee', side: unit.side, units: [unit.id] },
    { type: 'rollFlight', side: unit.side },
    { type: 'screen', unit: unit.id, screened: friend.id },
    { type: 'aim', ships: [ship], target: friend.ships[0]! },
    { type: 'aim', ships: [ship], target: enemy.ships.at(-1)! },
    { type: 'aim', ships: [among(pick, unit.ships)], target: enemy.ships[0]!, weapon: 'primary' },
    { type: 'fireRound', launches: [{ ship, targets: [enemy.ships[0]!] }] },
    { type: 'fireRound' },
    {
      type: 'bringHome',
      battle: 'togo-1',
      ships: units.flatMap(({ ships }) => ships).map((id) => ({ ship: id, hits: 0, went: 'escaped', torpedoes: true })),
    },
  ]);
}

function terminalSlip(state: CampaignState, pick: Pick): Command {
  const ships = Object.values(state.ships);
  const hurt = ships.filter(({ hits, fate }) => hits > 0 && fate === 'afloat').map(({ id }) => id);
  const boats = ships.filter(({ type, fate }) => type === 'D' && fate === 'afloat').map(({ id }) => id);
  const inPort = allGroups(state)
    .filter(({ where }) => where.kind === 'port' && where.name === 'port-arthur')
    .flatMap((group) => group.ships)
    .filter((id) => hurt.includes(id) && !boats.includes(id));
  const atSea = allGroups(state)
    .filter(({ where }) => where.kind !== 'port')
    .flatMap((group) => group.ships)
    .filter((id) => hurt.includes(id) && isCapital(state.ships[id]?.type ?? 'T'));
  const captured = ships.filter((ship) => ship.captured && hurt.includes(ship.id)).map(({ id }) => id);
  const baltic = allGroups(state).find(({ where }) => where.name === 'kronstadt');
  const mine = state.mines.laid[0];
  const repairs: readonly Command[] = [
    { type: 'repair', ships: hurt },
    { type: 'repair', side: 'ijn', ships: hurt },
    { type: 'repair', ships: boats.slice(0, 1) },
    { type: 'repair', ships: inPort },
    { type: 'repair', ships: atSea.slice(0, 1) },
    { type: 'repair', side: 'irn', ships: inPort },
    { type: 'repair', ships: captured },
  ];
  // One ship alone where others lie on a mine too.
  const lone = state.mines.laid.flatMap(({ hex }) =>
    SIDES.flatMap((side) =>
      sweepersAt(state, side, hex)
        .slice(0, 1)
        .map(({ id }): Command => ({ type: 'sweepMine', hex, ships: [id] })),
    ),
  );
  if (lone.length > 0 && pick(4) === 0) return among(pick, lone);
  if (captured.length > 0 && !state.terminal.repairs && pick(3) === 0) {
    return { type: 'repair', side: 'ijn', ships: captured.slice(0, 1) };
  }
  if (!state.terminal.repairs && pick(2) === 0) return among(pick, repairs);
  return among<Command>(pick, [
    ...repairs,
    ...(baltic
      ? [
          {
            type: 'moveZones' as const,
            moves: [{ group: baltic.id, where: { kind: 'zone' as const, name: 'mediterranean' } }],
          },
        ]
      : []),
    { type: 'moveZones', moves: [] },
    { type: 'skipRow', row: 'morale' },
    { type: 'layMine', side: 'irn', hex: mine?.hex ?? '1710' },
    { type: 'layMine', side: 'ijn', hex: mine?.hex ?? '1710' },
    { type: 'resolveTroops' },
    { type: 'choosePlan', plan: 'C' },
    { type: 'endMonth' },
    { type: 'endCampaign' },
  ]);
}
