import { battleFile } from '@/testing/battle-file';
import { type Look, looksTest } from '@/testing/looks';
import { bringIn } from '@/testing/open-battle';
import type { Wanted } from '@/testing/played-togo';

const turn: Look = { path: '', shows: 'turn' };
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
];

looksTest('a battle', async ({ page, server }) => {
  const all: Look[] = [];
  for (const [wanted, looks] of MOMENTS) {
    const id = await bringIn(page, server.url, await battleFile(wanted));
    all.push(...looks.map((look) => ({ ...look, path: `/battle/${id}${look.path}` })));
  }
  return all;
});
