import { nowWords } from '@/features/play/changes/corrections';
import type { Companion } from '@/features/play/companion';
import { kindChoices } from '@/features/play/log/filter-words';
import { EVERYTHING, filtered, sourcesIn } from '@/features/play/log/log-filter';
import { logRows } from '@/features/play/log/log-rows';
import { linesOf, sideOf } from '@/features/play/log/log-words';
import { undoLabel } from '@/features/play/use-undo';
import { whereOf } from '@/game/where';
import { campaignView, isReady, unitsOf } from '@/rules/mukden/index';
import { draftSeenBy } from '@/store/drafts';
import { playMukdenPairs } from '@/testing/mukden-secret-pairs';

import { declaredFigure, outlookOf, plannedFigure } from './attack/attack-figure';
import { firstPlan, planOn, targetsOf } from './attack/attack-plan';
import { corrections } from './changes/corrections';
import { mukdenCompanion } from './companion';
import { BOOK } from './game';
import { turnHead } from './turn/headline';
import { nextStep } from './turn/next-step';
import { namesIn } from './words/names-in';
import { owedSentence } from './words/owed-words';
import { unitLines } from './words/unit-words';
import { whereWords } from './words/where-words';

const companion = mukdenCompanion as Companion;
const { book } = companion;

type Table = Parameters<NonNullable<Parameters<typeof playMukdenPairs>[3]>>[0];

/** What the screens that everybody looks at say. */
function publicWords(table: Table) {
  const { battle, state } = table;
  const view = campaignView(state, 'public');
  const nameOf = namesIn(view);
  const owed = BOOK.owed(state, 'public');
  const known = { id: 'pair', name: 'pair', battle, state, view, owed, nameOf, moment: null, draft: null };
  const { items } = table.storyOf('public');
  const newestFirst = [...items].reverse();
  const where = whereOf(book, battle, draftSeenBy({ ...table, book }, 'public'))!;
  const listed = (side: 'ijn' | 'irn') =>
    unitLines(state, view, unitsOf(state, side).filter(isReady)).map(({ title, key }) => [title, key]);
  const plans = targetsOf(state, view).map(({ hex }) => plannedFigure(state, view, planOn(state, view, hex)));
  return {
    log: logRows(book, newestFirst).map((row) =>
      row.type === 'head' ? row : [row.key, linesOf(companion, row.item, nameOf, newestFirst)],
    ),
    entries: items.map((item) => [sideOf(companion, item, view), sourcesIn(item)]),
    kinds: kindChoices(companion).map(({ value: kind }) =>
      filtered(companion, items, { ...EVERYTHING, kind }).map(({ number }) => number),
    ),
    undo: undoLabel(companion, known, 'public'),
    where: [where, whereWords(where)],
    turn: [turnHead(known), owed.map((one) => owedSentence(one, nameOf)), nextStep(known, null).label],
    units: [listed('ijn'), listed('irn')],
    plans: [firstPlan(state, view, ''), ...plans, ...plans.map((figure) => outlookOf(figure, state))],
    declared: view.action && declaredFigure(state, view.action),
    corrections: corrections(view, state).map((each) => [each.title, nowWords(each)]),
  };
}

test('[MUK-18] what public screens say is the same for campaigns that differ only below the top of a stack', () => {
  const { failures, tally } = playMukdenPairs(5, 300, 50, publicWords);
  expect(failures).toEqual([]);
  expect(tally.different).toBeGreaterThan(5);
});
