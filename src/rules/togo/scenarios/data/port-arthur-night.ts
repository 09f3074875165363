import type { Scenario } from '../scenario';
import { BATTLESHIPS, BOATS, CRUISERS, LOST, SHIPS } from './groups';

export const PORT_ARTHUR_NIGHT: Scenario = {
  id: 'port-arthur-night',
  name: 'Torpedo attack on Port Arthur',
  date: '1904-02-09',
  dateText: 'night of 8-9 February 1904',
  startTime: '00:20',
  light: 'night',
  sightingRange: 2,
  turnLimit: 16,
  table: { width: 72, depth: 48 },
  terrain: [{ kind: 'land', x: 0, y: 0, width: 72, depth: 2, note: 'Liaotung coast and harbour mouth at x=36' }],
  sides: {
    ijn: {
      entryEdge: 'south',
      fleetFlagship: 'shirakumo-class',
      dummies: 3,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-1st-destroyer-flotilla', name: '1st Destroyer Flotilla', commander: 'Asai',
          position: { x: 46, y: 30 }, heading: 335, speed: 3.5, knots: 20,
          flagship: 'shirakumo-class', ships: ['shirakumo-class', 'akatsuki-class'],
          boats: [['Shirakumo', 'Asashio'], ['Kasumi', 'Akatsuki']],
        },
        {
          id: 'ijn-2nd-destroyer-flotilla', name: '2nd Destroyer Flotilla', commander: 'Ishida',
          position: { x: 48, y: 33 }, heading: 335, speed: 3.5, knots: 20,
          flagship: 'ikazuchi-class', ships: ['ikazuchi-class'],
          boats: [['Ikazuchi', 'Oboro', 'Inazuma']],
        },
        {
          id: 'ijn-3rd-destroyer-flotilla', name: '3rd Destroyer Flotilla', commander: 'Tsuchiya',
          position: { x: 50, y: 36 }, heading: 335, speed: 3.5, knots: 20,
          flagship: 'murakumo-class', ships: ['murakumo-class', 'ikazuchi-class'],
          boats: [['Usugumo', 'Shinonome'], ['Sazanami']],
        },
      ],
    },
    irn: {
      entryEdge: 'north',
      fleetFlagship: 'petropavlovsk',
      dummies: 1,
      // prettier-ignore
      formations: [
        {
          id: 'irn-inner-line-anchored', name: 'Inner line (anchored)', commander: 'Stark',
          position: { x: 39, y: 3.5 }, heading: 90, speed: 0, knots: 0,
          flagship: 'petropavlovsk', ships: ['petropavlovsk', 'poltava', 'sevastopol'],
        },
        {
          id: 'irn-middle-line-anchored', name: 'Middle line (anchored)', commander: 'Ukhtomsky',
          position: { x: 40, y: 5 }, heading: 90, speed: 0, knots: 0,
          flagship: 'peresvet', ships: ['peresvet', 'retvizan', 'pobeda', 'tsesarevich'],
        },
        {
          id: 'irn-outer-cruisers-anchored', name: 'Outer cruisers (anchored)',
          position: { x: 42, y: 6.5 }, heading: 90, speed: 0, knots: 0,
          flagship: 'pallada', ships: ['pallada', 'diana', 'bayan', 'askold', 'boyarin', 'novik'],
        },
        {
          id: 'irn-patrol-destroyers', name: 'Patrol destroyers',
          position: { x: 52, y: 20 }, heading: 250, speed: 1.5, knots: 8,
          flagship: 'bezstrashny-class', ships: ['bezstrashny-class', 'sokol-class'],
          boats: [['Besstrashny'], ['Rastoropny']],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Surprise: until the alarm the Russians do not fire, move or roll to sight. A resolved torpedo attack raises the alarm. So does a 1 on a die, rolled each turn a Japanese base ends within 4″ of a Russian ship.',
      effects: [
        {
          type: 'trigger',
          trigger: 'alarm',
          phases: ['D', 'E'],
          cause: { type: 'torpedo-attack' },
          die: { atMost: 1 },
        },
        {
          type: 'forbidden',
          acts: ['gunfire', 'torpedoes', 'sighting'],
          who: { side: 'irn' },
          when: { until: 'alarm' },
        },
        { type: 'reminder', phases: ['E'], when: { until: 'alarm' } },
      ],
    },
    {
      id: 'special-2',
      text: 'Lit anchorage: anchored ships show lights and are sighted at 4″.',
      effects: [
        {
          type: 'seen',
          within: 4,
          who: { formations: ['irn-inner-line-anchored', 'irn-middle-line-anchored', 'irn-outer-cruisers-anchored'] },
        },
      ],
    },
    {
      id: 'special-3',
      text: 'Anchored ships are stationary targets (torpedo size 6) and may not evade.',
      effects: [
        {
          type: 'anchored',
          who: { formations: ['irn-inner-line-anchored', 'irn-middle-line-anchored', 'irn-outer-cruisers-anchored'] },
        },
      ],
    },
    {
      id: 'special-4',
      text: 'Patrol: the two patrol destroyers may not fire. If they come within 2″ of a Japanese flotilla, roll a die for each flotilla not yet past them: on 1-3 it loses touch and stops for one turn.',
      effects: [
        { type: 'forbidden', acts: ['gunfire', 'torpedoes'], who: { formations: ['irn-patrol-destroyers'] } },
        { type: 'reminder', phases: ['B', 'C'] },
      ],
    },
    {
      id: 'special-5',
      text: 'Unready: for two turns after the alarm Russian ships roll half dice. Shore guns stay silent.',
      effects: [{ type: 'half-dice', who: { side: 'irn' }, when: { since: 'alarm', from: 0, to: 2 } }],
    },
    {
      id: 'special-6',
      text: 'From four turns after the alarm Novik and Askold may weigh anchor on a 5-6 each turn.',
      effects: [
        { type: 'weigh-anchor', atLeast: 5, who: { ships: ['novik', 'askold'] }, when: { since: 'alarm', from: 4 } },
      ],
    },
  ],
  victory: {
    text: 'Japan scores 3 per battleship and 2 per cruiser struck by an effective torpedo hit, 3 more for each sunk, and loses 1 per boat put out of action. 8 or more is a Japanese win, 5-7 a draw, less a Russian win.',
    scores: [
      { side: 'ijn', points: 3, of: { side: 'irn', types: BATTLESHIPS }, deed: { type: 'torpedoed' } },
      { side: 'ijn', points: 2, of: { side: 'irn', types: CRUISERS }, deed: { type: 'torpedoed' } },
      { side: 'ijn', points: 3, of: { side: 'irn', types: SHIPS }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: -1, of: { side: 'ijn', types: BOATS }, deed: { type: 'units-lost' } },
    ],
    verdicts: [
      { winner: 'ijn', if: [{ type: 'points', side: 'ijn', atLeast: 8 }] },
      { winner: 'draw', if: [{ type: 'points', side: 'ijn', atLeast: 5 }] },
      { winner: 'irn', if: [] },
    ],
  },
  history:
    'Ten destroyers attacked in turn; three torpedoes hit: Retvizan, Tsesarevich and Pallada were badly holed and grounded; no Japanese boat was lost.',
  size: { ijn: 10, irn: 15, minutes: 60, note: '10 boats on 5 bases against 13 ships and 2 boats' },
  facts: [
    'First torpedoes shortly after midnight (local time differs by source).',
    'About 16-20 torpedoes fired.',
    'The 4th and 5th Flotillas went to Dalny and found nothing.',
    'Oboro and Ikazuchi collided while avoiding the patrol.',
  ],
  variants: [],
  uncertain: [
    'Exact berths and which line each cruiser lay in.',
    'Akebono (2nd Flotilla) is taken as absent.',
    'Patrol track.',
    'Sighting could equally be 4″.',
  ],
};
