// First: words are looked up as this file is read.
import '@/messages/togo';

import type { Companion } from '@/features/play/companion';
import { t } from '@/messages/messages';
import { type BattleView, PHASE_IDS, type PhaseId } from '@/rules/togo/index';

import { shipsInLine } from './formations-in-line';
import { phaseTitle } from './words/phase-words';
import { shipName } from './words/ship-words';

const HITS = ['GunfireResolved', 'TorpedoResolved', 'DamageResolved', 'DamageControlled', 'UnitsLost'];
const MOVES = ['InitiativeRolled', 'MoveBegan', 'UnplannedRolled', 'MoveNoted', 'GroupLeft', 'GroupArrived', 'Plotted'];
const SIGHTING = ['RangesNoted', 'SightingSwept', 'CounterSighted', 'SightingFailed', 'DummyRemoved', 'LightChanged'];
const TORPEDOES = [
  'MarkerPlaced',
  'TorpedoesRevealed',
  'MarkersRemoved',
  'EvasionDeclared',
  'EvasionJudged',
  'TorpedoResolved',
];
const CARDS = ['CardsDrawn', 'CardPlayed', 'CardDiscarded', 'CardSpent'];

/** What the log of a battle can be filtered by, and how it words what every log has. */
export const LOG: Companion<unknown, BattleView>['log'] = {
  kinds: [
    { id: 'hits', label: t('battle.log.kinds.hits'), codes: HITS },
    { id: 'moves', label: t('battle.log.kinds.moves'), codes: MOVES },
    { id: 'sighting', label: t('battle.log.kinds.sighting'), codes: SIGHTING },
    { id: 'torpedoes', label: t('battle.log.kinds.torpedoes'), codes: TORPEDOES },
    { id: 'cards', label: t('battle.log.kinds.cards'), codes: CARDS },
  ],
  quick: [{ id: 'hits', label: t('battle.log.hits') }],
  umpire: ['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'FateChanged', 'ShipAdded'],
  phases: PHASE_IDS,
  subjects: (view) => shipsInLine(view).map((ship) => ({ id: ship.id, name: shipName(ship) })),
  // Under the head of its phase the turn need not be said again.
  sentence: ({ code, data }) =>
    code === 'PhaseBegan'
      ? t('battle.log.phaseBegan', { phase: phaseTitle((data as { phase: PhaseId }).phase) })
      : null,
  // Several batteries on one strip are told apart by their guns.
  wantsRollWords: ({ type }) => type === 'fire',
};
