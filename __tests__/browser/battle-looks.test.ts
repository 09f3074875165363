import { battleFile } from '@/testing/battle-file';
import { Hand } from '@/testing/hand';
import { type Look, looksTest } from '@/testing/looks';
import { bringIn } from '@/testing/open-battle';
import type { Wanted } from '@/testing/played-togo';
import { visit } from '@/testing/visit';

const turn: Look = { path: '', shows: 'turn' };
/** Another battle than the one of the Turn tab. */
const ROLLING: Wanted = {
  ...{ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } },
  then: [{ type: 'fire', fires: [{ ship: 'izumo', shots: [{ battery: 0, target: 'rurik', range: 3, arc: 'side' }] }] }],
};
const hand: Look = { path: '/hand/ijn', shows: 'curtain-closed', behind: 'desk' };

/** Guns and damage by day, torpedoes and blank counters by night, a move that evades: between them every kind of row. */
const MOMENTS: readonly (readonly [Wanted, readonly Look[]])[] = [
  [
    { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } },
    [
      turn,
      { path: '?tab=fleet', shows: 'fleet' },
      { path: '?tab=table', shows: 'table' },
      { path: '?tab=log', shows: 'log' },
      { path: '/fire/izumo', shows: 'fire' },
      hand,
      { path: '/changes', shows: 'changes' },
      { path: '/score', shows: 'standing' },
      { path: '/turns', shows: 'turns' },
      { path: '/odds', shows: 'break-off', once: true },
      { path: '/volley/ijn', shows: 'volley' },
      { path: '/best-targets', shows: 'best-targets' },
      { path: '/check', shows: 'check' },
      { path: '/changes/add', shows: 'add-ship' },
      { path: '/report', shows: 'report' },
      { path: '/print', shows: 'paper' },
    ],
  ],
  [
    { scenario: 'port-arthur-night', seed: 19, until: { turn: 2, phase: 'A' } },
    [
      turn,
      { path: '/torpedo/ijn', shows: 'curtain-closed', behind: 'torpedo' },
      { path: '/move/ijn', shows: 'curtain-closed', behind: 'curtain-open' },
      { path: '/sight', shows: 'sight' },
    ],
  ],
  [
    {
      scenario: 'ulsan',
      seed: 11,
      until: { turn: 5, phase: 'A' },
      then: [
        {
          type: 'launchTorpedoes',
          ship: 'izumo',
          attacks: [{ target: 'gromoboi', factors: 2, range: 1, bearing: 90 }],
        },
        { type: 'passTorpedoes', side: 'ijn' },
        { type: 'passTorpedoes', side: 'irn' },
        { type: 'endPhase', phase: 'A' },
        { type: 'rollInitiative' },
        { type: 'beginMove', counter: 'c86' },
      ],
    },
    [
      { path: '/move/c86', shows: 'evasion' },
      { path: '/ship/gromoboi', shows: 'ship' },
      { path: '/changes/rules', shows: 'change-rules' },
    ],
  ],
  [
    { scenario: 'port-arthur-night', seed: 3, then: [{ type: 'keepPlot', on: true, from: 'known' }] },
    [{ path: '/set/ijn', shows: 'curtain-closed', behind: 'table-set' }],
  ],
  [
    {
      ...{ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'B' } },
      then: [{ type: 'keepPlot', on: true, from: 'known' }],
    },
    [
      { path: '/table/ijn', shows: 'curtain-closed', behind: 'tool-list' },
      { path: '/pictures', shows: 'picture' },
    ],
  ],
];

looksTest('a battle', async ({ page, server }) => {
  const all: Look[] = [];
  for (const [wanted, looks] of MOMENTS) {
    const id = await bringIn(page, server.url, await battleFile(wanted));
    all.push(...looks.map((look) => ({ ...look, path: `/battle/${id}${look.path}` })));
  }
  // Dice in hand: the last, since nothing else can be done in that battle meanwhile.
  const id = await bringIn(page, server.url, await battleFile(ROLLING));
  await visit(page, `/battle/${id}/fire/azuma`);
  const phone = new Hand(page);
  for (const tap of ['dice-switch-own', 'fire-now', 'strip-pad-face-2']) await phone.tap(tap);
  return [...all, { path: `/battle/${id}/roll`, shows: 'roll' }];
});
