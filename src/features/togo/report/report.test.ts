import '@/messages/togo';

import { readFileSync, writeFileSync } from 'node:fs';

import { paperHtml } from '@/kit/print/html';
import { paperMarkdown } from '@/kit/print/markdown';
import { type BattleState, battleView, turnSummaries } from '@/rules/togo/index';
import { goldenStory } from '@/testing/golden-story';

import { namesIn } from '../words/names-in';
import { reportOf } from './report-of';
import { reportPaper } from './report-paper';
import { tablePictures } from './table-pictures';

/** As the app would report it. `ZFLAG_REPORTS=write` records the report anew. */
function paperOf(game: string) {
  const { items, state } = goldenStory(game);
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
  const { items, state } = goldenStory('day-fleet-action');
  const groups = Object.fromEntries(
    Object.entries(state.groups).map(([id, group], place) => [
      id,
      { ...group, plot: { x: 5 + place, y: 9, heading: 45 } },
    ]),
  );
  const onTable = (before: BattleState) => ({ ...before, plotted: true, groups });
  const plotted = items.map((item) =>
    item.type === 'action' ? { ...item, before: onTable(item.before), after: onTable(item.after) } : item,
  );
  const pictures = tablePictures(plotted);
  expect(pictures.size).toBe(state.turn);
  // Plotted only by the last thing that happened: that turn has its picture, too.
  const late = items.flatMap((item) => (item.type === 'action' ? [item] : []));
  const end = { ...late.at(-1)!, after: onTable(late.at(-1)!.after) };
  expect([...tablePictures([...late.slice(0, -1), end]).keys()]).toEqual([state.turn]);
  expect(tablePictures(items).size).toBe(0);
  // Nobody left afloat: no line is drawn where wrecks lie.
  const lost = (before: BattleState): BattleState => {
    const ships = Object.entries(before.ships).map(([id, ship]) => [id, { ...ship, fate: 'sunk' }]);
    const lines = Object.entries(before.groups).map(([id, group]) => [id, { ...group, sighted: true, dummy: false }]);
    return { ...before, ships: Object.fromEntries(ships), groups: Object.fromEntries(lines) };
  };
  const wrecked = plotted.map((item) =>
    item.type === 'action' ? { ...item, before: lost(item.before), after: lost(item.after) } : item,
  );
  expect(tablePictures(wrecked).size).toBe(0);
});
