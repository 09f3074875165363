import { paperHtml } from './html';
import { paperMarkdown } from './markdown';
import { listBlocks, type Paper, tableBlocks, textBlock, withContent } from './paper';
import { tableSvg } from './table-svg';
import { namedTurns, turnBarPaths, turnBarsSvg } from './turn-bars';

const paper: Paper = {
  title: 'Off <Ulsan>',
  subtitle: '14 August',
  parts: withContent([
    { title: 'Losses', blocks: listBlocks(['Rurik *sank* | twice']) },
    { title: 'Empty', blocks: listBlocks([]) },
    { title: 'Table', blocks: tableBlocks(['Ship', 'Hits'], [['Izumo | Iwate', '3']]) },
    { title: 'Words', blocks: [textBlock('As it <was>')] },
  ]),
};

test('as Markdown: names cannot become headings, links or columns; empty parts are left out', () => {
  expect(paperMarkdown(paper)).toBe(
    [
      '# Off \\<Ulsan\\>',
      '',
      '14 August',
      '',
      '## Losses',
      '',
      '- Rurik \\*sank\\* | twice',
      '',
      '## Table',
      '',
      '| Ship | Hits |',
      '| --- | ---: |',
      '| Izumo \\| Iwate | 3 |',
      '',
      '## Words',
      '',
      'As it \\<was\\>',
      '',
    ].join('\n'),
  );
});

test('as a page: names are escaped', () => {
  const html = paperHtml(paper);
  expect(html).toContain('<h1>Off &lt;Ulsan&gt;</h1>');
  expect(html).not.toContain('<was>');
  expect(html).toContain('<td>Izumo | Iwate</td><td>3</td>');
});

test('a plotted table: an arrow for each formation, told apart by shape, names escaped', () => {
  const svg = tableSvg(
    { width: 72, depth: 48 },
    [
      { side: 'japan', name: '1st <Division>', x: 10, y: 20, heading: 90 },
      { side: 'russia', name: 'Squadron', x: 40, y: 30, heading: 225 },
    ],
    [
      { kind: 'land', x: 0, y: 0, width: 3, depth: 48 },
      { kind: 'anchorage', x: 9, y: 9, radius: 2 },
    ],
  );
  expect(svg).toContain('<rect x="0" y="0" width="3" height="48" fill="#e6dfcb"');
  expect(svg).toMatch(/<circle cx="9" cy="9" r="2" [^>]*dasharray/);
  expect(svg.match(/<g /g)).toHaveLength(2);
  expect(svg).toContain('1st &lt;Division&gt;');
  expect(svg).toContain('rotate(225)');
});

test('names of formations in one place stand below one another', () => {
  const at = (name: string, x: number) => ({ side: 'japan' as const, name, x, y: 9, heading: 0 });
  const svg = tableSvg({ width: 72, depth: 48 }, [at('Tokiwa', 10), at('Azuma', 10), at('Far away', 60)]);
  expect(svg.match(/<text x="1.2" y="[\d.]+"/g)).toEqual(['0.6', '2.4', '0.6'].map((y) => `<text x="1.2" y="${y}"`));
});

test('bars: one scale for both sides, solid and crossed, few lines, turns named as far as there is room', () => {
  const turns = Array.from({ length: 40 }, (_, place) => ({ turn: place + 1, japan: place, russia: 1 }));
  const { solid, crossed, steps, middles } = turnBarPaths(turns, { width: 300, height: 100, line: 2 });
  expect(solid.match(/M/g)).toHaveLength(39);
  expect(crossed.match(/Z/g)).toHaveLength(40);
  expect(steps.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  expect(namedTurns(middles, 300).length).toBeLessThanOrEqual(12);
  expect(turnBarsSvg(turns)).toMatch(/^<svg .*<\/svg>$/);
  expect(turnBarPaths([], { width: 300, height: 100, line: 2 }).solid).toBe('');
});
