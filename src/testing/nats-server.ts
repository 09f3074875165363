import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Packages of Debian, by version and checksum: the first that fences as the league needs it, and one from before. */
const PACKAGES = {
  '2.15.1': {
    suite: 'forky',
    version: '2.15.1-1',
    sha256: { amd64: '31ef4ceaa84e8248d449e508472e3770c17c3695cb5cb0ee96e03912724ea884' },
  },
  '2.9.10': {
    suite: 'bookworm',
    version: '2.9.10-1+b3',
    sha256: { amd64: '9f69ebb6f612e652382fde175622160dcd81fd97f2356f5da80bb5c3f48513dd' },
  },
} as const;

type Version = keyof typeof PACKAGES;

const APT = '/etc/apt';
const LONGEST_FETCH = 60_000;

/**
 * A nats-server of this version out of Debian's packages, through whatever mirror this machine's apt uses; it is unpacked,
 * not installed. Null where none can be had. It is made at once, for tests are named before they can wait.
 */
export function findOrFetchNatsServer(version: Version): string | null {
  const kept = join('node_modules', '.cache', `nats-server-${version}`);
  if (existsSync(kept)) return kept;
  // Where there is no network, it is not tried for every test.
  if (missing.has(version)) return null;
  const fetched = fetchServer(version, kept);
  if (fetched === null) missing.add(version);
  return fetched;
}

const missing = new Set<Version>();

function fetchServer(version: Version, kept: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'z-flag-nats-'));
  try {
    const { suite, version: wanted, sha256 } = PACKAGES[version];
    const architecture = run('dpkg', '--print-architecture');
    const sum = (sha256 as Readonly<Record<string, string>>)[architecture];
    const sources = sourcesOf(suite);
    if (sum === undefined || sources === '') return null;
    writeFileSync(join(folder, 'suite.sources'), sources);
    for (const each of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, each), { recursive: true });
    const apt = [
      ['Dir::Etc::sourcelist', join(folder, 'suite.sources')],
      ['Dir::Etc::sourceparts', '/dev/null'],
      ['Dir::State::lists', join(folder, 'lists')],
      ['Dir::Cache', join(folder, 'cache')],
      ['Acquire::Languages', 'none'],
      ['Acquire::http::Timeout', '10'],
    ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    run('apt-get', '-qq', ...apt, 'update');
    execFileSync('apt-get', ['-qq', ...apt, 'download', `nats-server=${wanted}`], {
      cwd: folder,
      stdio: 'ignore',
      timeout: LONGEST_FETCH,
    });
    const name = readdirSync(folder).find((each) => each.endsWith('.deb')) ?? '';
    const deb = join(folder, name);
    if (createHash('sha256').update(readFileSync(deb)).digest('hex') !== sum) return null;
    run('dpkg', '-x', deb, join(folder, 'unpacked'));
    mkdirSync(join('node_modules', '.cache'), { recursive: true });
    // Renamed at last: tests that run side by side find it whole or not at all.
    writeFileSync(`${kept}.${process.pid}`, readFileSync(join(folder, 'unpacked', 'usr', 'sbin', 'nats-server')));
    chmodSync(`${kept}.${process.pid}`, 0o755);
    renameSync(`${kept}.${process.pid}`, kept);
    return kept;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why there is none; null where there is. */
export const whyNoServer = (version: Version): string | null =>
  findOrFetchNatsServer(version) === null ? `no nats-server ${version} can be had here` : null;

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: LONGEST_FETCH }).trim();

/** What this machine's apt reads for its own suite, with the name of another one in its place. */
function sourcesOf(suite: string): string {
  const own = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  const files = [
    `${APT}/sources.list`,
    ...readdirSync(`${APT}/sources.list.d`).map((each) => `${APT}/sources.list.d/${each}`),
  ];
  const texts = files
    .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const stanzas = texts
    .flatMap((text) => text.split(/\n\s*\n/))
    .filter((stanza) => new RegExp(`^Suites:(.*\\s)?${own}(\\s|$)`, 'm').test(stanza))
    .map((stanza) => stanza.replace(/^Suites:.*$/m, `Suites: ${suite}`));
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => {
      const [, options = '', address, components] =
        new RegExp(`^deb\\s+(\\[.*\\]\\s+)?(\\S+)\\s+${own}\\s+(.*)$`).exec(line) ?? [];
      return address === undefined
        ? []
        : [`Types: deb\nURIs: ${address}\nSuites: ${suite}\nComponents: ${components}\n${signedBy(options)}`];
    });
  return [...stanzas, ...lines].join('\n\n');
}

const signedBy = (options: string): string => {
  const key = /signed-by=([^\s\]]+)/.exec(options)?.[1];
  return key === undefined ? '' : `Signed-By: ${key}`;
};
