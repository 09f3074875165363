import {
  allGroups,
  type CampaignState,
  type Command,
  COMMAND_TYPES,
  isCapital,
  PORT_IDS,
  playerCommand,
  RULING_KEYS,
  SIDES,
  sweepersAt,
  type Where,
} from '@/rules/tsushima/index';

type Pick = (n: number) => number;

const among = <T>(pick: Pick, items: readonly T[]): T => items[pick(items.length)]!;

/** A command somebody might send by mistake: right in form, at any time, about anything. Some are even legal. */
export function mistakenCommand(state: CampaignState, last: Command | null, pick: Pick): Command {
  switch (pick(6)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return spoiled(playerCommand(state, pick));
    case 2:
    case 3:
      return slip(state, pick);
    default:
      return strayCommand(state, pick);
  }
}

const ROWS = ['repairs', 'mines', 'troops', 'zones', 'morale', 'merchants', 'channel'] as const;

export function strayCommand(state: CampaignState, pick: Pick): Command {
  const side = among(pick, SIDES);
  const ids = Object.keys(state.ships);
  const ship = pick(20) === 0 ? 'nobody' : among(pick, ids);
  const other = among(pick, ids);
  const groups = Object.keys(state.groups);
  const group = pick(20) === 0 || groups.length === 0 ? 'nobody' : among(pick, groups);
  const units = Object.keys(state.battle?.units ?? {});
  const unit = pick(20) === 0 || units.length === 0 ? 'nobody' : among(pick, units);
  const port = pick(12) === 0 ? 'atlantis' : among(pick, PORT_IDS);
  const where = among<Where>(pick, [
    { kind: 'port', name: port },
    { kind: 'open', name: '1811' },
    { kind: 'partial', name: '1710' },
    { kind: 'zone', name: 'china-sea' },
    { kind: 'zone', name: 'mediterranean' },
  ]);
  const hex = among(pick, ['1710', '1999', 'port-arthur']);
  const type = among(pick, COMMAND_TYPES);
  switch (type) {
    case 'place':
    case 'retreat':
      return { type, group, where };
    case 'addShip':
      return { type, ship: among(pick, ['pobieda', 'diana', 'mikasa', 'yamato', 'irn-t3']), side, where };
    case 'startPhase':
      return { type, claims: pick(2) === 0 ? [] : [{ side, port }] };
    case 'form':
      return { type, side, ships: pick(3) === 0 ? [ship, ship] : [ship, other] };
    case 'moveGroup':
      return { type, group, where, ...(pick(5) === 0 && { mine: hex }) };
    case 'rollGrounding':
    case 'rollFlight':
    case 'flee':
      return { type, side };
    case 'search':
      return { type, own: [group], enemy: [among(pick, ['nobody', ...groups])], evades: pick(2) === 0 };
    case 'searchZone':
      return { type, own: [group], enemy: [among(pick, ['nobody', ...groups])] };
    case 'attackPort':
      return { type, own: [group], port };
    case 'sendBlockShips':
      return { type, ships: [ship] };
    case 'raidTown':
      return { type, group };
    case 'placeFlyingBase':
      return { type, hex };
    case 'deliverLoads':
      return { type, loads: 1 + pick(9) };
    case 'arrange':
    case 'moveUnit':
      return { type, unit, column: pick(16) - 2 };
    case 'orderLine':
      return { type, side, units: [unit] };
    case 'dropShips':
      return { type, unit, ships: [ship] };
    case 'takeOut':
      return { type, units: [unit] };
    case 'screen':
      return { type, unit, screened: units.length === 0 ? null : among(pick, units) };
    case 'aim':
      return { type, ships: [ship], target: other };
    case 'aimTorpedoes':
      return { type, ship, targets: [other] };
    case 'fireRound':
      return { type, launches: [{ ship, targets: [other] }] };
    case 'bringHome':
      return {
        type,
        battle: 'togo-1',
        place: where.name,
        ships: [{ ship, hits: pick(4), went: 'stays', torpedoes: false }],
      };
    case 'repair':
      return { type, ships: pick(3) === 0 ? [ship, ship] : [ship], ...(pick(2) === 0 && { side }) };
    case 'layMine':
      return { type, side, hex };
    case 'sweepMine':
      return { type, hex, ships: [ship] };
    case 'choosePlan':
      return { type, plan: among(pick, ['A', 'B', 'C'] as const) };
    case 'moveZones':
      return { type, moves: [{ group, where }] };
    case 'placeMerchants':
      return { type, port };
    case 'skipRow':
      return { type, row: among(pick, ROWS) };
    case 'scuttle':
      return { type, ships: [ship] };
    case 'useTable':
      return {
        type,
        table: among(pick, ['gunfire', 'torpedo'] as const),
        source: among(pick, ['yours', 'house'] as const),
        reading: null,
      };
    case 'typeGuns':
      return { type, ship, guns: { primary: { factor: pick(9), salvos: pick(4) }, secondary: null } };
    case 'confirmGuns':
      return { type, ships: [ship] };
    case 'setStartColumns':
      return { type, ijn: 1 + pick(6), irn: 7 + pick(6) };
    case 'changeHouseRule':
      return {
        type,
        key: among(pick, RULING_KEYS),
        value: among(pick, ['difference', 'one', 'lodged-only', 'nonsense']),
      };
    case 'goTo':
      return { type, year: state.year, month: state.month, phase: 1 + pick(7) };
    case 'correct':
      return {
        type,
        path: among(pick, [
          ['lodged'],
          ['ships', ship, 'morale'],
          ['ships', ship, 'beauty'],
          ['groups', group, 'where'],
        ]),
        value: pick(5) - 3,
      };
    case 'keepRoll':
      return { type, roll: { type: 'search', modifier: 0, die: 1 + pick(6), spotted: pick(2) === 0, source: 'app' } };
    default:
      return { type };
  }
}

/** What people do all the time and chance seldom does. */
function slip(state: CampaignState, pick: Pick): Command {
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

/** A sensible command with the other side in it. */
function spoiled(command: Command): Command {
  const text = JSON.stringify(command);
  const other = text.includes('"ijn"') ? text.replace('"ijn"', '"irn"') : text.replace('"irn"', '"ijn"');
  return JSON.parse(other) as Command;
}
