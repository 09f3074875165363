/** Who may import whom. Each row: a folder of src, and the folders of src it may use besides itself. */
const MAY_USE = {
  lib: [],
  measure: ['lib'],
  rules: ['lib'],
  game: ['rules', 'measure', 'lib'],
  store: ['game', 'lib'],
  messages: ['lib'],
  ui: ['lib'],
  kit: ['ui', 'measure', 'messages', 'lib', 'rules/common'],
  // Linked phones: what both ends say, the phone's end, the deciding end, and what carries the frames in Node, and many tables on many machines.
  'link/protocol': ['game', 'rules', 'lib'],
  'link/client': ['link/protocol', 'game', 'rules', 'lib'],
  'link/umpire': ['link/protocol', 'store', 'game', 'rules', 'lib'],
  'link/wire': ['link/protocol', 'lib'],
  'link/league': ['link/protocol', 'link/umpire', 'link/wire', 'store', 'game', 'rules', 'lib'],
  features: ['link/client', 'link/protocol', 'store', 'game', 'rules', 'measure', 'kit', 'ui', 'messages', 'lib'],
  cli: ['lib', 'rules', 'game', 'measure', 'store', 'testing'],
  bench: ['lib', 'rules', 'game', 'measure', 'store', 'link', 'cli', 'testing'],
  tools: ['lib', 'rules', 'game', 'measure', 'store', 'link', 'cli', 'testing'],
};

/** Native modules and engines, and the one place that may open each. */
const DOORWAYS = [
  ['expo-sqlite', '^src/store/db/(driver\\.expo|safe-files\\.web|sqlite-worker)\\.ts$'],
  ['sql\\.js', '^src/store/db/driver\\.memory\\.web\\.ts$'],
  ['better-sqlite3', '^src/(store/db/driver\\.node\\.ts$|tools/database\\.cjs$|testing/|bench/)'],
  [
    '@shopify/react-native-skia',
    '^src/(kit/skia(-engine)?(\\.web)?\\.ts$|store/picture-code\\.no-camera\\.ts$|testing/)',
  ],
  ['expo-haptics', '^src/ui/haptics\\.ts$'],
  ['expo-(sharing|file-system)', '^src/store/((save|pick)-file|print|backup/shelf)\\.ts$'],
  ['expo-crypto', '^src/store/random-seed(\\.web)?\\.ts$'],
  ['expo-print', '^src/store/print\\.ts$'],
  ['expo-document-picker', '^src/store/pick-file\\.ts$'],
  ['expo-camera', '^src/(kit/code/code-camera\\.tsx|store/picture-code\\.ts)$'],
  ['expo-screen-capture', '^src/kit/curtain/screen-shield\\.ts$'],
  ['expo-keep-awake', '^src/features/shell/keep-awake\\.ts$'],
  ['workbox-window', '^src/store/service-worker\\.web\\.ts$'],
  ['ws', '^src/(link/wire/|testing/|bench/)'],
  ['@nats-io', '^src/(link/(wire|league)/|testing/|tools/)'],
];

/** The rule books, as their folders are called. */
const BOOKS = 'togo|tide|tsushima|red-sun|mukden';

const TEST = '\\.test\\.tsx?$';

const layerRule = ([folder, allowed]) => ({
  name: `layer-${folder}`,
  severity: 'error',
  comment: `src/${folder} may use only: ${allowed.join(', ') || 'nothing'}`,
  from: { path: `^src/${folder}/`, pathNot: TEST },
  to: { path: '^(src|app)/', pathNot: `^src/(${[folder, ...allowed].join('|')})/|^src/wasm\\.d\\.ts$` },
});

