import type { Draft } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { maySee, PUBLIC, slotOf } from '@/game/curtain';
import { parseDraft } from '@/game/draft-codec';

import type { Driver, Queries, Statement } from './db/driver';
import { touch } from './db/touch';

/** The unfinished strips of a battle by curtain: what a side holds alone under its id, the one on the table as `public`. */
export type Drafts = Readonly<Record<string, Draft>>;

interface Open<State> {
  readonly book: Book<State>;
  readonly battle: Battle<State>;
  readonly drafts: Drafts;
}

/** The strip a viewer works on: behind its curtain a side's own, else the one on the table. */
export function draftSeenBy<State>({ book, battle, drafts }: Open<State>, viewer: string): Draft | null {
  const draft = drafts[viewer];
  // A strip on the table may come to be of a ship that nobody knows of any more, once her sighting was undone.
  return draft && maySee(book, battle.state, draft.command, viewer) ? draft : null;
}

/** App dice that lie in strips: the next one comes after them, so that no die of the battle is seen twice. */
export const diceInHand = ({ drafts }: { readonly drafts: Drafts }, except?: string): number =>
  Object.entries(drafts).reduce((sum, [curtain, { appDice }]) => (curtain === except ? sum : sum + appDice), 0);

export function withDraft(drafts: Drafts, curtain: string, draft: Draft | null): Drafts {
  if (!draft && !(curtain in drafts)) return drafts;
  const { [curtain]: _, ...others } = drafts;
  return draft ? { ...others, [curtain]: draft } : others;
}

/** Written on every tap of an unfinished strip, so that a killed app opens on the same question with the same faces. */
export const saveDraft = (
  db: Driver,
  battle: string,
  draft: Draft | null,
  at: string,
  curtain: string = PUBLIC,
): Promise<void> =>
  db.transaction([
    draft ? insertDraft(battle, { curtain, body: JSON.stringify(draft), updatedAt: at }) : deleteDraft(battle, curtain),
    touch(battle),
  ]);

export const insertDraft = (
  battle: string,
  { curtain, body, updatedAt }: { readonly curtain: string; readonly body: string; readonly updatedAt: string },
): Statement => [
  `INSERT INTO drafts (battle, curtain, body, updated_at) VALUES (?, ?, ?, ?)
   ON CONFLICT (battle, curtain) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at`,
  [battle, curtain, body, updatedAt],
];

export const deleteDraft = (battle: string, curtain: string): Statement => [
  'DELETE FROM drafts WHERE battle = ? AND curtain = ?',
  [battle, curtain],
];

/** The strips on disk, as far as they can be read. */
export async function readDrafts<State>(db: Queries, book: Book<State>, id: string, state: State): Promise<Drafts> {
  const rows = await db.all<{ curtain: string; body: string }>(
    'SELECT curtain, body FROM drafts WHERE battle = ? ORDER BY curtain',
    [id],
  );
  const read = rows.flatMap(({ curtain, body }) => {
    const draft = parseDraft(body);
    return draft ? [[curtain, draft] as const] : [];
  });
  const drafts: Drafts = Object.fromEntries(read);
  const { [PUBLIC]: open, ...others } = drafts;
  const slot = open ? slotOf(book, state, open.command) : PUBLIC;
  if (!open || slot === PUBLIC || others[slot]) return drafts;
  // Databases and files from before there were curtains: a side's secret goes behind its own.
  await db.run('UPDATE drafts SET curtain = ? WHERE battle = ? AND curtain = ?', [slot, id, PUBLIC]);
  return { ...others, [slot]: open };
}
