import type { Description } from '../../rulebook';
import { knowsShip } from '../battle/knowing';
import { allShips, findShip, shipStatus } from '../battle/queries';
import type { BattleState, BySide } from '../battle/state';
import { lossesOf, scoreOf } from '../battle/victory';
import { DEFAULT_HOUSE_RULES, HOUSE_RULE_KEYS } from '../house-rules';
import type { Side } from '../types';
import { Fires } from './fires';
import { bestMoments } from './moments';
import type { DiceTally, Loss, Report, ReportAction, SideReport } from './report-types';
import { Shooting } from './shooting';
import { dataOf } from './action';

const NO_DICE: DiceTally = { app: 0, table: 0, count: 0, umpire: 0, corrected: 0 };
const UMPIRE: readonly string[] = ['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'FateChanged', 'ShipAdded'];

/** Everything that is told after a battle, from what was told during it: a public story gives a public report. */
export function battleReport(actions: readonly ReportAction[], now: BattleState): Report {
  const inForce = actions.filter(({ undone }) => !undone);
  const shooting = new Shooting(now);
  const fires = new Fires();
  const losses: Loss[] = [];
  const umpire: Report['umpire'][number][] = [];
  for (const { descriptions, before } of inForce) {
    let { turn } = before;
    for (const one of descriptions) {
      if (one.code === 'PhaseBegan') turn = dataOf(one, 'PhaseBegan').turn;
      shooting.read(one, turn);
      fires.read(one);
      losses.push(...lossesIn(one, turn, now));
      if (UMPIRE.includes(one.code)) umpire.push({ turn, description: one });
    }
  }
  const lost = lossesStill(losses, umpire, now);
  return {
    name: now.name,
    dateText: now.scenario?.dateText ?? null,
    turns: now.turn,
    result: now.result,
    points: pointsOf(now),
    sides: {
      ijn: sideReport('ijn', shooting, fires, now),
      irn: sideReport('irn', shooting, fires, now),
    },
    ships: shooting.ships(),
    byTurn: shooting.turns(now.turn),
    losses: lost,
    fires: fires.report(known(now)),
    moments: bestMoments(inForce, lost),
    houseRules: HOUSE_RULE_KEYS.filter((key) => now.houseRules[key] !== DEFAULT_HOUSE_RULES[key]).map((key) => ({
      key,
      value: now.houseRules[key],
    })),
    ownTables: now.tables !== null,
    umpire,
    dice: inForce.reduce((sum, { dice }) => addDice(sum, dice), NO_DICE),
    undone: actions.length - inForce.length,
    secondAttempts: inForce.filter(({ attempt }) => attempt > 1).length,
  };
}

const addDice = (a: DiceTally, b: DiceTally): DiceTally => ({
  app: a.app + b.app,
  table: a.table + b.table,
  count: a.count + b.count,
  umpire: a.umpire + b.umpire,
  corrected: a.corrected + b.corrected,
});

const sideReport = (side: Side, shooting: Shooting, fires: Fires, now: BattleState): SideReport => ({
  ...shooting.side(side),
  firesLit: fires.litOn(side === 'ijn' ? 'irn' : 'ijn', now),
  losses: lossesOf(now.result === null ? known(now) : allShips(now))[side],
});

const known = (state: BattleState) => allShips(state).filter((ship) => knowsShip(state, 'public', ship));

const pointsOf = (now: BattleState): BySide<number> | null =>
  now.result?.points ??
  ((now.scenario?.victory.scores.length ?? 0) === 0 ? null : (scoreOf(now, known(now))?.standing.points ?? null));

/** As it is in the end: who was refloated or put right is not lost, and what the umpire's pencil took is told, too. */
function lossesStill(losses: readonly Loss[], umpire: Report['umpire'], now: BattleState): readonly Loss[] {
  const still = losses.filter(({ ship: id, how }, place) => {
    // Every further hit on an abandoned ship tells again that she is abandoned (AMB-48).
    if (how === 'abandoned' && losses.findIndex((loss) => loss.ship === id && loss.how === how) < place) return false;
    const ship = findShip(now, id);
    const status = ship === null ? 'afloat' : shipStatus(ship);
    if (how === 'boats' || how === 'transports') return true;
    if (how === 'abandoned') return status === 'abandoned' || status === 'sunk';
    return how === 'sunk' ? status === 'sunk' : ship?.fate === how;
  });
  const untold = known(now).flatMap((ship): readonly Loss[] => {
    const how = shipStatus(ship);
    if ((how !== 'sunk' && how !== 'abandoned') || still.some((loss) => loss.ship === ship.id)) return [];
    const turn = umpire.findLast(({ description }) => description.about.includes(ship.id))?.turn ?? now.turn;
    return [{ ship: ship.id, side: ship.side, turn, how, cause: null, units: 0 }];
  });
  return [...still, ...untold].sort((a, b) => a.turn - b.turn);
}

function lossesIn(one: Description, turn: number, now: BattleState): readonly Loss[] {
  const loss = (ship: string, how: Loss['how'], more: Partial<Loss> = {}): readonly Loss[] => {
    const side = findShip(now, ship)?.side;
    return side === undefined ? [] : [{ ship, side, turn, how, cause: null, units: 0, ...more }];
  };
  switch (one.code) {
    case 'DamageResolved': {
      const { ship, status, cause } = dataOf(one, 'DamageResolved');
      return status === 'sunk' || status === 'abandoned' ? loss(ship, status, { cause }) : [];
    }
    case 'UnitsLost': {
      const { ship, lost } = dataOf(one, 'UnitsLost');
      const of = findShip(now, ship)?.card.type === 'convoy' ? 'transports' : 'boats';
      return lost > 0 ? loss(ship, of, { units: lost }) : [];
    }
    case 'FateChanged': {
      const { ship, fate } = dataOf(one, 'FateChanged');
      return fate === 'afloat' ? [] : loss(ship, fate);
    }
    default:
      return [];
  }
}
