const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const checkFile = require('eslint-plugin-check-file');
const globals = require('globals');

const PURE = ['src/lib/**', 'src/rules/**', 'src/game/**', 'src/measure/**'];
const TESTS = ['**/*.test.{ts,tsx}', 'src/testing/**'];
const SCRIPTS = ['src/tools/**', 'src/cli/**', 'src/bench/**', 'src/testing/jest/**', '*.config.js', '.*.cjs'];

/** Things that read the clock, the dice or the world: the inside is handed them instead. */
const WORLD = [
  'Date',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'crypto',
];
const WORLD_ON_SCREEN = ['fetch', 'window', 'document', 'localStorage', 'requestAnimationFrame', 'process'];

/** Hermes, which runs the app on phones, has not all of these; the compiler does not know. */
const NOT_ON_PHONES = ['toSorted', 'toReversed', 'toSpliced'].map((property) => ({
  property,
  message: 'Phones do not have it: copy the list first.',
}));

/** Words in these props are read or heard by people, so they come from the message catalogue. */
const SPOKEN = '/^(label|title|subtitle|hint|text|message|accessibilityLabel|aria-label|placeholder)$/';

const COMPILED = [
  'import/namespace',
  'import/named',
  'import/default',
  'import/export',
  'import/no-unresolved',
  'import/no-named-as-default',
  'import/no-named-as-default-member',
  '@typescript-eslint/no-unused-vars',
  '@typescript-eslint/no-redeclare',
];

/** All components but one are functions: these look through every file for what only a class can do wrong. */
const OF_CLASSES = [
  'react/no-direct-mutation-state',
  'react/require-render-return',
  'react/no-this-in-sfc',
  'react/display-name',
];

// Scripts are ES modules (.mts), which Expo's configuration does not know.
const withModules = expo.map((part) =>
  part.files?.includes('**/*.ts') ? { ...part, files: [...part.files, '**/*.mts'] } : part,
);

/** These compile the whole file to look into its components, which takes most of the time of a run. */
const COMPILING = expo
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^react-hooks\/(?!rules-of-hooks|exhaustive-deps)/.test(rule));

module.exports = defineConfig([
  withModules,
  { ignores: ['dist/**', 'coverage/**', 'android/**', 'ios/**', '.expo/**', 'expo-env.d.ts'] },
  {
    plugins: { 'check-file': checkFile },
    files: ['src/**/*.{ts,tsx,mts,cjs}', '__tests__/**/*.{ts,tsx}'],
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': '+([a-z0-9])*(-+([a-z0-9]))' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { 'src/**/': 'KEBAB_CASE' }],
      'import/no-default-export': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Import the file, not a barrel.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // The compiler finds what these look for, and each would read every module once more.
      ...Object.fromEntries([...COMPILED, ...OF_CLASSES].map((rule) => [rule, 'off'])),
    },
  },
  {
    files: ['src/store/**', 'src/ui/**', 'src/messages/**'],
    ignores: TESTS,
    rules: { 'no-restricted-properties': ['error', ...NOT_ON_PHONES] },
  },
  // Declarations, and what stands in for a package with a default export.
  { files: ['**/*.d.ts', 'src/ui/svg.web.tsx'], rules: { 'import/no-default-export': 'off' } },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[...WORLD, ...WORLD_ON_SCREEN].map((name) => ({
          name,
          message: 'The inside is pure: take it as an argument.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...NOT_ON_PHONES,
        { object: 'Math', property: 'random', message: 'Dice are arguments.' },
        ...['globalThis', 'global'].map((object) => ({ object, message: 'The inside is pure.' })),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|expo|zustand|@expo|@shopify|@react-native)([-/]|$)',
              message: 'The inside runs in plain Node, without React or Expo.',
            },
            { regex: '^node:', message: 'The inside runs on a phone too.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/features/**', 'src/kit/**', 'app/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        ...NOT_ON_PHONES,
        { object: 'Math', property: 'random', message: 'Chance comes from store/random-seed.' },
      ],
      'react/jsx-no-literals': ['error', { noStrings: true, ignoreProps: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Import the file, not a barrel.' },
        {
          selector: `JSXAttribute[name.name=${SPOKEN}] > Literal`,
          message: 'Words come from the message catalogue.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-native',
              importNames: ['Text', 'Button', 'Pressable', 'TouchableOpacity', 'Switch', 'Modal', 'Alert'],
              message: 'Use the design system in src/ui.',
            },
          ],
        },
      ],
    },
  },
  // No player sees the gallery: its specimens say in place what they say.
  {
    files: ['src/features/gallery/**'],
    rules: { 'react/jsx-no-literals': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.jest },
    rules: {
      'no-restricted-properties': [
        'error',
        ...['test', 'it', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo'].map((property) => ({ object, property, message: 'Every test runs.' })),
        ),
      ],
    },
  },
  {
    files: [...PURE, ...TESTS, ...SCRIPTS, 'src/messages/**'],
    rules: Object.fromEntries(COMPILING.map((rule) => [rule, 'off'])),
  },
  {
    files: SCRIPTS,
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
]);
