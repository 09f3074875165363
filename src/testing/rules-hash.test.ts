import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { rulesHash } from './rules-hash';
import { scratchFolder } from './scratch';

const src = scratchFolder();
const write = (file: string, text: string): string => {
  mkdirSync(dirname(join(src, file)), { recursive: true });
  writeFileSync(join(src, file), text);
  return rulesHash(src);
};

test('the reducers are named by their sources: another name for any change of them, the same for any other change', () => {
  for (const file of ['lib/result.ts', 'game/fold.ts', 'store/db/snapshots.ts', 'features/screen.tsx']) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), file);
  }
  const first = write('rules/togo/battle/apply/combat.ts', 'one');
  const names = [first];
  for (const file of ['lib/result.ts', 'game/fold.ts', 'store/db/snapshots.ts', 'rules/togo/new.ts']) {
    names.push(write(file, 'changed'));
  }
  names.push(write('rules/togo/battle/apply/combat.ts', 'two'));
  expect(new Set(names).size).toBe(names.length);

  const last = names.at(-1);
  expect(write('rules/togo/README.md', 'told')).toBe(last);
  expect(write('game/fold.test.ts', 'tested')).toBe(last);
  expect(write('features/screen.tsx', 'drawn')).toBe(last);
});

test('this very app has a name, and the tests run under it', () => {
  expect(process.env.ZFLAG_RULES_BUILD).toBe(rulesHash());
  expect(rulesHash()).toMatch(/^[0-9a-f]{16}$/);
});
