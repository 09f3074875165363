import {
  boardUnits,
  type CampaignState,
  columnsBetween,
  type CommandOf,
  type Contact,
  findShip,
  isFriendlyPort,
  type Ship,
  type ShipType,
  SUNK,
  tsushimaCampaign,
  type Unit,
} from '../tsushima/index';
import type { Homecoming } from './home';
import type { Link } from './link';
import type { Counter, CounterKind, Division, Encounter, Side } from './types';

const KINDS: Readonly<Record<ShipType, CounterKind>> = {
  ...{ B: 'battleship', A: 'armoured-cruiser', C: 'cruiser' },
  ...{ D: 'destroyers', T: 'torpedo-boats', M: 'merchant' },
};

const counterOf = ({ id, name, side, type, hits, torpedoUsed }: Ship): Counter => ({
  ...{ id, name, side, kind: KINDS[type], harm: hits, sinksAt: SUNK, isSpent: torpedoUsed, fleet: null },
});

/** The battle that is on, or a contact as it would go to the board; null where there is neither. */
export function tsushimaEncounter(state: CampaignState, contact: Contact | null = null): Encounter | null {
  const units = state.battle?.units ?? (contact && unitsOfContact(state, contact));
  if (units === null) return null;
  const all = Object.values(units);
  const divisionsOf = (side: Side): readonly Division[] =>
    all
      .filter((unit) => unit.side === side)
      .map(({ id, ships }) => ({
        id,
        counters: ships.flatMap((ship) => findShip(state, ship) ?? []).map(counterOf),
      }));
  return {
    book: 'tsushima',
    moment: tsushimaCampaign.moment(state) ?? { turn: state.turn, phase: '' },
    year: state.year,
    sides: { ijn: divisionsOf('ijn'), irn: divisionsOf('irn') },
    gap: { type: 'columns', between: closest(all) },
    contact: state.battle === null ? (contact?.where.name ?? null) : null,
    isPortBattle:
      state.battle === null
        ? (contact?.enemy.some(({ side, where }) => isFriendlyPort(state, side, where)) ?? false)
        : state.battle.defender !== null,
  };
}

function unitsOfContact(state: CampaignState, { own, enemy }: Contact): Readonly<Record<string, Unit>> {
  const groups = [...own, ...enemy].map(({ id }) => id);
  return boardUnits(state, groups, ({ side }) => state.startColumns[side]);
}

/** Columns between the nearest enemies; divisions before boats, who come out to meet them. */
function closest(units: readonly Unit[]): number {
  const divisions = units.filter(({ kind }) => kind === 'division');
  const gaps = (among: readonly Unit[]): readonly number[] =>
    among
      .filter(({ side }) => side === 'ijn')
      .flatMap((own) =>
        among.filter(({ side }) => side === 'irn').map((enemy) => columnsBetween(own.column, enemy.column)),
      );
  const found = gaps(divisions);
  const between = Math.min(...(found.length > 0 ? found : gaps(units)));
  return Number.isFinite(between) ? between : 0;
}

/** The one action in the campaign's log that takes these results home. */
export const tsushimaHome = (
  battle: string,
  { contact }: Pick<Link, 'contact'>,
  ships: readonly Homecoming[],
): CommandOf<'bringHome'> => ({
  ...{ type: 'bringHome', battle },
  ...(contact === null ? {} : { place: contact }),
  ships: ships.map(({ counter, harm, went, edge, torpedoes }) => ({
    ...{ ship: counter, hits: harm, went, torpedoes },
    ...(edge === null ? {} : { edge }),
  })),
});
