// First: words are looked up as this file is read.
import '@/messages/togo';

import type { Companion } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import { type BattleView, type EventOf, PHASE_IDS, type PhaseId } from '@/rules/togo/index';

import { shipsInLine } from './formations-in-line';
import { isExplosion, madeOf } from './words/damage-words';
import { phaseTitle } from './words/phase-words';
import { shipName } from './words/ship-words';

const HITS = ['GunfireResolved', 'TorpedoResolved', 'DamageResolved', 'UnitsLost'];

/** Fire that scored nothing is no hit. */
function isHit({ code, data }: Description): boolean {
  if (code === 'GunfireResolved') return hitsOf(data as unknown as EventOf<'GunfireResolved'>) > 0;
  return code !== 'TorpedoResolved' || (data as unknown as EventOf<'TorpedoResolved'>).effective > 0;
}

const hitsOf = ({ shots }: Pick<EventOf<'GunfireResolved'>, 'shots'>): number =>
  shots.reduce((sum, { effective }) => sum + effective, 0);

/** A ship that blew up before one that sank, before one abandoned or silenced; fire by its hits. */
function gravity({ code, data }: Description): number {
  switch (code) {
    case 'DamageResolved': {
      const damage = data as unknown as EventOf<'DamageResolved'>;
      return isExplosion(damage) ? 1000 : GRAVITY[madeOf(damage)];
    }
    case 'UnitsLost':
      return (data as unknown as EventOf<'UnitsLost'>).lost > 0 ? 600 : 0;
    case 'FlagshipLost':
      return 500;
    case 'GunfireResolved':
      return hitsOf(data as unknown as EventOf<'GunfireResolved'>);
    default:
      return 0;
  }
}

const GRAVITY = { sunk: 900, abandoned: 800, silenced: 700, afloat: 100 } as const;

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
    { id: 'hits', label: t('battle.log.kinds.hits'), codes: HITS, counts: isHit },
    { id: 'moves', label: t('battle.log.kinds.moves'), codes: MOVES },
    { id: 'sighting', label: t('battle.log.kinds.sighting'), codes: SIGHTING },
    { id: 'torpedoes', label: t('battle.log.kinds.torpedoes'), codes: TORPEDOES },
    { id: 'cards', label: t('battle.log.kinds.cards'), codes: CARDS },
  ],
  quick: [{ id: 'hits', label: t('battle.log.hits') }],
  umpire: ['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'FateChanged', 'ShipAdded'],
  phases: PHASE_IDS,
  subjects: (view) => shipsInLine(view).map((ship) => ({ id: ship.id, name: shipName(ship), side: ship.side })),
  gravity,
  // Under the head of its phase the turn need not be said again.
  sentence: ({ code, data }) =>
    code === 'PhaseBegan'
      ? t('battle.log.phaseBegan', { phase: phaseTitle((data as { phase: PhaseId }).phase) })
      : null,
  // Several batteries on one strip are told apart by their guns.
  wantsRollWords: ({ type }) => type === 'fire',
};
