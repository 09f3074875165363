import type { Side } from '../types';

/** Ports by name, whose they are at first, and the repairs each may try in a terminal phase (TSU-48, TSU-53). */
// prettier-ignore
export const PORTS = {
  vladivostok:   { side: 'irn', repairs: 5,  home: 'irn' },
  'port-arthur': { side: 'irn', repairs: 4,  home: null },
  kronstadt:     { side: 'irn', repairs: 10, home: 'irn' },
  yokosuka:      { side: 'ijn', repairs: 5,  home: 'ijn' },
  sasebo:        { side: 'ijn', repairs: 4,  home: 'ijn' },
  kure:          { side: 'ijn', repairs: 5,  home: 'ijn' },
  maizuru:       { side: 'ijn', repairs: 3,  home: 'ijn' },
  ominato:       { side: 'ijn', repairs: 0,  home: 'ijn' },
  tsushima:      { side: 'ijn', repairs: 0,  home: 'ijn' },
  chemulpo:      { side: 'ijn', repairs: 0,  home: null },
  fusan:         { side: 'ijn', repairs: 0,  home: null },
  'yin-kou':     { side: 'ijn', repairs: 0,  home: null },
  neutral:       { side: null,  repairs: 0,  home: null },
} as const satisfies Readonly<
  Record<string, { readonly side: Side | null; readonly repairs: number; readonly home: Side | null }>
>;

export type PortId = keyof typeof PORTS;
export const PORT_IDS = Object.keys(PORTS) as PortId[];
export const isPort = (name: string): name is PortId => Object.hasOwn(PORTS, name);

/** Towns that Russians may shell from a port hex (TSU-46). */
export const KOREAN_PORTS: readonly PortId[] = ['chemulpo', 'fusan'];

/** Zones the text names. A zone has a friendly port, or ships in it must go on (TSU-16). */
export const ZONES = ['china-sea', 'mediterranean', 'kronstadt'] as const;

/** Block ships: at most so many hexes away, and clearing the channel (TSU-56). */
export const BLOCK_SHIPS = { within: 6, lodgesAt: 6, clearsAt: 6 } as const;
/** Ships that may sail out over the defender's edge in a movement round (TSU-55). */
export const TAKEN_OUT = 4;
/** The die that lets the enemy attack ships under protection, and in the first turn's surprise (TSU-54, TSU-58). */
export const PORT_ATTACK = { need: 6, surprise: 3 } as const;
/** Phases of the campaign with surprise, and firing rounds in which the Russians stay silent (TSU-58). */
export const SURPRISE = { phases: 2, rounds: 5 } as const;
