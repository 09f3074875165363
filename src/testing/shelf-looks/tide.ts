import type { Look } from '../looks';
import { type Line, TideFile } from '../tide-file';
import type { BookLooks } from './open-looks';

const turn: Look = { path: '', shows: 'turn' };

const SORTIE: readonly Line[] = [{ type: 'nextTurn' }, { type: 'stayInPort', fleet: 'vladivostok' }];
const AT_SEA: readonly Line[] = [
  ...SORTIE,
  { type: 'sail', fleet: 'port-arthur', ships: ['sevastopol', 'poltava', 'port-arthur-cruisers'] },
  { type: 'sail', fleet: 'japan', ships: ['mikasa', 'asahi', 'fuji', 'japanese-cruisers-1', 'japanese-destroyers-1'] },
];
const CHITS: readonly Line[] = [
  ...AT_SEA,
  { type: 'enterCoastal', faces: [1, 1, 1, 1, 6] },
  { type: 'reveal' },
  { type: 'fightOn', side: 'irn' },
  { type: 'fightOn', side: 'ijn' },
];
const SHOWN: readonly Line[] = [
  ...CHITS,
  { type: 'pickChits', side: 'ijn', chits: ['FSH', 'HP'] },
  { type: 'pickChits', side: 'irn', chits: ['HP', 'HS'] },
  { type: 'revealChits' },
];
const FIRE: readonly Line[] = [
  ...SHOWN,
  { type: 'crossT', side: 'ijn', faces: [1] },
  { type: 'fire', side: 'ijn', dice: 'app' },
];
const SMOKE: readonly Line[] = [...FIRE, { type: 'fire', side: 'irn', dice: 'app' }];

/** Every screen of a Naval Phase, at the moment it is used. */
export const TIDE_LOOKS: BookLooks<Line> = {
  begin: (lines) => TideFile.begun(lines),
  moments: [
    [
      SORTIE,
      [
        turn,
        { path: '?tab=log', shows: 'log' },
        { path: '/sail/port-arthur', shows: 'curtain-closed', behind: 'sail' },
        { path: '/go-to', shows: 'go-to' },
        { path: '/rulings', shows: 'rulings' },
        { path: '/changes', shows: 'changes' },
      ],
    ],
    [AT_SEA, [turn, { path: '/mines/ijn', shows: 'curtain-closed', behind: 'mines' }]],
    [CHITS, [turn, { path: '/chits/irn', shows: 'curtain-closed', behind: 'chits' }]],
    [SHOWN, [turn, { path: '/manoeuvre', shows: 'manoeuvre', picture: 'tide-manoeuvre' }]],
    [FIRE, [turn, { path: '/fire', shows: 'fire' }, { path: '/odds', shows: 'break-off', once: true }]],
    [SMOKE, [turn, { path: '/report', shows: 'report', once: true }]],
    [[], [turn]],
    [[{ type: 'beginTsushima' }], [turn]],
  ],
};