const doorwayRule = ([name, door]) => ({
  name: `doorway-${name.replace(/[^a-z0-9-]/g, '')}`,
  severity: 'error',
  from: { path: '^(src|app)/', pathNot: `${door}|${TEST}` },
  to: { path: `node_modules/${name}/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(MAY_USE).map(layerRule),
    ...DOORWAYS.map(doorwayRule),
    {
      name: 'app-only-features',
      comment: 'Routes are one-line re-exports of screens.',
      severity: 'error',
      from: { path: '^app/' },
      to: { pathNot: '^src/features/' },
    },
    {
      name: 'features-apart',
      comment: 'What two features need goes to kit. The screens of a book stand in the frame, which is `play`.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/play/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|play)/' },
    },
    {
      name: 'play-knows-no-book',
      comment: 'The frame meets a book through its Companion only; companions.ts is the one place that names them.',
      severity: 'error',
      from: { path: '^src/features/play/', pathNot: `^src/features/play/companions\\.ts$|${TEST}` },
      to: { path: '^src/(features/(?!play/)|rules/(?!common/)[^/]+/)' },
    },
    {
      name: 'rulebooks-apart',
      comment: 'Each rule book is readable alone. The bridge between them is the one exception, and is no book.',
      severity: 'error',
      from: { path: '^src/rules/([^/]+)/', pathNot: `^src/rules/bridge/|${TEST}` },
      to: { path: '^src/rules/', pathNot: '^src/rules/($1|common)/|^src/rules/rulebook\\.ts$' },
    },
    {
      name: 'bridge-front-door',
      comment: 'The bridge uses the books through their index only.',
      severity: 'error',
      from: { path: '^src/rules/bridge/', pathNot: TEST },
      to: { path: '^src/rules/', pathNot: '^src/rules/((bridge|common)/|[^/]+/index\\.ts$|rulebook\\.ts$)' },
    },
    {
      name: 'screens-of-one-book',
      comment: 'The screens of a book know no other. Those of the bridge are the one exception: they know several.',
      severity: 'error',
      from: { path: `^src/features/(${BOOKS})/`, pathNot: TEST },
      to: { path: `^src/(rules|features)/(${BOOKS}|bridge)/`, pathNot: '^src/(rules|features)/$1/' },
    },
    {
      name: 'bridge-by-its-address',
      comment: 'What knows several books is loaded by nobody but its own screens; the books go there by an address.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/((rules|features)/bridge|testing)/|${TEST}` },
      to: { path: '^src/(rules|features)/bridge/' },
    },
    {
      name: 'rulebook-front-door',
      comment:
        'Outside its folder a rule book is used through its index only, or its title where it is not loaded yet.',
      severity: 'error',
      from: { path: '^src/(game|features|store|link)/', pathNot: TEST },
      to: { path: '^src/rules/[^/]+/', pathNot: '^src/rules/(common/|[^/]+/(index|title)\\.ts$)' },
    },
    {
      name: 'pure-inside',
      comment: 'rules, game and measure run in plain Node, and on a phone.',
      severity: 'error',
      from: { path: '^src/(lib|rules|game|measure|link)/', pathNot: TEST },
      to: { path: 'node_modules/(react|expo|zustand|@expo|@shopify|@react-native)[-/]' },
    },
    {
      name: 'no-node-on-phones',
      severity: 'error',
      from: {
        path: '^(app|src/(lib|rules|game|measure|messages|ui|kit|features|store|link/(client|protocol)))/',
        pathNot: TEST,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'node-driver-stays-out-of-the-app',
      severity: 'error',
      from: { path: '^(app|src/features)/', pathNot: TEST },
      to: { path: '^src/store/db/driver\\.node\\.ts$', reachable: true },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { pathNot: `^src/(testing|tools|cli|bench)/|^__tests__/|${TEST}` },
      to: { path: '^src/testing/' },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { pathNot: `^src/(testing|tools|cli|bench)/|^__tests__/|${TEST}` },
      to: { path: '^src/(tools|cli|bench)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-importing-tests', severity: 'error', from: {}, to: { path: TEST } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-packages',
      comment: 'A package that only another package brought along may be gone tomorrow.',
      severity: 'error',
      from: { path: '^(src|app)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-the-app',
      severity: 'error',
      from: {
        path: '^(app|src/(lib|rules|game|measure|messages|ui|kit|features|store|link/(client|protocol)))/',
        pathNot: `${TEST}|driver\\.node\\.ts$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-orphans',
      comment: 'Delete what is not needed.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '(^|/)\\.[^/]+|\\.d\\.ts$|^src/entry|\\.(cjs|mts)$|\\.web\\.tsx?$|^__tests__/fixtures/|' + TEST,
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.wasm'],
    },
    moduleSystems: ['es6', 'cjs'],
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
