import { nowWords } from '@/features/play/changes/corrections';
import { kindChoices } from '@/features/play/log/filter-words';
import { EVERYTHING, filtered, searched, sourcesIn } from '@/features/play/log/log-filter';
import { logRows } from '@/features/play/log/log-rows';
import { linesOf, sideOf } from '@/features/play/log/log-words';
import { thrownSteps } from '@/features/play/log/thrown-steps';
import type { Item } from '@/features/play/log/use-story';
import { momentsOf, turnsIn } from '@/features/play/look-back/moments';
import type { Companion } from '@/features/play/companion';
import { undoLabel } from '@/features/play/use-undo';
import { whereOf } from '@/game/where';
import { type CampaignState, campaignView, type OwedCode } from '@/rules/tide/index';
import { draftSeenBy } from '@/store/drafts';
import { playTidePairs, type TideSecretTable } from '@/testing/tide-secret-pairs';

import { tokensIn } from './board/box-contents';
import { corrections } from './changes/corrections';
import { tideCompanion } from './companion';
import { FORCES_FILTERS, forcesLists } from './forces/forces-lists';
import { shipSaid } from './forces/forces-words';
import { BOOK } from './game';
import { optionsOf } from './turn/consequences';
import { turnHead } from './turn/headline';
import { ladderRows } from './turn/ladder-rows';
import { nextStep } from './turn/next-step';
import { namesIn } from './words/names-in';
import { owedSentence } from './words/owed-words';
import { whereWords } from './words/where-words';

const companion = tideCompanion as Companion;
const { book } = companion;

/** What the screens that everybody looks at say. */
function publicWords(table: TideSecretTable) {
  const { battle, state } = table;
  const view = campaignView(state, 'public');
  const nameOf = namesIn(view);
  const owed = BOOK.owed(state, 'public');
  const known = { id: 'pair', name: 'pair', battle, state, view, owed, nameOf, moment: null, draft: null };
  const { items } = table.storyOf('public');
  const newestFirst = [...items].reverse();
  const where = whereOf(book, battle, draftSeenBy({ ...table, book }, 'public'))!;
  const then = (at: unknown) => campaignView(at as CampaignState, 'public');
  return {
    log: logRows(book, newestFirst).map((row) =>
      row.type === 'head' ? row : [row.key, linesOf(companion, row.item, nameOf, newestFirst)],
    ),
    entries: items.map((item) => [sideOf(companion, item, view), sourcesIn(item), thrownSteps(book, item, battle)]),
    kinds: kindChoices(companion).map(({ value: kind }) =>
      filtered(companion, items, { ...EVERYTHING, kind }).map(({ number }) => number),
    ),
    past: [
      momentsOf(newestFirst).map(({ item, state: at }) => [item?.number, then(at)]),
      turnsIn(book, momentsOf(newestFirst)),
    ],
    undo: undoLabel(companion, known, 'public'),
    where: [where, whereWords(where)],
    turn: [
      turnHead(known),
      owed.map((one) => owedSentence(one, nameOf)),
      ['yes', 'no', null].map((choice) => nextStep(known, choice)),
      owed.map(({ code, about }) => optionsOf(known, code as OwedCode, about)),
    ],
    ladder: ladderRows(known),
    forces: FORCES_FILTERS.map((filter) => forcesLists(view, filter).map(({ id, data }) => [id, data.map(shipSaid)])),
    board: (['vladivostok', 'port-arthur', 'japan', 'coastal', 'open-sea'] as const).map((place) =>
      tokensIn(view, place),
    ),
    corrections: corrections(view).map((each) => [each.title, nowWords(each)]),
  };
}

test('[TAS-31] what public screens say is the same for campaigns that differ only in one side’s secrets', async () => {
  const searches: Promise<readonly number[]>[][] = [];
  const { failures, tally } = playTidePairs(16, 700, 80, (table) => {
    for (const words of ['sailed', 'mikasa', 'fsh']) searches.push([found(table, words)]);
    return publicWords(table);
  });
  expect(failures).toEqual([]);
  expect(tally.different).toBeGreaterThan(10);
  const answers = await Promise.all(searches.map((each) => each[0]!));
  // The tables of a pair are asked one after the other, each for all words.
  for (let place = 0; place + 6 <= answers.length; place += 6) {
    expect(answers.slice(place + 3, place + 6)).toEqual(answers.slice(place, place + 3));
  }
});

async function found(table: TideSecretTable, words: string): Promise<readonly number[]> {
  const { items } = table.storyOf('public');
  const nameOf = namesIn(campaignView(table.state, 'public'));
  const options = {
    linesOf: (item: Item) => linesOf(companion, item, nameOf, [...items].reverse()),
    wanted: () => true,
  };
  const shown = await searched(items, words, { ...options, pause: async () => undefined });
  return (shown ?? []).map(({ number }) => number);
}
