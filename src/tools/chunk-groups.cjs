/** Shared files smaller than this, as text, are joined: each costs a request and a line in the service worker's list. */
const LEAST = 30_000;

/** A module with everything it imports at once, and everything that imports in turn. */
function needs(modules, paths) {
  const found = new Set();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...(modules.get(path)?.now ?? []));
  }
  return found;
}

/** Routes up to their first parameter are one part, `app/battle/[id]/fire/[sid].tsx` is of `battle`; a file is its own. */
function partOf(name) {
  const [route] = name
    .replaceAll('\\', '/')
    .replace(/(\/index)?(\.web)?\.\w+$/, '')
    .split(/\/?\[/);
  const part = route.startsWith('app/') ? route.slice('app/'.length) : route.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '');
  return part.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
}

/** The modules of some parts, in groups that are always wanted together. `isTarget` says what `import()` names. */
function group(parts, sizeOf, isTarget) {
  const users = new Map();
  for (const [part, paths] of parts) for (const path of paths) users.set(path, [...(users.get(path) ?? []), part]);
  const found = new Map();
  for (const [path, those] of users) {
    const key = those.join(' ');
    const known = found.get(key) ?? { parts: those, paths: [], size: 0, hasTarget: false };
    known.paths.push(path);
    known.size += sizeOf(path);
    known.hasTarget ||= isTarget(path);
    found.set(key, known);
  }
  const groups = joinSmall([...found.values()]);
  return groups.map(({ parts: those, paths }, index) => ({
    name: those.length === 1 ? those[0] : `shared-${index}`,
    parts: those,
    paths,
  }));
}

/**
 * Joins the smallest shared group with the one that makes everybody load the least for nothing, until none is small.
 * What `import()` names never comes along for nothing: Metro runs it as soon as it is there, and its files may not be.
 */
function joinSmall(groups) {
  const missing = (from, to) => from.parts.filter((part) => !to.parts.includes(part)).length;
  const cost = (one, other) => {
    const [forOther, forOne] = [missing(other, one), missing(one, other)];
    if ((one.hasTarget && forOther > 0) || (other.hasTarget && forOne > 0)) return Infinity;
    return one.size * forOther + other.size * forOne;
  };
  const left = new Set();
  for (;;) {
    const small = groups
      .filter((each) => each.parts.length > 1 && each.size < LEAST && !left.has(each))
      .sort((a, b) => a.size - b.size)[0];
    if (!small) return groups;
    const others = groups.filter((each) => each !== small);
    const best = others.reduce(
      (one, other) => (one === null || cost(small, other) < cost(small, one) ? other : one),
      null,
    );
    if (best === null || cost(small, best) === Infinity) {
      left.add(small);
      continue;
    }
    groups = [
      ...others.filter((each) => each !== best),
      {
        parts: [...new Set([...best.parts, ...small.parts])],
        paths: [...best.paths, ...small.paths],
        size: best.size + small.size,
        hasTarget: best.hasTarget || small.hasTarget,
      },
    ];
  }
}

module.exports = { group, needs, partOf };
