import type { Choices, Encounter, Mapping } from '@/rules/bridge/index';
import { homePortOf, MAPPING, USUAL_MAPPING } from '@/rules/bridge/index';
import { bool, check, list, nullable, object, type Of, oneOf } from '@/rules/common/shape';
import { id, record, words } from '@/rules/common/tagged';
import { HOUSE_DECK_ID, type Origin, type Setup } from '@/rules/togo/index';
import { battlesFor } from '@/store/linked-battles';
import { currentDatabase } from '@/store/storage';

export const LIGHTS = ['day', 'night4', 'night2'] as const;

const KEPT = object({
  /** The fight it is about. */
  fight: words,
  choices: record(list(id, 1, 60)),
  light: oneOf(LIGHTS),
  plotted: bool,
  /** Ids of decks; null for no cards. */
  decks: object({ ijn: nullable(id), irn: nullable(id) }),
  mapping: MAPPING,
});
/** What the players choose before the battle. The mapping may be one that cannot be used yet. */
export type FightForm = Of<typeof KEPT>;

const fightOf = ({ moment, contact }: Encounter): string => `${moment.turn} ${moment.phase} ${contact ?? ''}`;

/** What was chosen for this fight, or the usual; by the mapping that was used last in this campaign. */
export async function readFightForm(campaign: string, encounter: Encounter, kept: unknown): Promise<FightForm> {
  const read = check(KEPT, kept);
  const fight = fightOf(encounter);
  if (read.ok && read.value.fight === fight) return read.value;
  const mapping = read.ok ? read.value.mapping : await lastMapping(campaign);
  return { fight, choices: {}, light: 'day', plotted: false, decks: HOUSE_DECK_ID, mapping };
}

async function lastMapping(campaign: string): Promise<Mapping> {
  const db = currentDatabase();
  const [last] = db ? await battlesFor(db, campaign) : [];
  return (last && homePortOf({ origin: last.origin as Origin })?.mapping) ?? USUAL_MAPPING;
}

export const lightOf = (light: FightForm['light']): Setup['light'] => ({
  night: light === 'day' ? null : light === 'night4' ? 4 : 2,
  day: 24,
});

/** The choices with those of one counter changed; none gives the suggestion back. */
export function withChoice(choices: Choices, counter: string, ships: readonly string[]): FightForm['choices'] {
  const { [counter]: _, ...others } = choices;
  return ships.length === 0 ? others : { ...others, [counter]: ships };
}
