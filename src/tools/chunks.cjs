/**
 * How the web app is cut into files. Expo puts whatever two lazy parts share into one file that is loaded at once. Here a
 * part is loaded with just the files it needs: its own, and those it shares with others. Development has no such files:
 * there Metro sends each part whole.
 */
const { createHash } = require('node:crypto');
const { relative } = require('node:path');

const { group, needs, partOf } = require('./chunk-groups.cjs');

const FOLDER = '_expo/static/js/web';
/** The first screen comes with the entry: nobody should wait twice. So do layouts, which the router reads at the start. */
const FIRST = /^app\/(index|(.*\/)?_layout)\.tsx$/;
/** Of the entry, in characters: some ten milliseconds of a slow phone. */
const PIECE = 200_000;
/**
 * Half of the entry's functions are run before the Harbour can be tapped. Found out one by one they cost the page's own
 * thread a tenth of the start; asked so, Chromium makes them ready beside it while the file comes. Others read a comment.
 */
const AT_ONCE = '//# allFunctionsCalledOnLoad\n';
const TAIL = /,(\d+),(\[[\d,]*\]|\{.*\})\);$/;

const hashOf = (text) => createHash('md5').update(text).digest('hex');

/** Wraps Expo's serializer, and takes its files apart again when it was asked for the files of a web app. */
function inChunks(serialize) {
  const chunked = async (entry, preModules, graph, options) => {
    const result = await serialize(entry, preModules, graph, options);
    if (graph.transformOptions.platform !== 'web' || !result.artifacts) return result;
    return { ...result, artifacts: rechunk(result.artifacts, readGraph(entry, graph, options)) };
  };
  return Object.assign(chunked, serialize);
}

/** What we need to know of Metro's graph: for each module its id, what it imports at once, and what later. */
function readGraph(entry, graph, { createModuleId, projectRoot }) {
  const context = { platform: 'web', environment: 'client' };
  const modules = new Map();
  const workers = new Set();
  for (const [path, module] of graph.dependencies) {
    const now = [];
    const later = [];
    for (const { absolutePath, data } of module.dependencies.values()) {
      if (absolutePath === undefined) continue;
      if (data.data.asyncType === 'worker') workers.add(relative(projectRoot, absolutePath));
      else (data.data.asyncType ? later : now).push(absolutePath);
    }
    modules.set(path, { id: createModuleId(path, context), now, later, name: relative(projectRoot, path) });
  }
  return { entry, modules, workers };
}

