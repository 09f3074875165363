import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { anyAngle, BAD_NUMBERS } from '@/testing/measure-arbitraries';

import { degrees, EPSILON, normalised, inches, signed, tidy } from './units';

test.each(BAD_NUMBERS)('%d becomes a number geometry can work with', (bad) => {
  for (const made of [inches(bad), degrees(bad), normalised(bad), signed(bad)])
    expect(Number.isFinite(made)).toBe(true);
  expect(inches(NaN)).toBe(0);
  expect(inches(Infinity)).toBe(1e6);
});

test('a full circle is 0, and what is under a full circle stays under it', () => {
  expect([0, 360, -360, 720, -1e-9, 359.9999999].map(normalised)).toEqual([0, 0, 0, 0, 0, 0]);
  expect([-30, 390, -390].map(normalised)).toEqual([330, 30, 330]);
});

test('the short way round: straight about is to starboard', () => {
  expect([180, -180, 181, 190, 350, -10].map(signed)).toEqual([180, 180, -179, -170, -10, -10]);
});

test('a turn or more leaves no dust behind: who stood on a line still does', () => {
  expect([727.7, -352.3, 1462.44, 360, -360].map(normalised)).toEqual([7.7, 7.7, 22.44, 0, 0]);
  expect(signed(521.3)).toBe(161.3);
});

test('any angle, however often round, is the same direction', () => {
  fc.assert(
    fc.property(anyAngle, fc.integer({ min: -3, max: 3 }), (angle, turns) => {
      expect(normalised(angle)).toBeGreaterThanOrEqual(0);
      expect(normalised(angle)).toBeLessThan(360);
      expect(signed(normalised(angle + 360 * turns) - normalised(angle))).toBeCloseTo(0, 5);
      expect(normalised(signed(angle))).toBeCloseTo(normalised(angle), 5);
    }),
  );
});

test('what is a hair off a line is tidied onto it', () => {
  expect([29.9999999999, 30.0000000001, -0].map(tidy)).toEqual([30, 30, 0]);
  expect(Object.is(tidy(-1e-9), 0)).toBe(true);
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (value) => {
      expect(Math.abs(tidy(value) - value)).toBeLessThanOrEqual(EPSILON);
      expect(tidy(tidy(value))).toBe(tidy(value));
    }),
  );
});

/** A gesture may run on another thread: there a function without the directive is not to be found. */
describe('every function of measure can run in a gesture', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

  test('the folder is read', () => expect(files.length).toBeGreaterThan(8));

  test.each(files)('%s', (name) => {
    const source = ts.createSourceFile(name, readFileSync(join(__dirname, name), 'utf8'), ts.ScriptTarget.Latest);
    const functions = source.statements.filter(ts.isFunctionDeclaration);
    const bare = functions.filter(({ body }) => {
      const first = body?.statements[0];
      return !(
        first &&
        ts.isExpressionStatement(first) &&
        ts.isStringLiteral(first.expression) &&
        first.expression.text === 'worklet'
      );
    });
    expect(bare.map((found) => found.name?.text)).toEqual([]);
    // The worklet compiler turns each function into a constant that takes hold of those it calls: they must be above it.
    const names = functions.map((found) => found.name?.text ?? '');
    const early = functions.flatMap((found, i) => {
      const uses = new RegExp(`\\b(${names.slice(i + 1).join('|')})\\(`);
      return i + 1 < names.length && uses.test(found.getText(source)) ? [names[i]] : [];
    });
    expect(early).toEqual([]);
    // A function kept in a constant would escape the check above, so constants hold plain values only.
    const constants = source.statements.filter(ts.isVariableStatement);
    expect(constants.filter((found) => /=>|function/.test(found.getText(source)))).toEqual([]);
    const imports = source.statements
      .filter(ts.isImportDeclaration)
      .map((found) => found.moduleSpecifier.getText(source));
    expect(imports.filter((from) => !/^'(\.\/|@\/lib\/brand')/.test(from))).toEqual([]);
  });
});
