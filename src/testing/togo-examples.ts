import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Example = {
  readonly id: string;
  readonly title: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly diceInOrder: readonly number[];
  readonly expected: Readonly<Record<string, unknown>>;
};

const fixtures = join(__dirname, '../../__tests__/fixtures/togo');

export const fixture = (name: string): unknown => JSON.parse(readFileSync(join(fixtures, name), 'utf8'));

/** The worked cases whose id begins with `EX-06` and the like. */
export const examples = (id: string): readonly Example[] =>
  (fixture('examples.json') as readonly Example[]).filter((example) => example.id.replace(/[a-z]$/, '') === id);
