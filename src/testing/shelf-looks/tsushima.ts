import type { Look } from '../looks';
import { type Line, TsushimaFile } from '../tsushima-file';
import type { BookLooks } from './open-looks';

const turn: Look = { path: '', shows: 'turn' };
const at = (kind: 'port' | 'partial' | 'open' | 'zone', name: string) => ({ kind, name }) as const;
const goTo = (month: number, phase: number): Line => ({ type: 'goTo', year: 1904, month, phase });
const put = (group: string, where: ReturnType<typeof at>): Line => ({
  ...{ type: 'correct', path: ['groups', group, 'where'], value: where },
});

const BEGUN: readonly Line[] = [
  { type: 'rollItalianCruisers', faces: [3, 5] },
  { type: 'choosePlan', plan: 'B' },
  { type: 'startCampaign' },
];
const CLAIMS: readonly Line[] = [...BEGUN, goTo(2, 3)];
const MOVE: readonly Line[] = [
  ...CLAIMS,
  { type: 'startPhase', claims: [{ side: 'irn', port: 'port-arthur' }] },
  put('ijn-battle-1', at('partial', 'port-arthur')),
  put('irn-cruiser-1', at('partial', '1905')),
];
const CONTACT: readonly Line[] = [
  ...CLAIMS,
  { type: 'startPhase', claims: [] },
  put('ijn-battle-1', at('open', '1710')),
  put('irn-battle-1', at('open', '1710')),
];
const BATTLE: readonly Line[] = [
  ...CONTACT,
  { type: 'endMove' },
  { type: 'search', own: ['ijn-battle-1'], enemy: ['irn-battle-1'], evades: false, destroyers: 0, faces: [6] },
];
const FALL: readonly Line[] = [
  ...BEGUN,
  goTo(9, 7),
  { type: 'correct', path: ['land', 'successes'], value: 6 },
  { type: 'correct', path: ['land', 'total'], value: 18 },
  { type: 'correct', path: ['land', 'delivered'], value: 8 },
  { type: 'resolveTroops', faces: [3] },
];
const HIDDEN: readonly Line[] = [{ type: 'changeHouseRule', key: 'stacks', value: 'hidden' }];

/** Every step of a month, at the moment it is used. */
export const TSUSHIMA_LOOKS: BookLooks<Line> = {
  begin: (lines) => TsushimaFile.begun('war-at-sea', lines),
  moments: [
    [[], [turn]],
    [CLAIMS, [turn, { path: '/rulings', shows: 'rulings' }, { path: '/go-to', shows: 'go-to' }]],
    [
      MOVE,
      [turn, { path: '/grounding/ijn', shows: 'grounding-screen' }, { path: '/form/ijn-battle-1', shows: 'form' }],
    ],
    [
      [...MOVE, { type: 'endMove' }],
      [turn, { path: '/changes', shows: 'changes' }],
    ],
    [
      [...MOVE, { type: 'endMove' }, { type: 'attackPort', own: ['ijn-battle-1'], port: 'port-arthur', faces: [5] }],
      [turn, { path: '/block-ships', shows: 'block-ships' }],
    ],
    [[...CONTACT, { type: 'endMove' }], [turn]],
    [
      BATTLE,
      [
        turn,
        { path: '/battle', shows: 'battle-board', picture: 'tsushima-board' },
        { path: '/odds', shows: 'break-off', once: true },
      ],
    ],
    [
      [...BEGUN, goTo(2, 7)],
      [turn, { path: '/mines', shows: 'mines' }, { path: '/repairs', shows: 'repairs' }],
    ],
    [FALL, [turn, { path: '?tab=log', shows: 'log' }, { path: '/report', shows: 'report', once: true }]],
    [[...MOVE, ...HIDDEN], [turn]],
  ],
};
