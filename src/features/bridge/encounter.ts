import { countersIn, type Encounter, type HomePort, tideEncounter, tsushimaEncounter } from '@/rules/bridge/index';
import type { CampaignState as TideState } from '@/rules/tide/index';
import { type CampaignState as TsushimaState, contactsOf } from '@/rules/tsushima/index';

/** Why there is nothing to fight out: no fight, stacks nobody has seen, hits to be recorded first, a book without ships. */
export type NoEncounter = 'none' | 'hidden' | 'marking' | 'otherBook';

/** The fight of a campaign that is on, or the contact at this place. */
export function encounterIn(book: string, state: unknown, contact: string | null): Encounter | NoEncounter {
  switch (book) {
    case 'tsushima':
      return ofTsushima(state as TsushimaState, contact);
    case 'tide':
      return tideEncounter(state as TideState) ?? 'none';
    default:
      return 'otherBook';
  }
}

function ofTsushima(state: TsushimaState, place: string | null): Encounter | NoEncounter {
  if (state.battle !== null) return state.battle.stage === 'move' ? (tsushimaEncounter(state) ?? 'none') : 'marking';
  if (state.step !== 'fight' || state.active === null) return 'none';
  const contact = contactsOf(state, state.active).find(({ where }) => where.name === place);
  if (contact === undefined) return 'none';
  if (state.rulings.stacks === 'hidden') return 'hidden';
  return tsushimaEncounter(state, contact) ?? 'none';
}

/** Whether a battle was begun for this very fight: the same ships at the same moment. */
export function isFor({ moment, link }: Pick<HomePort, 'moment' | 'link'>, encounter: Encounter): boolean {
  const ids = countersIn(encounter).map(({ id }) => id);
  return isSameMoment(moment, encounter.moment) && link.counters.some(({ id }) => ids.includes(id));
}

export const isSameMoment = (a: Encounter['moment'], b: Encounter['moment']): boolean =>
  a.turn === b.turn && a.phase === b.phase;
