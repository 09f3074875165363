import { t } from '@/messages/messages';
import type { Ship } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';
import { fateWords } from './event-words';

type Fate = Ship['fate'];

/** In the order of a choice: what is likeliest first, what takes her out of the count last. */
export const FATE_CHOICES = [
  ...(['afloat', 'aground', 'beached', 'struck', 'captured'] as const),
  ...(['scuttled', 'sunk', 'disabled', 'left', 'removed'] as const),
] as const satisfies readonly Fate[];

/** A fate by name, and what it means for the ship and the count. */
export function fateChoice(fate: Fate): { readonly name: string; readonly means: string } {
  const words: Readonly<Record<Fate, { readonly name: string; readonly means: string }>> = {
    afloat: { name: t('changes.fate.afloat.name'), means: t('changes.fate.afloat.means') },
    aground: { name: t('changes.fate.aground.name'), means: t('changes.fate.aground.means') },
    beached: { name: t('changes.fate.beached.name'), means: t('changes.fate.beached.means') },
    struck: { name: t('changes.fate.struck.name'), means: t('changes.fate.struck.means') },
    captured: { name: t('changes.fate.captured.name'), means: t('changes.fate.captured.means') },
    disabled: { name: t('changes.fate.disabled.name'), means: t('changes.fate.disabled.means') },
    scuttled: { name: t('changes.fate.scuttled.name'), means: t('changes.fate.scuttled.means') },
    sunk: { name: t('changes.fate.sunk.name'), means: t('changes.fate.sunk.means') },
    left: { name: t('changes.fate.left.name'), means: t('changes.fate.left.means') },
    removed: { name: t('changes.fate.removed.name'), means: t('changes.fate.removed.means') },
  };
  return words[fate];
}

/** How she is, in a word or two. */
export function stateWords(ship: ShipView): string {
  const { fate, status, fires, markers } = ship;
  if (fate !== 'afloat') return fateWords(fate);
  if (status === 'sunk') return t('battle.fleet.sunk');
  if (status === 'abandoned') return t('changes.state.abandoned');
  if (ship.unitsAtFirst > 1) return unitWords(ship);
  if (fires > 0) return t('changes.state.burning');
  return markers.length > 0 ? t('changes.state.damaged') : t('changes.state.unhurt');
}

/** Boats on a base, with those that have no torpedoes left; ships in a convoy. */
export function unitWords({ card, units, unitsAtFirst: of, launched }: ShipView): string {
  if (card.type === 'convoy') return t('changes.state.transports', { units, of });
  return launched > 0
    ? t('changes.state.boatsLaunched', { units, of, count: launched })
    : t('changes.state.boats', { units, of });
}
