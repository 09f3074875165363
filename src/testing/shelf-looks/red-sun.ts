import type { Look } from '../looks';
import { type Line, RedSunFile } from '../red-sun-file';
import type { BookLooks } from './open-looks';

const turn: Look = { path: '', shows: 'turn' };
const goTo = (stage: Extract<Line, { type: 'goTo' }>['stage']): Line => ({
  ...{ type: 'goTo', turn: 1, season: 'winter', stage },
});

const AT_SEA: readonly Line[] = [
  goTo('movement'),
  { type: 'moveFleet', fleet: 'second-fleet', place: 'sea', override: true },
  { type: 'setBlockade', fleet: 'second-fleet', blockade: true },
  { type: 'moveFleet', fleet: 'vladivostok-squadron', place: 'sea', override: true },
];
const BATTLE: readonly Line[] = [
  ...AT_SEA,
  { type: 'startBattle', ijn: ['second-fleet'], irn: ['vladivostok-squadron'], hours: 4 },
];
const RANGE: readonly Line[] = [...BATTLE, { type: 'rollWeather', faces: [1] }];
const GUNNERY: readonly Line[] = [...RANGE, { type: 'setRange', range: 2 }];
const TORPEDOES: readonly Line[] = [...GUNNERY, { type: 'fireAll', dice: 'app' }];
const ASSAULT: readonly Line[] = [
  goTo('ijn-combat'),
  {
    ...{ type: 'assault', attackers: ['guards-division'], defenders: ['1st-siberian-corps'] },
    ...{ attack: 9, defence: 9, terrain: 'clear', river: false, faces: [4] },
  },
];

/** Every stage of a turn, at the moment it is used. */
export const RED_SUN_LOOKS: BookLooks<Line> = {
  begin: (lines) => RedSunFile.begun(lines),
  moments: [
    [[], [turn, { path: '/rulings', shows: 'rulings' }, { path: '/go-to', shows: 'go-to' }]],
    [
      [{ type: 'changeHouseRule', key: 'sortiePicks', value: 'private' }],
      [{ path: '/sorties/irn', shows: 'curtain-closed', behind: 'sorties' }],
    ],
    [AT_SEA, [turn, { path: '/contact', shows: 'contact-screen' }, { path: '/fleet/second-fleet', shows: 'fleet' }]],
    [BATTLE, [turn]],
    [RANGE, [turn]],
    [
      GUNNERY,
      [
        { ...turn, picture: 'red-sun-hour' },
        { path: '?tab=table', shows: 'board' },
        { path: '/odds', shows: 'break-off', once: true },
      ],
    ],
    [TORPEDOES, [turn, { path: '?tab=log', shows: 'log' }]],
    [
      [...AT_SEA, goTo('attrition')],
      [turn, { path: '?tab=table', shows: 'board' }],
    ],
    [[goTo('irn-supply')], [turn]],
    [[goTo('irn-reinforcement')], [turn]],
    [[goTo('irn-activation')], [turn]],
    [[goTo('ijn-combat')], [turn, { path: '/assault/1st-siberian-corps', shows: 'assault' }]],
    [
      ASSAULT,
      [turn, { path: '/unit/guards-division', shows: 'unit' }, { path: '/report', shows: 'report', once: true }],
    ],
    [[goTo('end')], [turn, { path: '/changes', shows: 'changes' }]],
  ],
};
