import { newDraft } from '@/game/act';
import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import { err, ok, type Result } from '@/lib/result';
import { deckWords } from '@/messages/house-card-words';
import { battleFor, type BattleOptions, countersWanted, type Encounter } from '@/rules/bridge/index';
import type { Json } from '@/rules/rulebook';
import {
  type BattleState,
  type Command,
  dealDecks,
  type OwnDecks,
  type Setup,
  type Side,
  togoBattle,
} from '@/rules/togo/index';
import { createBattle } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { addToLog } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';

import type { FightForm } from './fight-form';

const BOOK = togoBattle as Book<unknown>;

export type BridgeOptions = Omit<BattleOptions, 'counters' | 'cards' | 'tables'>;

interface Preparations extends Pick<FightForm, 'plotted' | 'decks'> {
  /** The owner's cards and decks, for those to deal from. */
  readonly own: OwnDecks;
}

/** The battle as it would be, with counters in an order that `pick` shuffles. */
export function setupFor(
  encounter: Encounter,
  options: Omit<BattleOptions, 'counters'>,
  pick = (_: number): number => 0,
): Setup {
  const count = countersWanted(encounter, options.choices, options.designs);
  const ids = Array.from({ length: count }, (_, index) => `c${index + 1}`);
  return battleFor(encounter, { ...options, counters: shuffled(ids, pick) });
}

export type StartRefusal = { readonly code: 'NOT_TAKEN'; readonly field: string } | { readonly code: 'NOT_SAVED' };

/** On disk, and its id: then the battle's own screen takes over. */
export async function startBattle(
  encounter: Encounter,
  options: BridgeOptions,
  { plotted, decks, own }: Preparations,
): Promise<Result<string, StartRefusal>> {
  const db = currentDatabase();
  if (!db) return err({ code: 'NOT_SAVED' });
  const pick = picker(randomSeed());
  const dealt = dealDecks(decks, own, deckWords(), (items) => shuffled(items, pick));
  if (dealt === null) return err({ code: 'NOT_TAKEN', field: 'cards' });
  const setup = setupFor(encounter, { ...options, ...dealt }, pick);
  const parsed = togoBattle.parse.setup(setup);
  if (!parsed.ok) return err({ code: 'NOT_TAKEN', field: parsed.error.field });
  const id = newId();
  try {
    // Another seed than the shuffle's: who has seen the cards or counters must not know the dice.
    const battle = { id, name: options.name, seed: randomSeed(), setup: setup as unknown as Json };
    const created = await createBattle(db, BOOK, battle, new Date().toISOString());
    if (!created.ok) return err({ code: 'NOT_TAKEN', field: '' });
    for (const command of firstOrders(setup, created.value.battle.state as BattleState, plotted)) {
      await addToLog(db, BOOK, id, newDraft(command as unknown as Json));
    }
    return ok(id);
  } catch {
    return err({ code: 'NOT_SAVED' });
  }
}

/** How far apart they meet is said once for all who can see it; or measured, where the battle is plotted. */
function firstOrders(setup: Setup, state: BattleState, plotted: boolean): readonly Command[] {
  if (plotted) return [{ type: 'keepPlot', on: true, from: 'known' }];
  const ranges = rangesOf(setup, state);
  return setup.light.night === null && ranges.length > 0 ? [{ type: 'noteRanges', ranges }] : [];
}

function rangesOf(setup: Setup, state: BattleState) {
  const lines = (side: Side) =>
    setup.sides[side].formations.flatMap(({ ships, plot }) => {
      const group = Object.values(state.groups).find((each) => each.ships.some((ship) => ship === ships[0]?.id));
      return group && plot ? [{ id: group.id, y: plot.y }] : [];
    });
  return lines('ijn').flatMap((a) =>
    lines('irn').map((b) => ({ a: a.id, b: b.id, inches: Math.round(Math.abs(a.y - b.y) * 4) / 4 })),
  );
}
