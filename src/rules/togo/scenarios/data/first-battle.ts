import type { Scenario } from '../scenario';
import { LOST } from './groups';

/**
 * A duel of three turns to learn the game by; not one of the library's scenarios. Two cruisers of like strength, close
 * enough for torpedoes by the last turn.
 */
export const FIRST_BATTLE: Scenario = {
  id: 'first-battle',
  name: 'First battle',
  date: '1904-08-10',
  dateText: '10 August 1904',
  startTime: '18:50',
  light: 'day',
  sightingRange: 24,
  turnLimit: 3,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'west',
      fleetFlagship: 'takasago',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-takasago', name: 'Takasago',
          position: { x: 34, y: 30 }, heading: 0, speed: 3, knots: 18,
          flagship: 'takasago', ships: ['takasago'],
        },
      ],
    },
    irn: {
      entryEdge: 'east',
      fleetFlagship: 'askold',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-askold', name: 'Askold',
          position: { x: 38, y: 30 }, heading: 0, speed: 3, knots: 18,
          flagship: 'askold', ships: ['askold'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    { id: 'special-1', text: 'Both ships are in sight from the start.', effects: [{ type: 'seen', who: {} }] },
  ],
  victory: {
    text: 'One point for each effective hit scored, ten for sinking the enemy. The higher total wins after three turns.',
    scores: [
      { side: 'ijn', points: 1, of: { side: 'ijn' }, deed: { type: 'hits-made' } },
      { side: 'irn', points: 1, of: { side: 'irn' }, deed: { type: 'hits-made' } },
      { side: 'ijn', points: 10, of: { side: 'irn' }, deed: { type: 'fate', fates: LOST } },
      { side: 'irn', points: 10, of: { side: 'ijn' }, deed: { type: 'fate', fates: LOST } },
    ],
    verdicts: [
      { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 1 }] },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history: 'Invented for learning the game. Both ships were in the Yellow Sea that day but never met alone.',
  size: { ijn: 1, irn: 1, minutes: 5, note: 'A duel to learn the game' },
  facts: [],
  variants: [],
  uncertain: [],
};
