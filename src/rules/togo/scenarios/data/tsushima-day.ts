import type { Scenario } from '../scenario';
import { BATTLESHIPS, LIGHT_CRUISERS, LOST } from './groups';

export const TSUSHIMA_DAY: Scenario = {
  id: 'tsushima-day',
  name: 'Tsushima, the day battle',
  date: '1905-05-27',
  dateText: '27 May 1905',
  startTime: '14:00',
  light: 'day',
  sightingRange: 24,
  turnLimit: 36,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'north',
      fleetFlagship: 'mikasa',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-1st-division', name: '1st Division', commander: 'Togo; Misu in Nisshin',
          position: { x: 24, y: 14 }, heading: 225, speed: 2.5, knots: 15,
          flagship: 'mikasa', ships: ['mikasa', 'shikishima', 'fuji', 'asahi', 'kasuga', 'nisshin'],
        },
        {
          id: 'ijn-2nd-division', name: '2nd Division', commander: 'Kamimura; Shimamura in Iwate',
          position: { x: 29, y: 9 }, heading: 225, speed: 2.5, knots: 15,
          flagship: 'izumo', ships: ['izumo', 'azuma', 'tokiwa', 'yakumo', 'asama', 'iwate'],
        },
        {
          id: 'ijn-3rd-division', name: '3rd Division', commander: 'Dewa',
          position: { x: 9, y: 24 }, heading: 170, speed: 2.5, knots: 16,
          flagship: 'kasagi', ships: ['kasagi', 'chitose', 'otowa', 'niitaka'],
        },
        {
          id: 'ijn-4th-division', name: '4th Division', commander: 'Uryu',
          position: { x: 7, y: 19 }, heading: 170, speed: 2.5, knots: 16,
          flagship: 'naniwa', ships: ['naniwa', 'takachiho', 'akashi', 'tsushima'],
        },
        {
          id: 'ijn-6th-division', name: '6th Division', commander: 'Togo M.', arrives: { turn: 12, edge: 'west' },
          position: { x: 1, y: 30 }, heading: 100, speed: 2.5, knots: 15,
          flagship: 'suma', ships: ['suma', 'chiyoda', 'akitsushima', 'izumi'],
        },
        {
          id: 'ijn-5th-division', name: '5th Division', commander: 'Kataoka', arrives: { turn: 14, edge: 'west' },
          position: { x: 1, y: 24 }, heading: 100, speed: 2, knots: 13,
          flagship: 'itsukushima', ships: ['itsukushima', 'chinen', 'matsushima', 'hashidate'],
        },
        {
          id: 'ijn-dispatch-vessels', name: 'Dispatch vessels', optional: true,
          position: { x: 36, y: 6 }, heading: 225, speed: 2.5, knots: 15,
          flagship: 'chihaya', ships: ['chihaya', 'tatsuta', 'yaeyama'],
        },
      ],
    },
    irn: {
      entryEdge: 'south',
      fleetFlagship: 'knyaz-suvorov',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-1st-division', name: '1st Division', commander: 'Rozhestvensky',
          position: { x: 28, y: 32 }, heading: 23, speed: 1.5, knots: 10,
          flagship: 'knyaz-suvorov', ships: ['knyaz-suvorov', 'imperator-aleksandr-iii', 'borodino', 'orel'],
        },
        {
          id: 'irn-2nd-division', name: '2nd Division', commander: '(Felkerzam, dead; flag kept flying)',
          position: { x: 25.5, y: 33.5 }, heading: 23, speed: 1.5, knots: 10,
          flagship: 'oslyabya', ships: ['oslyabya', 'sissoi-veliky', 'navarin', 'admiral-nakhimov'],
        },
        {
          id: 'irn-3rd-division', name: '3rd Division', commander: 'Nebogatov',
          position: { x: 23.5, y: 38 }, heading: 23, speed: 1.5, knots: 10,
          flagship: 'imperator-nikolai-i', ships: ['imperator-nikolai-i', 'general-admiral-apraksin', 'admiral-senyavin', 'admiral-ushakov'],
        },
        {
          id: 'irn-cruisers', name: 'Cruisers', commander: 'Enkvist',
          position: { x: 29, y: 40 }, heading: 23, speed: 2, knots: 12,
          flagship: 'oleg', ships: ['oleg', 'aurora', 'dmitrii-donskoi', 'vladimir-monomakh'],
        },
        {
          id: 'irn-light-cruisers', name: 'Light cruisers',
          position: { x: 31, y: 34 }, heading: 23, speed: 2, knots: 12,
          flagship: 'zhemchug', ships: ['zhemchug', 'izumrud'],
        },
        {
          id: 'irn-scouts', name: 'Scouts', commander: 'Shein',
          position: { x: 26, y: 44 }, heading: 23, speed: 2, knots: 12,
          flagship: 'svetlana', ships: ['svetlana', 'almaz'],
        },
        {
          id: 'irn-destroyers-1st-group', name: 'Destroyers, 1st group',
          position: { x: 31, y: 36 }, heading: 23, speed: 2, knots: 12,
          flagship: 'buiny-class', ships: ['buiny-class'],
          boats: [['Bedovy', 'Buiny', 'Bravy', 'Bystry']],
        },
        {
          id: 'irn-destroyers-2nd-group', name: 'Destroyers, 2nd group',
          position: { x: 32, y: 39 }, heading: 23, speed: 2, knots: 12,
          flagship: 'buiny-class', ships: ['buiny-class'],
          boats: [['Blestyashchy', 'Bezuprechny', 'Bodry', 'Gromky', 'Grozny']],
        },
      ],
    },
  },
  convoy: {
    side: 'irn',
    groups: [
      {
        id: 'irn-transports',
        name: 'Anadyr, Irtysh, Koreya, Kamchatka, Rus, Svir',
        count: 6,
        position: { x: 31, y: 43 },
        heading: 23,
        speed: 1.5,
        knots: 9,
      },
    ],
    note: 'The armed liner Ural steamed with them and is left out.',
  },
  specialRules: [
    { id: 'special-1', text: 'All ships are sighted from the start.', effects: [{ type: 'seen', who: {} }] },
    {
      id: 'special-2',
      text: 'The turn: on turns 1-3 the Japanese 1st and 2nd Divisions must turn in succession to about 065 through one marked point; a ship firing while it rounds the point uses half dice.',
      effects: [{ type: 'reminder', phases: ['B', 'F'], when: { to: 3 } }],
    },
    {
      id: 'special-3',
      text: 'Untidy line: for the first two turns the Russian 2nd Division moves at half speed.',
      effects: [{ type: 'speed-halved', who: { formations: ['irn-2nd-division'] }, when: { to: 2 } }],
    },
    {
      id: 'special-4',
      text: 'Foul bottoms and coal: Russian formations keep the speed shown or less; cruiser formations stay within 12″ of the transports before turn 12.',
      effects: [
        { type: 'speed-cap', inches: 'opening', who: { side: 'irn' } },
        { type: 'reminder', phases: ['B', 'C'], when: { to: 11 } },
      ],
    },
    {
      id: 'special-5',
      text: 'Duds (optional): roll a die for each Russian effective hit beyond 4″; on a 6 it is ignored.',
      optional: true,
      effects: [{ type: 'reminder', phases: ['F', 'H'] }],
    },
    {
      id: 'special-6',
      text: 'Mist and smoke: from turn 13 sighting is 12″.',
      effects: [{ type: 'sighting', light: 'day', range: 12, when: { from: 13 } }],
    },
    {
      id: 'special-7',
      text: 'A ship that has left the line may not rejoin it.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
  ],
  victory: {
    text: 'Russia scores 3 per battleship, 2 per armoured cruiser and 1 per cruiser that leaves by the north edge (Vladivostok), and the same for each Japanese ship sunk. Japan scores 3 per battleship, 2 per armoured cruiser and 1 per cruiser or two transports sunk, half for one left with two P hits. Japan needs twice the Russian total to win, three times to win decisively; Russia wins with the higher total.',
    scores: [
      {
        side: 'irn',
        points: 3,
        of: { side: 'irn', types: BATTLESHIPS },
        deed: { type: 'fate', fates: ['left'], edges: ['north'] },
      },
      {
        side: 'irn',
        points: 2,
        of: { side: 'irn', types: ['CA'] },
        deed: { type: 'fate', fates: ['left'], edges: ['north'] },
      },
      {
        side: 'irn',
        points: 1,
        of: { side: 'irn', types: LIGHT_CRUISERS },
        deed: { type: 'fate', fates: ['left'], edges: ['north'] },
      },
      { side: 'irn', points: 3, of: { side: 'ijn', types: BATTLESHIPS }, deed: { type: 'fate', fates: LOST } },
      { side: 'irn', points: 2, of: { side: 'ijn', types: ['CA'] }, deed: { type: 'fate', fates: LOST } },
      { side: 'irn', points: 1, of: { side: 'ijn', types: LIGHT_CRUISERS }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 3, of: { side: 'irn', types: BATTLESHIPS }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 2, of: { side: 'irn', types: ['CA'] }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 1, of: { side: 'irn', types: LIGHT_CRUISERS }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 1, each: 2, of: { side: 'irn', types: ['convoy'] }, deed: { type: 'units-lost' } },
      {
        side: 'ijn',
        points: 1.5,
        of: { side: 'irn', types: BATTLESHIPS },
        deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 2 } } },
      },
      {
        side: 'ijn',
        points: 1,
        of: { side: 'irn', types: ['CA'] },
        deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 2 } } },
      },
      {
        side: 'ijn',
        points: 0.5,
        of: { side: 'irn', types: LIGHT_CRUISERS },
        deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 2 } } },
      },
    ],
    verdicts: [
      { winner: 'ijn', decisive: true, if: [{ type: 'ahead', side: 'ijn', times: 3 }] },
      { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 2 }] },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history:
    'Oslyabya, Aleksandr III, Borodino and Suvorov were sunk by nightfall and the Russian fleet broke up; no Japanese armoured ship was lost.',
  size: {
    ijn: 28,
    irn: 20,
    minutes: 360,
    note: 'plus 3 optional dispatch vessels, 9 Russian destroyers and 6 transports; main lines only: 12 v 12 in about 180 minutes',
  },
  facts: [
    'Fleets in sight 13:39; Togo turned about 14:05; Suvorov opened at about 14:08 at some 7,000-8,000 m.',
    'Oslyabya sank about 15:10; Aleksandr III about 18:50; Borodino and Suvorov about 19:20-19:30.',
    'Russian course about N 23 E, 9 knots; Japanese line 15 knots.',
  ],
  variants: [
    'Main lines only (18 turns): both Japanese battle divisions against the first three Russian divisions; all others left out.',
  ],
  uncertain: [
    'Times and arrival of the 5th and 6th Divisions.',
    'Stations of Zhemchug, Izumrud, the scouts and destroyers.',
    'The 7th Division (Fuso and gunboats) stood aside and is left out.',
  ],
};
