import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '..');

/**
 * For each layer rule a file that breaks it. The rules are worth nothing unless every one of them really fails, so a
 * rule without a row here fails the test too.
 */
const VIOLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'layer-lib': { 'src/lib/a.ts': "import '@/rules/rulebook';" },
  'layer-measure': { 'src/measure/a.ts': "import '@/rules/rulebook';" },
  'layer-rules': { 'src/rules/a.ts': "import '@/measure/point';" },
  'layer-game': { 'src/game/a.ts': "import '@/store/session';" },
  'layer-store': { 'src/store/a.ts': "import '@/rules/rulebook';" },
  'layer-messages': { 'src/messages/a.ts': "import '@/ui/text';" },
  'layer-ui': { 'src/ui/a.ts': "import '@/messages/words';" },
  'layer-kit': { 'src/kit/a.ts': "import '@/store/session';" },
  'layer-link/protocol': { 'src/link/protocol/a.ts': "import '@/store/session';" },
  'layer-link/client': { 'src/link/client/a.ts': "import '@/link/umpire/table';" },
  'layer-link/umpire': { 'src/link/umpire/a.ts': "import '@/link/client/phone';" },
  'layer-link/league': { 'src/link/league/a.ts': "import '@/link/client/phone';" },
  'layer-link/wire': { 'src/link/wire/a.ts': "import '@/store/session';" },
  'layer-features': { 'src/features/one/a.ts': "import '@/cli/zflag';" },
  'layer-cli': { 'src/cli/a.ts': "import '@/ui/text';" },
  'layer-bench': { 'src/bench/a.ts': "import '@/features/two/b';" },
  'layer-tools': { 'src/tools/a.ts': "import '@/messages/words';" },
  'doorway-expo-sqlite': { 'src/store/b.ts': "import 'expo-sqlite';" },
  'doorway-sqljs': { 'src/store/c.ts': "import 'sql.js';" },
  'doorway-better-sqlite3': { 'src/store/d.ts': "import 'better-sqlite3';" },
  'doorway-shopifyreact-native-skia': { 'src/kit/i.ts': "import '@shopify/react-native-skia';" },
  'doorway-expo-haptics': { 'src/kit/b.ts': "import 'expo-haptics';" },
  'doorway-expo-sharingfile-system': { 'src/kit/c.ts': "import 'expo-sharing';" },
  'doorway-expo-crypto': { 'src/kit/s.ts': "import 'expo-crypto';" },
  'doorway-expo-print': { 'src/kit/p.ts': "import 'expo-print';" },
  'doorway-expo-document-picker': { 'src/kit/g.ts': "import 'expo-document-picker';" },
  'doorway-expo-camera': { 'src/kit/h.ts': "import 'expo-camera';" },
  'doorway-expo-screen-capture': { 'src/kit/l.ts': "import 'expo-screen-capture';" },
  'doorway-expo-keep-awake': { 'src/kit/d.ts': "import 'expo-keep-awake';" },
  'doorway-workbox-window': { 'src/kit/f.ts': "import 'workbox-window';" },
  'doorway-ws': { 'src/link/client/b.ts': "import 'ws';" },
  'doorway-nats-io': { 'src/link/umpire/b.ts': "import '@nats-io/nats-core';" },
  'app-only-features': { 'app/a.tsx': "import '@/ui/text';" },
  'features-apart': { 'src/features/one/b.ts': "import '@/features/two/b';" },
  'play-knows-no-book': { 'src/features/play/a.ts': "import '@/features/two/b';" },
  'rulebooks-apart': { 'src/rules/togo/a.ts': "import '../mukden/index';" },
  'bridge-front-door': { 'src/rules/bridge/a.ts': "import '../mukden/inner';" },
  'screens-of-one-book': { 'src/features/tide/a.ts': "import '@/rules/mukden/index';" },
  'bridge-by-its-address': { 'src/features/one/e.ts': "import '@/rules/bridge/index';" },
  'rulebook-front-door': { 'src/features/one/c.ts': "import '@/rules/mukden/inner';" },
  'pure-inside': { 'src/rules/b.ts': "import 'react';" },
  'no-node-on-phones': { 'src/game/b.ts': "import 'node:fs';" },
  'node-driver-stays-out-of-the-app': {
    'src/features/one/d.ts': "import '@/store/e';",
    'src/store/e.ts': "import './db/driver.node';",
  },
  'testing-only-in-tests': { 'src/lib/b.ts': "import '@/testing/dice';" },
  'nothing-imports-scripts': { 'src/lib/c.ts': "import '@/cli/zflag';" },
  'no-cycles': { 'src/lib/d.ts': "import './e';", 'src/lib/e.ts': "import './d';" },
  'no-importing-tests': { 'src/lib/f.ts': "import './g.test';", 'src/lib/g.test.ts': '' },
  'no-unresolvable': { 'src/lib/h.ts': "import './gone';" },
  'no-undeclared-packages': { 'src/lib/i.ts': "import 'semver';" },
  'no-development-packages-in-the-app': { 'src/lib/j.ts': "import 'fast-check';" },
  'no-orphans': { 'src/lib/k.ts': 'export const k = 1;' },
};

