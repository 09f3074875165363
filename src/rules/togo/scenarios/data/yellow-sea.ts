import type { Scenario } from '../scenario';
import { ARMOURED, BATTLESHIPS, CRUISERS, LOST } from './groups';

export const YELLOW_SEA: Scenario = {
  id: 'yellow-sea',
  name: 'Yellow Sea (Round Island)',
  date: '1904-08-10',
  dateText: '10 August 1904',
  startTime: '12:20',
  light: 'day',
  sightingRange: 24,
  turnLimit: 36,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'south',
      fleetFlagship: 'mikasa',
      dummies: 4,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-1st-division', name: '1st Division', commander: 'Togo',
          position: { x: 44, y: 26 }, heading: 245, speed: 2.5, knots: 15,
          flagship: 'mikasa', ships: ['mikasa', 'asahi', 'fuji', 'shikishima', 'kasuga', 'nisshin'],
        },
        {
          id: 'ijn-3rd-division', name: '3rd Division', commander: 'Dewa',
          position: { x: 14, y: 36 }, heading: 60, speed: 2.5, knots: 15,
          flagship: 'yakumo', ships: ['yakumo', 'kasagi', 'takasago', 'chitose'],
        },
        {
          id: 'ijn-5th-division', name: '5th Division', commander: 'Yamada', arrives: { turn: 8, edge: 'north' },
          position: { x: 40, y: 1 }, heading: 135, speed: 2, knots: 13,
          flagship: 'hashidate', ships: ['hashidate', 'matsushima', 'chinen'],
        },
        {
          id: 'ijn-6th-division', name: '6th Division', commander: 'Togo M.', arrives: { turn: 8, edge: 'north' },
          position: { x: 52, y: 1 }, heading: 135, speed: 2.5, knots: 15,
          flagship: 'akashi', ships: ['akashi', 'suma', 'akitsushima'],
        },
        {
          id: 'ijn-asama', name: 'Asama', arrives: { turn: 10, edge: 'north' },
          position: { x: 34, y: 1 }, heading: 135, speed: 3, knots: 18,
          flagship: 'asama', ships: ['asama'],
        },
        {
          id: 'ijn-destroyers-1st-and-2nd-flotillas', name: 'Destroyers, 1st and 2nd Flotillas', arrives: { turn: 26, edge: 'north' },
          position: { x: 60, y: 1 }, heading: 180, speed: 3.5, knots: 22,
          flagship: 'shirakumo-class', ships: ['shirakumo-class', 'akatsuki-class', 'ikazuchi-class'],
          boats: [['Asashio', 'Shirakumo'], ['Kasumi'], ['Ikazuchi', 'Oboro', 'Inazuma', 'Akebono']],
        },
        {
          id: 'ijn-destroyers-4th-and-5th-flotillas', name: 'Destroyers, 4th and 5th Flotillas', arrives: { turn: 26, edge: 'south' },
          position: { x: 24, y: 47 }, heading: 0, speed: 3.5, knots: 22,
          flagship: 'harusame-class', ships: ['harusame-class', 'murakumo-class'],
          boats: [['Hayatori', 'Harusame', 'Asagiri', 'Murasame'], ['Kagero', 'Murakumo', 'Yugiri', 'Shiranui']],
        },
      ],
    },
    irn: {
      entryEdge: 'west',
      fleetFlagship: 'tsesarevich',
      dummies: 2,
      // prettier-ignore
      formations: [
        {
          id: 'irn-battle-squadron', name: 'Battle squadron', commander: 'Vitgeft; Ukhtomsky in Peresvet',
          position: { x: 22, y: 12 }, heading: 120, speed: 2, knots: 13,
          flagship: 'tsesarevich', ships: ['tsesarevich', 'retvizan', 'pobeda', 'peresvet', 'sevastopol', 'poltava'],
        },
        {
          id: 'irn-cruiser-squadron', name: 'Cruiser squadron', commander: 'Reitzenstein',
          position: { x: 15, y: 8 }, heading: 120, speed: 2, knots: 13,
          flagship: 'askold', ships: ['askold', 'novik', 'pallada', 'diana'],
        },
        {
          id: 'irn-destroyers-1st-group', name: 'Destroyers, 1st group',
          position: { x: 20, y: 8 }, heading: 120, speed: 2, knots: 13,
          flagship: 'vlastny-class', ships: ['vlastny-class', 'boiki-class'],
          boats: [['Vynoslivy', 'Vlastny', 'Grozovoi'], ['Boiky']],
        },
        {
          id: 'irn-destroyers-2nd-group', name: 'Destroyers, 2nd group',
          position: { x: 17, y: 5.5 }, heading: 120, speed: 2, knots: 13,
          flagship: 'bezstrashny-class', ships: ['bezstrashny-class', 'boiki-class'],
          boats: [['Besshumny', 'Besposhchadny', 'Besstrashny'], ['Burny']],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Breakout: Russian ships may leave by the east edge, or by the south edge at x 48 or more.',
      effects: [{ type: 'exit', edges: [{ edge: 'east' }, { edge: 'south', from: 48 }], who: { side: 'irn' } }],
    },
    {
      id: 'special-2',
      text: 'Slow ships: Sevastopol and Poltava hold the Russian line to 2″ a turn. The line may leave them behind.',
      effects: [{ type: 'speed-cap', inches: 2, who: { ships: ['sevastopol', 'poltava'] } }],
    },
    {
      id: 'special-3',
      text: 'If Tsesarevich sinks or leaves the line, the battle squadron moves straight ahead for two turns, not one, before a new flagship leads.',
      effects: [
        {
          type: 'trigger',
          trigger: 'tsesarevich-out',
          phases: ['B', 'D', 'H'],
          cause: { type: 'ship-out-of-line', ship: 'tsesarevich' },
        },
        { type: 'straight-turns', formation: 'irn-battle-squadron', flagship: 'tsesarevich', turns: 2 },
      ],
    },
    {
      id: 'special-4',
      text: 'Retvizan alone may then charge: she does not roll for unplanned movement.',
      effects: [{ type: 'no-unplanned-roll', who: { ships: ['retvizan'] }, when: { since: 'tsesarevich-out' } }],
    },
    {
      id: 'special-5',
      text: 'Dusk: the long afternoon chase is left out. From turn 32 sighting and gunfire follow the night rules, sighting 4″, and the Japanese destroyers may attack.',
      effects: [
        { type: 'sighting', light: 'night', range: 4, when: { from: 32 } },
        { type: 'forbidden', acts: ['gunfire', 'torpedoes'], who: { side: 'ijn', types: ['TBD'] }, when: { to: 31 } },
      ],
    },
    {
      id: 'special-6',
      text: 'The 5th, 6th and Asama groups need a roll of 3 or more each turn from their arrival turn.',
      effects: [
        { type: 'arrival-roll', formations: ['ijn-5th-division', 'ijn-6th-division', 'ijn-asama'], atLeast: 3 },
      ],
    },
  ],
  victory: {
    text: 'Russia scores 3 per battleship and 1 per cruiser that breaks out. Japan scores 6 per battleship and 2 per cruiser sunk, 1 per Russian battleship with a P or M hit still marked, and loses 4 per armoured ship lost. Higher total wins; half as much again is decisive.',
    scores: [
      {
        side: 'irn',
        points: 3,
        of: { side: 'irn', types: BATTLESHIPS },
        deed: { type: 'fate', fates: ['left'], edges: ['east', 'south'] },
      },
      {
        side: 'irn',
        points: 1,
        of: { side: 'irn', types: CRUISERS },
        deed: { type: 'fate', fates: ['left'], edges: ['east', 'south'] },
      },
      { side: 'ijn', points: 6, of: { side: 'irn', types: BATTLESHIPS }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 2, of: { side: 'irn', types: CRUISERS }, deed: { type: 'fate', fates: LOST } },
      {
        side: 'ijn',
        points: 1,
        of: { side: 'irn', types: BATTLESHIPS },
        deed: { type: 'fate', fates: ['on-table', 'left', 'beached'], markers: { anyOf: ['P', 'M'] } },
      },
      { side: 'ijn', points: -4, of: { side: 'ijn', types: ARMOURED }, deed: { type: 'fate', fates: LOST } },
    ],
    verdicts: [
      { winner: 'ijn', decisive: true, if: [{ type: 'ahead', side: 'ijn', times: 1.5 }] },
      { winner: 'irn', decisive: true, if: [{ type: 'ahead', side: 'irn', times: 1.5 }] },
      { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 1 }] },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history:
    'No ship was sunk. Vitgeft was killed and Tsesarevich veered out of the line; five battleships went back to Port Arthur, the rest scattered to internment, and Novik ran for Sakhalin.',
  size: { ijn: 17, irn: 10, minutes: 240, note: 'plus about 15 Japanese and 8 Russian destroyers' },
  facts: [
    'First fire about 12:20-13:00 at very long range; fight renewed about 17:30; flagship struck about 17:40; dark about 20:00.',
    'Russian line order: Tsesarevich, Retvizan, Pobeda, Peresvet, Sevastopol, Poltava.',
    'Bayan was in dock (mined in July).',
  ],
  variants: [
    'Evening start (17:30, 24 turns): Russian lead at (20,16) heading 120; 1st Division lead at (20,26) heading 115, parallel to the south at about 9″; 3rd Division 8″ behind it; dusk on turn 22.',
  ],
  uncertain: [
    'Make-up and arrival of the 5th and 6th Divisions (Itsukushima, Chiyoda and Izumi are placed differently by different accounts).',
    'Destroyer flotilla membership in August 1904.',
    'Start positions are adapted to the table.',
  ],
};
