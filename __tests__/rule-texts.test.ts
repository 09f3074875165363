import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { rules as mukden } from '@/messages/en/mukden/rules';
import { rules as redSun } from '@/messages/en/red-sun/rules';
import { rules as tide } from '@/messages/en/tide/rules';
import { rules as togo } from '@/messages/en/togo/rules';
import { rules as tsushima } from '@/messages/en/tsushima/rules';

const root = resolve(__dirname, '..');

/** The numbered statements of a SPEC.md, their lines joined. */
function statements(spec: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, number, text] of spec.matchAll(
    /^- \*\*([A-Z]+-\d+\w?)\*\* ([^]*?)(?=\n- \*\*|\n\n|\n#|\n\||$(?![^]))/gm,
  )) {
    if (number && text)
      found[number] = text
        .replace(/\s*\n\s*/g, ' ')
        // A player reads no keys: the first answer of a house rule is how the app plays it, the others are choices.
        .replace(/`\w*[A-Z]\w*`:? (\w)/g, (_, letter: string) => letter.toUpperCase())
        .replace(/`[\w-]+`: /g, 'House rule: ')
        .replace(/`|\*\*/g, '')
        .trim();
  }
  return found;
}

// After a change of SPEC.md: ZFLAG_WRITE_RULES=1 npx jest __tests__/rule-texts.test.ts
test.each([
  ['togo', togo, 100],
  ['tide', tide, 60],
  ['tsushima', tsushima, 98],
  ['red-sun', redSun, 31],
  ['mukden', mukden, 55],
])('the rules of %s a player can look up are the statements of its SPEC.md, all of them', (book, rules, least) => {
  const expected = statements(readFileSync(join(root, `src/rules/${book}/SPEC.md`), 'utf8'));
  expect(Object.keys(expected).length).toBeGreaterThan(least);
  if (process.env.ZFLAG_WRITE_RULES) {
    const lines = Object.entries(expected).map(([number, text]) => `  '${number}': ${JSON.stringify(text)},`);
    const head = `/** The statements of \`src/rules/${book}/SPEC.md\`, for whoever taps a rule number; a test keeps the two the same. */`;
    writeFileSync(
      join(root, `src/messages/en/${book}/rules.ts`),
      `${head}\nexport const rules = {\n${lines.join('\n')}\n} as const;\n`,
    );
    return;
  }
  expect(rules).toEqual(expected);
});
