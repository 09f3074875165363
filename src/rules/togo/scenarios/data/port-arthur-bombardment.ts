import type { Scenario } from '../scenario';

export const PORT_ARTHUR_BOMBARDMENT: Scenario = {
  id: 'port-arthur-bombardment',
  name: 'Action off Port Arthur',
  date: '1904-02-09',
  dateText: '9 February 1904',
  startTime: '11:55',
  light: 'day',
  sightingRange: 24,
  turnLimit: 12,
  table: { width: 72, depth: 48 },
  terrain: [{ kind: 'land', x: 0, y: 0, width: 72, depth: 2.5, note: 'forts at x=33 and x=40; harbour mouth at x=36' }],
  sides: {
    ijn: {
      entryEdge: 'east',
      fleetFlagship: 'mikasa',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-1st-division', name: '1st Division', commander: 'Togo',
          position: { x: 56, y: 20 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'mikasa', ships: ['mikasa', 'asahi', 'fuji', 'yashima', 'shikishima', 'hatsuse'],
        },
        {
          id: 'ijn-2nd-division', name: '2nd Division', commander: 'Kamimura',
          position: { x: 61, y: 25 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'izumo', ships: ['izumo', 'azuma', 'yakumo', 'tokiwa', 'iwate'],
        },
        {
          id: 'ijn-3rd-division', name: '3rd Division', commander: 'Dewa',
          position: { x: 65.5, y: 29.5 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'chitose', ships: ['chitose', 'takasago', 'kasagi', 'yoshino'],
        },
      ],
    },
    irn: {
      entryEdge: 'north',
      fleetFlagship: 'petropavlovsk',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-battle-line', name: 'Battle line', commander: 'Stark',
          position: { x: 38, y: 8 }, heading: 90, speed: 1.5, knots: 8,
          flagship: 'petropavlovsk', ships: ['petropavlovsk', 'sevastopol', 'poltava', 'peresvet', 'pobeda'],
        },
        {
          id: 'irn-cruisers', name: 'Cruisers',
          position: { x: 42, y: 6.5 }, heading: 90, speed: 2.5, knots: 14,
          flagship: 'bayan', ships: ['bayan', 'askold', 'diana'],
        },
        {
          id: 'irn-scouts', name: 'Scouts',
          position: { x: 46, y: 8 }, heading: 90, speed: 3.5, knots: 20,
          flagship: 'novik', ships: ['novik', 'boyarin'],
        },
        {
          id: 'irn-aground-optional-targets', name: 'Aground (optional targets)', optional: true,
          position: { x: 37, y: 4 }, heading: 90, speed: 0, knots: 0,
          flagship: 'retvizan', ships: ['retvizan', 'tsesarevich', 'pallada'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Coast guns: the Russian player has two batteries, at (33,2) and (40,2). One fires 3 dice on the 10-inch line, the other 3 dice on the 6-inch line, at anything within 12″ and 8″. They cannot be hit.',
      effects: [{ type: 'reminder', phases: ['F'] }],
    },
    {
      id: 'special-2',
      text: 'Weighing anchor: on turn 1 only Novik, Boyarin, Bayan and Askold may move; the others move from turn 2.',
      effects: [
        {
          type: 'forbidden',
          acts: ['movement'],
          who: { ships: ['petropavlovsk', 'sevastopol', 'poltava', 'peresvet', 'pobeda', 'diana'] },
          when: { to: 1 },
        },
      ],
    },
    {
      id: 'special-3',
      text: 'Ships aground do not move and fire half dice. Leave them out for a smaller game.',
      effects: [
        { type: 'anchored', who: { formations: ['irn-aground-optional-targets'] } },
        { type: 'half-dice', who: { formations: ['irn-aground-optional-targets'] } },
      ],
    },
    {
      id: 'special-4',
      text: 'No Russian ship may go farther than 20″ from the north edge unless the Japanese have lost a ship.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-5',
      text: 'Japan may leave by the south or west edge from turn 6.',
      effects: [
        { type: 'exit', edges: [{ edge: 'south' }, { edge: 'west' }], who: { side: 'ijn' }, when: { from: 6 } },
      ],
    },
  ],
  victory: {
    text: 'Count effective hits. Japan wins with 12 or more scored and fewer than half as many taken. Russia wins by scoring more than it takes. Otherwise a draw.',
    scores: [
      { side: 'ijn', points: 1, of: { side: 'ijn' }, deed: { type: 'hits-made' } },
      { side: 'irn', points: 1, of: { side: 'irn' }, deed: { type: 'hits-made' } },
    ],
    verdicts: [
      {
        winner: 'ijn',
        if: [
          { type: 'points', side: 'ijn', atLeast: 12 },
          { type: 'ahead', side: 'ijn', times: 2, strictly: true },
        ],
      },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history:
    'About 40 minutes of fire at long range; several ships on both sides hit, none lost; Togo drew off under fire from the forts.',
  size: { ijn: 15, irn: 10, minutes: 150, note: 'plus 3 grounded ships if used' },
  facts: [
    'Fire opened about noon at roughly 8,500 yards.',
    'The Japanese column passed the roads from east to west and turned away south.',
    'Novik, Bayan and Askold closed boldly; Novik was holed.',
  ],
  variants: [],
  uncertain: [
    'Order inside the Russian battle line.',
    'Whether Boyarin joined the fire fight.',
    'Battery strength is a game value.',
  ],
};
