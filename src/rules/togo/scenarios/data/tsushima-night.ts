import type { Scenario } from '../scenario';
import { BATTLESHIPS, BOATS, LOST, UNHURT } from './groups';

export const TSUSHIMA_NIGHT: Scenario = {
  id: 'tsushima-night',
  name: 'Tsushima, the night attacks',
  date: '1905-05-27',
  dateText: 'night of 27-28 May 1905',
  startTime: '20:15',
  light: 'night',
  sightingRange: 2,
  turnLimit: 28,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'north',
      fleetFlagship: null,
      dummies: 6,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-1st-destroyer-flotilla', name: '1st Destroyer Flotilla',
          position: { x: 34, y: 8 }, heading: 200, speed: 3.5, knots: 22,
          flagship: 'harusame-class', ships: ['harusame-class'],
          boats: [['Harusame', 'Fubuki', 'Ariake', 'Arare']],
        },
        {
          id: 'ijn-2nd-destroyer-flotilla', name: '2nd Destroyer Flotilla',
          position: { x: 26, y: 8 }, heading: 200, speed: 3.5, knots: 22,
          flagship: 'ikazuchi-class', ships: ['ikazuchi-class'],
          boats: [['Oboro', 'Inazuma', 'Ikazuchi', 'Akebono']],
        },
        {
          id: 'ijn-3rd-destroyer-flotilla', name: '3rd Destroyer Flotilla',
          position: { x: 48, y: 12 }, heading: 240, speed: 3.5, knots: 22,
          flagship: 'murakumo-class', ships: ['murakumo-class', 'akatsuki-class', 'ikazuchi-class'],
          boats: [['Shinonome', 'Usugumo'], ['Kasumi'], ['Sazanami']],
        },
        {
          id: 'ijn-4th-destroyer-flotilla', name: '4th Destroyer Flotilla',
          position: { x: 54, y: 24 }, heading: 270, speed: 3.5, knots: 22,
          flagship: 'harusame-class', ships: ['harusame-class', 'shirakumo-class'],
          boats: [['Asagiri', 'Murasame'], ['Asashio', 'Shirakumo']],
        },
        {
          id: 'ijn-5th-destroyer-flotilla', name: '5th Destroyer Flotilla',
          position: { x: 50, y: 36 }, heading: 300, speed: 3.5, knots: 22,
          flagship: 'murakumo-class', ships: ['murakumo-class'],
          boats: [['Shiranui', 'Murakumo', 'Yugiri', 'Kagero']],
        },
        {
          id: 'ijn-9th-torpedo-boat-flotilla', name: '9th Torpedo Boat Flotilla',
          position: { x: 16, y: 40 }, heading: 30, speed: 3, knots: 18,
          flagship: 'hayabusa-class', ships: ['hayabusa-class'],
          boats: [['Aotaka', 'Kari', 'Tsubame', 'Hato']],
        },
        {
          id: 'ijn-15th-torpedo-boat-flotilla', name: '15th Torpedo Boat Flotilla',
          position: { x: 10, y: 30 }, heading: 60, speed: 3, knots: 18,
          flagship: 'hayabusa-class', ships: ['hayabusa-class'],
          boats: [['Hibari', 'Sagi', 'Hashitaka', 'Uzura']],
        },
        {
          id: 'ijn-17th-and-18th-torpedo-boat-flotillas', name: '17th and 18th Torpedo Boat Flotillas',
          position: { x: 26, y: 46 }, heading: 10, speed: 3, knots: 18,
          flagship: 'tb-no-31-class', ships: ['tb-no-31-class', 'tb-no-31-class'],
          boats: [['No. 34', 'No. 31', 'No. 32', 'No. 33'], ['No. 36', 'No. 60', 'No. 61', 'No. 35']],
        },
      ],
    },
    irn: {
      entryEdge: 'south',
      fleetFlagship: 'imperator-nikolai-i',
      dummies: 4,
      // prettier-ignore
      formations: [
        {
          id: 'irn-nebogatov-line', name: 'Nebogatov line', commander: 'Nebogatov',
          position: { x: 33, y: 24 }, heading: 23, speed: 2, knots: 12,
          flagship: 'imperator-nikolai-i', ships: ['imperator-nikolai-i', 'orel', 'general-admiral-apraksin', 'admiral-senyavin'],
        },
        {
          id: 'irn-izumrud', name: 'Izumrud',
          position: { x: 35, y: 25 }, heading: 23, speed: 2, knots: 12,
          flagship: 'izumrud', ships: ['izumrud'],
        },
        {
          id: 'irn-rear-of-the-line', name: 'Rear of the line',
          position: { x: 30, y: 30 }, heading: 23, speed: 1.5, knots: 9,
          flagship: 'admiral-ushakov', ships: ['admiral-ushakov', 'navarin', 'sissoi-veliky', 'admiral-nakhimov'],
        },
        {
          id: 'irn-monomakh', name: 'Monomakh',
          position: { x: 34, y: 35 }, heading: 23, speed: 1.5, knots: 9,
          flagship: 'vladimir-monomakh', ships: ['vladimir-monomakh', 'buiny-class'],
          boats: [[], ['Gromky']],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'No Japanese fleet flagship is present: every flotilla rolls for unplanned movement.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-2',
      text: 'Lights: at the start of each turn every Russian formation is declared dark or lit. Lit formations sight at 4″ (Russian number 3) but are themselves sighted at 4″ without a roll. Nebogatov’s line starts dark, the others lit.',
      effects: [{ type: 'reminder', phases: ['E'] }],
    },
    {
      id: 'special-3',
      text: 'Battered: Navarin, Sissoi Veliky and Admiral Nakhimov start with one P hit each, Orel with one M and one S.',
      effects: [
        { type: 'starting-damage', who: { ships: ['navarin', 'sissoi-veliky', 'admiral-nakhimov'] }, hits: { P: 1 } },
        { type: 'starting-damage', who: { ships: ['orel'] }, hits: { M: 1, S: 1 } },
      ],
    },
    {
      id: 'special-4',
      text: 'Heavy sea: torpedo boats move at most 3″ a turn. A base of torpedo boats that launches also rolls a die: on 1 the torpedoes are lost.',
      effects: [
        { type: 'speed-cap', inches: 3, who: { side: 'ijn', types: ['TB'] } },
        { type: 'reminder', phases: ['A'] },
      ],
    },
    {
      id: 'special-5',
      text: 'Collisions: when two Japanese bases end within 1″ of each other, roll a die; on 1 both lose a boat.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-6',
      text: 'Floating mines: once, instead of launching torpedoes, the 4th Destroyer Flotilla may drop mines across the bows of a ship within 2″. This is one torpedo attack at size 6.',
      effects: [{ type: 'reminder', phases: ['A'] }],
    },
    {
      id: 'special-7',
      text: 'Russian formations may leave by the north edge from turn 16.',
      effects: [{ type: 'exit', edges: [{ edge: 'north' }], who: { side: 'irn' }, when: { from: 16 } }],
    },
  ],
  victory: {
    text: 'Japan scores 4 per battleship and 2 per other armoured ship sunk, half for one left with two P hits, and loses 1 per two boats lost. Russia scores 2 per ship leaving by the north edge and 1 for each other ship unhurt at the end. Higher total wins.',
    scores: [
      { side: 'ijn', points: 4, of: { side: 'irn', types: BATTLESHIPS }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 2, of: { side: 'irn', types: ['CA'] }, deed: { type: 'fate', fates: LOST } },
      {
        side: 'ijn',
        points: 2,
        of: { side: 'irn', types: BATTLESHIPS },
        deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 2 } } },
      },
      {
        side: 'ijn',
        points: 1,
        of: { side: 'irn', types: ['CA'] },
        deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 2 } } },
      },
      { side: 'ijn', points: -1, each: 2, of: { side: 'ijn', types: BOATS }, deed: { type: 'units-lost' } },
      { side: 'irn', points: 2, of: { side: 'irn' }, deed: { type: 'fate', fates: ['left'], edges: ['north'] } },
      { side: 'irn', points: 1, of: { side: 'irn' }, deed: { type: 'fate', fates: ['on-table'], markers: UNHURT } },
    ],
    verdicts: [
      { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 1 }] },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history:
    'Navarin was blown up, Sissoi Veliky, Nakhimov and Monomakh crippled and scuttled next morning; three torpedo boats were sunk and several damaged.',
  size: { ijn: 36, irn: 11, minutes: 120, note: '36 boats on 12 bases against 10 ships and 1 destroyer' },
  facts: [
    'Attacks from about 20:00 to 23:00 and again after midnight; Navarin about 02:00.',
    '21 destroyers and about 30-40 torpedo boats were out.',
    'Torpedo boats No. 34, 35 and 69 were lost.',
    'Ships that kept their lights out (Nebogatov) were mostly not hit.',
  ],
  variants: [],
  uncertain: [
    'Make-up of the torpedo boat flotillas that really attacked (others: 1st, 10th, 11th, 14th, 16th, 19th, 20th).',
    '1st Destroyer Flotilla also had Akatsuki (ex Reshitelny, captured), left out.',
    'Order of the rear Russian ships.',
    'Opening damage is a game value.',
  ],
};
