import type { Look } from '../looks';
import { type Line, MukdenFile } from '../mukden-file';
import type { BookLooks } from './open-looks';

const turn: Look = { path: '', shows: 'turn' };

const ROUND_THE_15TH: readonly Line[] = [
  { type: 'placeUnit', unit: '1st', hex: '1612' },
  { type: 'placeUnit', unit: '9th', hex: '1714' },
  { type: 'placeUnit', unit: '11th', hex: '1514' },
];
const PARALYSIS: readonly Line[] = [{ type: 'chooseOrder', first: 'combat' }];
const CHOOSING: readonly Line[] = [...PARALYSIS, { type: 'rollParalysis', faces: [6] }];
const COMBAT: readonly Line[] = [
  ...ROUND_THE_15TH,
  ...CHOOSING,
  { type: 'paralyse', units: ['55th', '71st', 'siberian-3'] },
];
const DECLARED: readonly Line[] = [
  ...COMBAT,
  {
    ...{ type: 'declareAttack', target: '1613', terrain: 'town', bombardment: 2 },
    attackers: ['1st', '9th', '11th'].map((unit) => ({ units: [unit], hexside: 'minor' as const })),
  },
];
const LOSSES: readonly Line[] = [...DECLARED, { type: 'rollAttack', faces: [6] }];
const CLEARED: readonly Line[] = [...DECLARED, { type: 'rollAttack', faces: [1] }];
const SHOWING: readonly Line[] = [
  ...COMBAT,
  { type: 'declareAttack', target: null, attackers: [{ units: [], factors: 9 }] },
];
const RESULT: readonly Line[] = [
  ...SHOWING.slice(0, -1),
  { type: 'useTable', source: 'none', crt: null },
  SHOWING.at(-1)!,
  { type: 'showDefenders', defence: 4 },
];
const goTo = (phase: Extract<Line, { type: 'goTo' }>['phase']): Line => ({
  type: 'goTo',
  turn: 2,
  phase,
  order: 'movement',
});

/** Every phase of a turn and every step of an attack, at the moment it is used. */
export const MUKDEN_LOOKS: BookLooks<Line> = {
  begin: (lines) => MukdenFile.begun(lines),
  moments: [
    [[], [turn, { path: '/rulings', shows: 'rulings' }, { path: '/go-to', shows: 'go-to' }]],
    [PARALYSIS, [turn]],
    [CHOOSING, [turn]],
    [
      COMBAT,
      [
        turn,
        { path: '/attack/1613', shows: 'attack', picture: 'mukden-attack' },
        { path: '/attack/1st', shows: 'attack', taps: ['hex-0'] },
        { path: '/attack/9th', shows: 'attack' },
        { path: '/attack/1613', shows: 'attack', taps: ['hex-target'] },
        { path: '/probe', shows: 'probe' },
      ],
    ],
    [DECLARED, [turn, { path: '/attack', shows: 'attack' }]],
    [
      LOSSES,
      [
        { path: '/attack', shows: 'attack' },
        { path: '?tab=log', shows: 'log' },
        { path: '/report', shows: 'report', once: true },
      ],
    ],
    [CLEARED, [{ path: '/attack', shows: 'attack' }]],
    [SHOWING, [{ path: '/attack', shows: 'attack' }]],
    [RESULT, [{ path: '/attack', shows: 'attack' }]],
    [[goTo('IV')], [turn, { path: '/move/8th', shows: 'move' }]],
    [[goTo('V')], [turn]],
    [[goTo('end')], [turn, { path: '/changes', shows: 'changes' }]],
    // The last tap ends the game.
    [
      [],
      [
        { path: '?tab=table', shows: 'board', taps: ['board-part-victory', 'control-liaoyang-irn'] },
        turn,
        { path: '/result', shows: 'result-screen' },
      ],
    ],
  ],
};