/** Files for the violations to import; each is used by another, so that none is an orphan. */
const BYSTANDERS: Readonly<Record<string, string>> = {
  'src/rules/rulebook.ts': '',
  'src/rules/mukden/index.ts': "import './inner';",
  'src/rules/mukden/inner.ts': '',
  'src/rules/bridge/index.ts': "import '../mukden/index';",
  'src/measure/point.ts': '',
  'src/store/session.ts': '',
  'src/store/db/driver.node.ts': '',
  'src/link/umpire/table.ts': '',
  'src/link/client/phone.ts': '',
  'src/ui/text.ts': '',
  'src/messages/words.ts': '',
  'src/features/two/b.ts': '',
  'src/cli/zflag.ts': '',
  'src/testing/dice.ts': '',
};

test('every layer rule fails on a file that breaks it, and on nothing else', () => {
  const tree = mkdtempSync(join(tmpdir(), 'z-flag-layers-'));
  try {
    for (const file of ['.dependency-cruiser.cjs', 'package.json']) cpSync(join(root, file), join(tree, file));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    write(tree, { 'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}', ...BYSTANDERS });
    for (const files of Object.values(VIOLATIONS)) write(tree, files);

    const broken = cruise(tree);
    const rules = ruleNames();
    expect(Object.keys(VIOLATIONS).sort()).toEqual(rules);
    for (const rule of rules) {
      const culprits = Object.keys(VIOLATIONS[rule] ?? {});
      expect({ rule, caught: broken.get(rule)?.some((file) => culprits.includes(file)) ?? false }).toEqual({
        rule,
        caught: true,
      });
    }
    expect([...broken.values()].flat().filter((file) => file in BYSTANDERS)).toEqual([]);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});

/** For each lint rule of ours: where, what, and the rule that must object. */
const LINT_VIOLATIONS = [
  ['src/rules/togo/dice.ts', 'export const roll = () => Math.random();', 'no-restricted-properties'],
  ['src/game/log.ts', 'export const now = () => new Date();', 'no-restricted-globals'],
  ['src/measure/wait.ts', 'export const wait = () => setTimeout(() => {}, 1);', 'no-restricted-globals'],
  ['src/rules/togo/say.ts', "console.log('fire');", 'no-restricted-globals'],
  ['src/rules/togo/screen.ts', "import React from 'react';\nexport const view = React;", 'no-restricted-imports'],
  ['src/game/store.ts', "import * as Crypto from 'expo-crypto';\nexport const id = Crypto;", 'no-restricted-imports'],
  ['src/game/LogBook.ts', 'export const log = 1;', 'check-file/filename-naming-convention'],
  ['src/game/log.ts', 'export default 1;', 'import/no-default-export'],
  ['src/game/all.ts', "export * from './log';", 'no-restricted-syntax'],
  ['src/game/log.ts', 'export const log = (x: any) => x;', '@typescript-eslint/no-explicit-any'],
  ['src/features/log/log.tsx', 'export const Log = () => <>Turn 4</>;', 'react/jsx-no-literals'],
  ['src/features/log/log.tsx', 'export const Log = (X: () => null) => <X label="Undo" />;', 'no-restricted-syntax'],
  ['src/features/log/log.tsx', "import { Text } from 'react-native';\nexport const T = Text;", 'no-restricted-imports'],
  ['src/features/new-battle/seed.ts', 'export const seed = () => Math.random();', 'no-restricted-properties'],
  ['src/game/log.test.ts', "test.only('x', () => {});", 'no-restricted-properties'],
] as const;

test('every lint rule of ours objects to code that breaks it', () => {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint();
    const answers = [];
    for (const [filePath, code] of ${JSON.stringify(LINT_VIOLATIONS)}) {
      const [result] = await eslint.lintText(code, { filePath });
      answers.push(result.messages.map((message) => message.ruleId));
    }
    console.log(JSON.stringify(answers));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  const answers: string[][] = JSON.parse(output);
  const missed = LINT_VIOLATIONS.filter(([, , rule], index) => !answers[index]?.includes(rule));
  expect(missed).toEqual([]);
});

test('routes are one-line re-exports of screens', () => {
  const routes = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((f) =>
    f.endsWith('.tsx'),
  );
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) {
    expect(readFileSync(join(root, 'app', route), 'utf8')).toMatch(
      /^export \{ \w+ as default \} from '@\/features\/[a-z0-9/-]+';\n$/,
    );
  }
});

function write(tree: string, files: Readonly<Record<string, string>>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), content);
  }
}

/** Rule name to the files that broke it. */
function cruise(tree: string): Map<string, string[]> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(process.execPath, [program, 'app', 'src', '--output-type', 'json', '--no-cache'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const broken = new Map<string, string[]>();
  for (const { rule, from } of JSON.parse(stdout).summary.violations) {
    broken.set(rule.name, [...(broken.get(rule.name) ?? []), from]);
  }
  return broken;
}

function ruleNames(): string[] {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../.dependency-cruiser.cjs');
  return forbidden.map(({ name }) => name).sort();
}

test('nothing tells iOS from Android: a bundle for one of them proves what we import for both', () => {
  const sources = ['app', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const own = sources.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(own.length).toBeGreaterThan(1000);
  expect(own.filter((file) => /\.(ios|android)\./.test(file))).toEqual([]);
  const asksWhich = /Platform\.select|\bOS\b[^\n]*['"](ios|android)['"]/;
  expect(own.filter((file) => asksWhich.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