function rechunk(artifacts, { entry, modules, workers }) {
  const scripts = artifacts.filter(({ type, originFilename }) => type === 'js' && !workers.has(originFilename));
  const others = artifacts.filter(({ type, originFilename }) => type !== 'map' && workers.has(originFilename));
  const main = scripts.find(({ originFilename }) => originFilename === modules.get(entry).name);
  const runtime = scripts.find(({ originFilename }) => originFilename.includes('__expo-metro-runtime'));
  const { texts, around } = readTexts(scripts, main);

  const atStart = [entry, ...[...modules].flatMap(([path, { name }]) => (FIRST.test(name) ? [path] : []))];
  const first = needs(modules, atStart);
  const targets = new Set([...modules.values()].flatMap(({ later }) => later).filter((path) => !first.has(path)));
  const parts = new Map();
  for (const target of targets) {
    const part = partOf(modules.get(target).name);
    parts.set(part, [...(parts.get(part) ?? []), target]);
  }
  const sizeOf = (path) => texts.get(modules.get(path).id)?.length ?? 0;
  const groups = group(
    [...parts].map(([part, paths]) => [part, [...needs(modules, paths)].filter((path) => !first.has(path))]),
    sizeOf,
    (path) => targets.has(path),
  );

  const bare = groups.map(({ paths }) => textOf(paths, modules, texts, () => undefined));
  const all = hashOf(bare.join('\n'));
  const files = groups.map(({ name, paths }, index) => {
    // Whoever names other files must be called anew when they are.
    const hash = hashOf(bare[index] + (paths.some((path) => modules.get(path).later.length > 0) ? all : ''));
    return `${FOLDER}/${name}-${hash}.js`;
  });
  const filesOf = new Map(
    [...parts.keys()].map((part) => [part, files.filter((_, index) => groups[index].parts.includes(part))]),
  );
  const filesFor = (path) =>
    targets.has(path)
      ? filesOf
          .get(partOf(modules.get(path).name))
          .map((file) => `/${file}`)
          .join(' ')
      : undefined;

  const source = [
    ...(runtime ? [runtime.source] : []),
    around.before,
    textOf([...first], modules, texts, filesFor),
    around.after,
  ].join('\n');
  const entries = inPieces(source).map((piece) => ({
    ...main,
    source: piece,
    filename: `${FOLDER}/entry-${hashOf(piece)}.js`,
    metadata: { ...main.metadata, requires: [], modulePaths: [] },
  }));
  return [
    ...entries,
    ...groups.map(({ paths }, index) => ({
      filename: files[index],
      originFilename: groups[index].name,
      type: 'js',
      metadata: { ...main.metadata, isAsync: true, requires: [], modulePaths: paths, paths: {} },
      source: textOf(paths, modules, texts, filesFor),
    })),
    ...others.map((worker) => ({ ...worker, metadata: { ...worker.metadata, requires: [] } })),
    ...artifacts.filter(({ type }) => type !== 'js' && type !== 'map'),
  ];
}

/** The browser reads each in a task of its own, so that a tap need not wait for all of them. */
function inPieces(source) {
  const pieces = [AT_ONCE];
  for (const text of source.split(/\n(?=__[dr]\()/)) {
    if (pieces.at(-1).length > PIECE) pieces.push(AT_ONCE);
    pieces.push(`${pieces.pop()}${text}\n`);
  }
  return pieces;
}

/** The text of every module by its id, and what stands before and after those of the entry. */
function readTexts(scripts, main) {
  const texts = new Map();
  const around = { before: '', after: '' };
  for (const script of scripts) {
    const [before, ...rest] = `\n${script.source}`.split(/\n(?=__d\()/);
    for (const piece of rest) {
      const text = piece.replace(/(\n(__r\(|\/\/# ).*)+\s*$/, '').trimEnd();
      const tail = TAIL.exec(text);
      if (!tail) throw new Error(`Metro writes its modules another way than chunks.cjs reads them: ${text.slice(-80)}`);
      texts.set(Number(tail[1]), text);
    }
    if (script !== main) continue;
    around.before = before.trimStart();
    around.after = script.source.match(/^__r\(\d+\);$/gm).join('\n');
  }
  return { texts, around };
}

/** The modules one below the other, each with the files of what it imports later. */
function textOf(paths, modules, texts, filesFor) {
  const inOrder = paths.map((path) => modules.get(path)).sort((one, other) => one.id - other.id);
  return inOrder.map(withFiles).join('\n');

  function withFiles({ id, later, name }) {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`Metro wrote no module for ${name}.`);
    if (later.length === 0) return text;
    const [tail, , written] = TAIL.exec(text);
    const { paths: before = {}, ...ids } = JSON.parse(written);
    const known = new Set(later.map((path) => modules.get(path).id));
    // What is left of Metro's own are its workers.
    const kept = Object.fromEntries(Object.entries(before).filter(([each]) => !known.has(Number(each))));
    const named = later.flatMap((path) => {
      const files = filesFor(path);
      return files === undefined ? [] : [[modules.get(path).id, files]];
    });
    const dependencies = { ...ids, paths: { ...kept, ...Object.fromEntries(named) } };
    return `${text.slice(0, -tail.length)},${id},${JSON.stringify(dependencies)});`;
  }
}

module.exports = { inChunks };
