import { readFileSync, writeFileSync } from 'node:fs';

import type { Book } from '@/game/battle';
import { bookOf } from '@/game/books';
import { readEntry } from '@/game/read-row';
import { tellOn, UNTOLD } from '@/game/story';
import { paperHtml } from '@/kit/paper/html';
import { paperMarkdown } from '@/kit/paper/markdown';
import { type BattleState, battleView, turnSummaries } from '@/rules/togo/index';
import { parseGolden } from '@/testing/golden-file';

import { namesIn } from '../words/names-in';
import { reportOf } from './report-of';
import { reportPaper } from './report-paper';
import { tablePictures } from './table-pictures';

/** A recorded game as everybody at the table was told of it. */
function storyOf(game: string) {
  const { entries } = parseGolden(readFileSync(`__tests__/golden-games/${game}.jsonl`, 'utf8'));
  const book = bookOf('togo') as Book<BattleState>;
  const rows = entries.map(({ action, entry }, index) => ({
    ...{ seq: index + 1, action, at: '1904-08-10T12:00:00.000Z' },
    entry: readEntry(book, entry),
  }));
  const { battle, items } = tellOn<BattleState>(book, UNTOLD, rows, 'public');
  return { items, state: battle!.state };
}

/** As the app would report it. `ZFLAG_REPORTS=write` records the report anew. */
function paperOf(game: string) {
  const { items, state } = storyOf(game);
  const actions = items.flatMap((item) => (item.type === 'action' ? [item] : []));
  return reportPaper(reportOf(items, state), turnSummaries(actions, state), namesIn(battleView(state, 'public')));
}

test.each(['day-fleet-action', 'umpire'])('the Markdown report of the golden game %s', (game) => {
  const file = `__tests__/fixtures/reports/${game}.md`;
  const text = paperMarkdown(paperOf(game));
  if (process.env.ZFLAG_REPORTS === 'write') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('the same on a page to print: one file, its chart inside, nothing fetched', () => {
  const paper = paperOf('day-fleet-action');
  const html = paperHtml(paper);
  expect(html).toContain('<svg');
  expect(html.match(/<h2>/g)?.length).toBe(paper.parts.length);
  expect(html).not.toMatch(/(src|href)="?http/);
});

test('where the table was plotted, its picture stands before the turn; as text it is left out', () => {
  const { items, state } = storyOf('day-fleet-action');
  const groups = Object.fromEntries(
    Object.entries(state.groups).map(([id, group], place) => [
      id,
      { ...group, plot: { x: 5 + place, y: 9, heading: 45 } },
    ]),
  );
  const plotted = items.map((item) => ({ ...item, before: { ...item.before, plotted: true, groups } }));
  const pictures = tablePictures(plotted);
  expect(pictures.size).toBe(state.turn);
  expect(tablePictures(items).size).toBe(0);
});
