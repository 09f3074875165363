import {
  bareShip,
  NO_DAMAGE,
  quickShip,
  RANGE_BANDS,
  shipById,
  type QuickOf,
  type QuickShip,
  type QuickState,
  type QuickType,
} from '@/rules/togo/index';

/** Every form of Quick shot is the command it would send. */
export type Forms = { readonly [T in QuickType]: QuickOf<T> };

const MOST_RECENT = 6;
const HIT = { kind: 'gun', beyond8: false, restricted: false } as const;

/** A battleship's broadside of heavy guns at a battleship, before anybody has chosen anything. */
const WEAPON = bareShip({ gun: { weapon: '12in', dice: 4 } });
const HULL = bareShip({ type: 'B', size: 5, armour: 3, torpedoFactors: 2 });

const DEFAULTS: Forms = {
  fireGuns: {
    type: 'fireGuns',
    firer: WEAPON,
    target: HULL,
    range: RANGE_BANDS[1],
    bearing: 90,
    turned: 'none',
    night: null,
    burning: false,
  },
  launchTorpedo: {
    type: 'launchTorpedo',
    firer: bareShip({ torpedoFactors: 2 }),
    target: bareShip({ type: 'B', size: 4, armour: 3, torpedoFactors: 2 }),
    range: RANGE_BANDS[0],
    bearing: 90,
    evaded: false,
    stationary: false,
    unaware: false,
  },
  rollHits: { type: 'rollHits', target: HULL, damage: NO_DAMAGE, hits: [HIT] },
  controlDamage: { type: 'controlDamage', facts: { markers: [{ letter: 'P' }], fires: 0, attempt: 0 } },
  trySighting: { type: 'trySighting', facts: { side: 'ijn', range: 3, night: 4, burning: false, fired: false } },
  rollUnplanned: { type: 'rollUnplanned', speed: 3 },
};

export const QUICK_TYPES = Object.keys(DEFAULTS) as readonly QuickType[];

/** As each was rolled last, so that "again" is one tap, even after a restart. */
export function formsOf(state: QuickState): Forms {
  const last = <T extends QuickType>(type: T): QuickOf<T> =>
    (state.shots.find(({ asked }) => asked.type === type)?.asked as QuickOf<T> | undefined) ?? DEFAULTS[type];
  return {
    fireGuns: last('fireGuns'),
    launchTorpedo: last('launchTorpedo'),
    // How the last hits came says nothing of the next one.
    rollHits: waitingHits(state) ?? { ...last('rollHits'), ...carried(state), hits: DEFAULTS.rollHits.hits },
    controlDamage: last('controlDamage'),
    trySighting: last('trySighting'),
    rollUnplanned: last('rollUnplanned'),
  };
}

/** The hits of the last fire on the ship they struck, as she stood before. */
export function waitingHits({ pending, struck }: QuickState): QuickOf<'rollHits'> | null {
  if (pending === null) return null;
  const before = struck !== null && sameShip(struck.target, pending.target) ? struck : null;
  const units = before?.units ?? pending.target.units;
  return {
    type: 'rollHits',
    target: units === undefined || units < 1 ? pending.target : { ...pending.target, units },
    damage: before?.damage ?? NO_DAMAGE,
    hits: pending.hits,
  };
}

const carried = ({ struck }: QuickState) => (struck === null ? {} : { target: struck.target, damage: struck.damage });

/** The same ship, or the same nameless hull. */
export const sameShip = (a: QuickShip, b: QuickShip): boolean =>
  a.id === b.id && (a.id !== null || JSON.stringify(a.card) === JSON.stringify(b.card));

export const DEFAULT_SHIPS = { firer: 'mikasa', target: 'knyaz-suvorov' } as const;

/** A ship of the library; a nameless hull where there is none of that name. */
export function libraryShip(id: string): QuickShip {
  const facts = shipById(id);
  return facts ? quickShip(facts) : HULL;
}

/** Ships used lately, newest first, each once. */
export function recentShips(state: QuickState, role: 'firer' | 'target'): readonly QuickShip[] {
  const used = state.shots.flatMap(({ asked }) =>
    role === 'firer' ? ('firer' in asked ? [asked.firer] : []) : 'target' in asked ? [asked.target] : [],
  );
  const named = used.filter(({ id }) => id !== null);
  return named.filter((ship, at) => named.findIndex(({ id }) => id === ship.id) === at).slice(0, MOST_RECENT);
}

/** A range set by band stands at the band's far edge. */
export const bandEdge = (range: number): number => RANGE_BANDS.find((edge) => range <= edge) ?? RANGE_BANDS[3];
