import { lastKnown } from '@/game/curtain';
import { whereOf } from '@/game/where';
import { shipCardsPage } from '@/kit/print/card-ship';
import { paperHtml } from '@/kit/print/html';
import { paperMarkdown } from '@/kit/print/markdown';
import { whereWords } from './words/where-words';
import { type BattleState, battleView, SIDES, THRESHOLDS, turnSummaries } from '@/rules/togo/index';
import { draftSeenBy } from '@/store/drafts';
import { playSecretPairs } from '@/testing/secret-pairs';
import type { SecretTable } from '@/testing/secret-table';

import { battleCorrections } from './changes/corrections';
import { shipsWithMarkers } from './check/ships-with-markers';
import { firedThisTurn } from './fire/fire-plan';
import { aimWords } from './fire/fire-words';
import { volleyOf } from './fire/volley';
import { FLEET_FILTERS, fleetLists } from './fleet/fleet-lists';
import { enteredBy, guideStep } from './guide/guide-step';
import { bearingsOf } from './best-targets/bearings';
import { EVERYTHING, filtered, searched, sourcesIn } from '@/features/play/log/log-filter';
import { nowWords } from '@/features/play/changes/corrections';
import { kindChoices } from '@/features/play/log/filter-words';
import type { Companion } from '@/features/play/companion';
import { undoLabel } from '@/features/play/use-undo';
import type { Item } from '@/features/play/log/use-story';
import { logRows } from '@/features/play/log/log-rows';
import { linesOf, sideOf } from '@/features/play/log/log-words';
import { thrownSteps } from '@/features/play/log/thrown-steps';
import { moversOf, moveStatus } from './move/move-facts';
import { knownShips, ratedShip } from './print/card-ships';
import { fleetPaper, pageWords } from './print/fleet-paper';
import { momentsOf, turnsIn } from '@/features/play/look-back/moments';
import { tableModel } from './plot/table-model';
import { plottedTurns } from './plot/turn-picture';
import { reportOf } from './report/report-of';
import { reportPaper } from './report/report-paper';
import { lossLine } from './report/report-words';
import { scoreOf } from './report/score-of';
import { tablePictures } from './report/table-pictures';
import { pairsByFormation, sightedNow } from './sight/sight-facts';
import { trySteps } from './sight/try-steps';
import { summarySections } from './summary/summary-words';
import { headlineOf } from './turn/headline';
import { inOrder, nextStep, owedNow } from './turn/next-step';
import { namesIn } from './words/names-in';
import { owedCountWords, owedSentence } from './words/owed-words';
import { togoCompanion } from './companion';
import { BOOK } from './game';

const companion = togoCompanion as Companion;
const { book } = companion;

/** What the screens that everybody looks at say, and what leaves the phone by them. */
function publicWords(table: SecretTable) {
  const { battle, state } = table;
  const view = battleView(state, 'public');
  const nameOf = namesIn(view);
  const owed = BOOK.owed(state, 'public');
  const known = { battle, state, view, owed, nameOf };
  const { items } = table.storyOf('public');
  const newestFirst = [...items].reverse();
  const report = reportOf(items, state);
  const actions = items.flatMap((item) => (item.type === 'action' ? [item] : []));
  const turns = turnSummaries(actions, state);
  const paper = reportPaper(report, turns, nameOf, tablePictures(items));
  const where = whereOf(BOOK as never, battle, draftSeenBy({ ...table, book: BOOK }, 'public'))!;
  const then = (at: BattleState) => battleView(at, 'public');
  const ordered = inOrder(owed, known);
  return {
    log: logRows(book, newestFirst).map((row) =>
      row.type === 'head' ? row : [row.key, linesOf(companion, row.item, nameOf, newestFirst)],
    ),
    entries: items.map((item) => [sideOf(companion, item, view), sourcesIn(item), thrownSteps(book, item, battle)]),
    kinds: kindChoices(companion).map(({ value: kind }) =>
      filtered(companion, items, { ...EVERYTHING, kind }).map(({ number }) => number),
    ),
    past: [
      momentsOf(newestFirst).map(({ item, state: at }) => [item?.number, then(at as BattleState)]),
      turnsIn(book, momentsOf(newestFirst)),
    ],
    undo: undoLabel(companion, known as never, 'public'),
    where: [where, whereWords(where)],
    turn: [
      headlineOf(known),
      ordered.map((one) => owedSentence(one, nameOf)),
      owedCountWords(owedNow(ordered, view)),
      nextStep({ ...known, owed: ordered }),
      guideStep({ view, owed: ordered }),
      enteredBy(lastKnown(BOOK, battle, 'public'), view),
    ],
    moves: SIDES.map((side) => moversOf(known, side).map((formation) => [formation, moveStatus(known, formation)])),
    sight: [pairsByFormation(known), trySteps(known), sightedNow(known)],
    fire: Object.keys(view.ships).map((ship) => firedThisTurn(battle).get(ship)),
    volley: SIDES.map((side) =>
      volleyOf(state, view, side).divisions.map((each) => [each.counter, aimWords(state, each, nameOf), each.expected]),
    ),
    bearings: SIDES.map((side) => bearingsOf(state, view, side, 4)),
    fleet: FLEET_FILTERS.map((filter) => fleetLists(view, owed, filter)),
    check: shipsWithMarkers(view),
    corrections: battleCorrections(known).map((each) => [each.title, nowWords(each)]),
    chart: [tableModel(known, 'public'), plottedTurns(battle)],
    summaries: turns.map((turn) => summarySections(turn, nameOf)),
    report: [report, paperMarkdown(paper), paperHtml(paper)],
    score: scoreOf(
      report,
      report.losses.map((loss) => lossLine(loss, nameOf)),
    ),
    print: [
      paperHtml(fleetPaper(view, SIDES)),
      shipCardsPage(
        view.name,
        pageWords(view),
        knownShips(view).map((ship) => ratedShip(ship, false)),
        THRESHOLDS,
      ),
    ],
  };
}

test('what public screens say and print is the same for battles that differ only in one side’s secrets', async () => {
  const searches: Promise<readonly [readonly number[], readonly number[]]>[] = [];
  const { failures } = playSecretPairs({ count: 8, firstSeed: 300, steps: 60 }, (pair) => {
    const [one, two] = pair.tables.map(publicWords) as [Words, Words];
    for (const what of Object.keys(one) as (keyof Words)[]) {
      pair.same(what, (table) => JSON.stringify((table === pair.tables[0] ? one : two)[what]));
    }
    for (const words of ['counter', 'fired', 'a'])
      searches.push(Promise.all([found(pair.tables[0], words), found(pair.tables[1], words)]));
  });
  expect(failures).toEqual([]);
  for (const [one, two] of await Promise.all(searches)) expect(two).toEqual(one);
});

type Words = ReturnType<typeof publicWords>;

async function found(table: SecretTable, words: string): Promise<readonly number[]> {
  const { items } = table.storyOf('public');
  const nameOf = namesIn(battleView(table.state, 'public'));
  const options = {
    linesOf: (item: Item) => linesOf(companion, item, nameOf, [...items].reverse()),
    wanted: () => true,
  };
  const shown = await searched(items, words, { ...options, pause: async () => undefined });
  return (shown ?? []).map(({ number }) => number);
}
