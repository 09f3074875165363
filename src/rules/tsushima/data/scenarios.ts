import type { Side, Where } from '../types';

export const SCENARIO_IDS = ['port-arthur', 'chemulpo', 'round-island', 'tsushima', 'war-at-sea'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Squadrons that wait for their release (TSU-62). */
export const SQUADRONS = ['baltic-1', 'baltic-2'] as const;
export type Squadron = (typeof SQUADRONS)[number];

/** Ships that begin together. */
export interface Force {
  readonly side: Side;
  readonly where: Where;
  /** The owner may put them elsewhere of this kind before the first phase. */
  readonly anywhere?: 'japanese-coast' | 'japanese-or-korean-port' | 'kure-or-sasebo';
  readonly ships: readonly string[];
  readonly squadron?: Squadron;
  /** The column of the board, where the scenario is a battle only. */
  readonly column?: number;
}

interface Scenario {
  readonly id: ScenarioId;
  readonly month: number;
  readonly year: number;
  /** Null: a battle on the board only. */
  readonly turns: number | null;
  readonly morale: Readonly<Record<Side, number>>;
  readonly mines: Readonly<Record<Side, number>>;
  /** Laid before the first phase. */
  readonly laid: readonly { readonly side: Side; readonly hex: string }[];
  readonly flyingBases: number;
  /** The port that is attacked, where port rules hold. */
  readonly port: 'port-arthur' | null;
  /** Port Arthur is Japanese from the start (TSU-71). */
  readonly portArthurHasFallen?: true;
  readonly forces: readonly Force[];
  /** Ships the printed list may have lost: the owner ticks them (AMB-17). */
  readonly missing: readonly string[];
}

const port = (name: string): Where => ({ kind: 'port', name });
const zone = (name: string): Where => ({ kind: 'zone', name });
const COAST: Where = { kind: 'partial', name: '' };
const BOARD: Where = { kind: 'open', name: '' };

/** Counters of boats, numbered from `first`. */
const boats = (prefix: string, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${first + index}`);

const EVEN = { ijn: 0, irn: 0 } as const;

const PORT_ARTHUR: Scenario = {
  ...{ id: 'port-arthur', month: 2, year: 1904, turns: null, morale: EVEN, mines: EVEN, laid: [], flyingBases: 0 },
  port: 'port-arthur',
  missing: [],
  forces: [
    {
      ...{ side: 'irn', where: port('port-arthur'), column: 9 },
      ships: [
        ...['petropavlovsk', 'pobieda', 'poltava', 'peresviet', 'sevastopol'],
        ...['bayan', 'diana', 'askold', 'novik'],
      ],
    },
    {
      ...{ side: 'ijn', where: { kind: 'partial', name: 'port-arthur' }, column: 1 },
      ships: [
        ...['mikasa', 'shikishima', 'asahi', 'fuji', 'hatsuse', 'yashima', 'iwate', 'tokiwa', 'yakumo', 'azuma'],
        ...['chitose', 'yoshino', 'takasago', 'kasagi', 'suma'],
      ],
    },
  ],
};

const CHEMULPO: Scenario = {
  ...{ id: 'chemulpo', month: 2, year: 1904, turns: null, morale: EVEN, mines: EVEN, laid: [], flyingBases: 0 },
  port: null,
  missing: [],
  forces: [
    {
      ...{ side: 'ijn', where: BOARD, column: 1 },
      ships: ['asama', 'naniwa', 'takachiho', 'chiyoda', 'niitaka', 'akashi', 'ijn-t1'],
    },
    { side: 'irn', where: BOARD, column: 12, ships: ['variag'] },
  ],
};

const ROUND_ISLAND: Scenario = {
  ...{ id: 'round-island', month: 8, year: 1904, turns: 3, morale: EVEN, mines: { ijn: 0, irn: 1 }, flyingBases: 1 },
  laid: [{ side: 'irn', hex: 'port-arthur' }],
  port: null,
  missing: [],
  forces: [
    { side: 'irn', where: port('vladivostok'), ships: ['gromoboi', 'rurik', 'rossia', 'irn-t1'] },
    {
      ...{ side: 'irn', where: port('port-arthur') },
      ships: [
        ...['novik', 'tsarevitch', 'retvizan', 'pobieda', 'sevastopol', 'peresviet', 'poltava'],
        ...['diana', 'pallada', 'askold', 'irn-t2'],
      ],
    },
    {
      ...{ side: 'ijn', where: COAST, anywhere: 'japanese-coast' },
      ships: [...['idzumo', 'iwate', 'tokiwa', 'tsushima', 'azuma', 'takachiho', 'naniwa'], ...boats('ijn-t', 1, 2)],
    },
    {
      ...{ side: 'ijn', where: port('chemulpo') },
      ships: [
        ...['asahi', 'mikasa', 'shikishima', 'fuji', 'nisshin', 'yakumo', 'kasuga', 'chitose', 'asama', 'takasago'],
        ...['kasagi', 'akashi', 'matsushima', 'chin-yen', 'itsukushima', 'hashidate', 'chiyoda'],
        ...boats('ijn-d', 1, 4),
        ...boats('ijn-t', 3, 2),
      ],
    },
  ],
};

const TSUSHIMA: Scenario = {
  ...{ id: 'tsushima', month: 5, year: 1905, turns: 3, morale: { ijn: 0, irn: -2 }, mines: EVEN, laid: [] },
  ...{ flyingBases: 0, port: null, portArthurHasFallen: true, missing: [] },
  forces: [
    {
      ...{ side: 'irn', where: zone('china-sea') },
      ships: [
        ...['aurora', 'almaz', 'souvaroff', 'borodino', 'orel', 'alexandr-iii', 'sissoi-veliki', 'nakimov', 'navarin'],
        ...['izumrud', 'jemtchug', 'oleg', 'svietlana', 'seniavin', 'nikolai', 'monomach', 'apraxine', 'oslabia'],
        ...['dmitri-donskoi', 'oushakoff', ...boats('irn-d', 1, 3)],
      ],
    },
    { side: 'ijn', where: zone('china-sea'), ships: ['ijn-t1'] },
    {
      ...{ side: 'ijn', where: port('sasebo'), anywhere: 'japanese-or-korean-port' },
      ships: [
        ...['fuso', 'mikasa', 'shikishima', 'asahi', 'fuji', 'nisshin', 'chin-yen', 'kasuga', 'idzumo', 'asama'],
        ...['iwate', 'azuma', 'yakumo', 'tokiwa', 'kasagi', 'tsushima', 'niitaka', 'naniwa', 'idzumi'],
        ...boats('ijn-d', 1, 3),
        ...boats('ijn-t', 2, 6),
      ],
    },
  ],
};

const WAR_AT_SEA: Scenario = {
  ...{ id: 'war-at-sea', month: 2, year: 1904, turns: 23, morale: EVEN, mines: { ijn: 2, irn: 2 }, laid: [] },
  ...{ flyingBases: 2, port: null },
  missing: ['pobieda', 'peresviet', 'bayan', 'diana'],
  forces: [
    { side: 'irn', where: port('chemulpo'), ships: ['variag'] },
    { side: 'irn', where: port('vladivostok'), ships: ['gromoboi', 'rurik', 'rossia', 'bogatyr', 'irn-t1'] },
    {
      ...{ side: 'irn', where: port('port-arthur') },
      ships: [
        ...['tsarevitch', 'retvizan', 'petropavlovsk', 'sevastopol', 'askold', 'novik', 'poltava', 'pallada'],
        ...['boyarin', ...boats('irn-d', 1, 9), 'irn-t2'],
      ],
    },
    {
      ...{ side: 'irn', where: zone('mediterranean') },
      ships: ['oslabia', 'aurora', 'dmitri-donskoi', 'almaz', 'irn-d10'],
    },
    {
      ...{ side: 'irn', where: port('kronstadt'), squadron: 'baltic-1' },
      ships: [
        ...['souvaroff', 'borodino', 'alexandr-iii', 'navarin', 'orel', 'sissoi-veliki', 'nakimov'],
        ...['oleg', 'izumrud', 'jemtchug', 'svietlana', 'irn-d11', 'irn-d12'],
      ],
    },
    {
      ...{ side: 'irn', where: port('kronstadt'), squadron: 'baltic-2' },
      ships: ['nikolai', 'seniavin', 'apraxine', 'monomach', 'oushakoff', 'irn-d13'],
    },
    { side: 'ijn', where: zone('china-sea'), ships: ['ijn-t1'] },
    { side: 'ijn', where: port('ominato'), ships: ['ijn-t2'] },
    { side: 'ijn', where: port('yokosuka'), ships: ['ijn-t3'] },
    { side: 'ijn', where: port('tsushima'), ships: ['ijn-t4'] },
    { side: 'ijn', where: port('maizuru'), ships: ['ijn-t5'] },
    { side: 'ijn', where: port('kure'), anywhere: 'kure-or-sasebo', ships: boats('ijn-m', 1, 10) },
    {
      ...{ side: 'ijn', where: COAST, anywhere: 'japanese-coast' },
      ships: [
        ...['mikasa', 'yashima', 'asahi', 'fuji', 'hatsuse', 'chin-yen', 'shikishima', 'fuso'],
        ...['idzumo', 'tokiwa', 'iwate', 'asama', 'azuma', 'yakumo', 'tsushima', 'takasago', 'chitose', 'niitaka'],
        ...['kasagi', 'yoshino', 'otawa', 'akashi', 'suma', 'akitsushima', 'hashidate', 'matsushima', 'itsukushima'],
        ...['naniwa', 'takachiho', 'saiyen', 'idzumi', 'chiyoda', ...boats('ijn-d', 1, 6), ...boats('ijn-t', 6, 5)],
      ],
    },
  ],
};

/** The five scenarios (TSU-63 to TSU-72). */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'port-arthur': PORT_ARTHUR,
  chemulpo: CHEMULPO,
  'round-island': ROUND_ISLAND,
  tsushima: TSUSHIMA,
  'war-at-sea': WAR_AT_SEA,
};

/** Points for a ship, by type; others earn nothing (TSU-65 to TSU-67). */
export const SHIP_POINTS: Readonly<Record<string, number>> = { A: 2, B: 3, C: 1 };
/** For a ship that was scuttled (TSU-67). */
export const SCUTTLED_POINTS = 1;
/** War at Sea ends so many turns after Port Arthur has fallen (TSU-67). */
export const TURNS_AFTER_THE_FALL = 6;
/** Hits the Japanese must inflict before Port Arthur (TSU-63). */
export const PORT_ARTHUR_HITS = 10;
