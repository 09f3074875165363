import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Source, specProblems } from '@/testing/spec-coverage';

const root = resolve(__dirname, '..');
const books = readdirSync(join(root, 'src/rules')).filter((book) =>
  existsSync(join(root, 'src/rules', book, 'SPEC.md')),
);

const read = (path: string): Source => ({ path: relative(root, path), text: readFileSync(path, 'utf8') });

const testsBelow = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => read(join(folder, name)));

test('there are books to check', () => {
  expect(books).toContain('togo');
});

test.each(books)('every numbered statement of %s has a test, and every citation a statement', (book) => {
  const folder = join(root, 'src/rules', book);
  expect(specProblems(read(join(folder, 'SPEC.md')), testsBelow(folder))).toEqual([]);
});

describe('the check itself', () => {
  const spec = { path: 'SPEC.md', text: '- **TOGO-1** One.\n- **TOGO-2** Two, see TOGO-1.\n- **AMB-8b** Three.\n' };
  const cites = (text: string): Source => ({ path: 'a.test.ts', text });
  const all = "test('[TOGO-1] x', f); test(`[TOGO-2][AMB-8b] y`, f);";

  test('passes when both sides agree', () => {
    expect(specProblems(spec, [cites(all)])).toEqual([]);
  });

  test('fails on a statement that no title cites, even if a comment names it', () => {
    const problems = specProblems(spec, [cites("// [TOGO-2]\ntest('[TOGO-1] about [AMB-8b]', f)")]);
    expect(problems).toEqual([
      { type: 'uncited', rule: 'TOGO-2', path: 'SPEC.md' },
      { type: 'uncited', rule: 'AMB-8b', path: 'SPEC.md' },
    ]);
  });

  test('fails on a citation of nothing', () => {
    expect(specProblems(spec, [cites(`${all} test("[TOGO-99] z", f);`)])).toEqual([
      { type: 'unknown', rule: 'TOGO-99', path: 'a.test.ts' },
    ]);
  });

  test('fails on a number that stands twice', () => {
    const twice = { ...spec, text: `${spec.text}- **TOGO-1** Again.\n` };
    expect(specProblems(twice, [cites(all)])).toEqual([{ type: 'duplicate', rule: 'TOGO-1', path: 'SPEC.md' }]);
  });
});
