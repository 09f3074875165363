import { readFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

interface LockedPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** What is installed for the app itself, as the lock file has it, by name; what only its making needs is left out. */
export function lockedPackages(): readonly LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const found = new Map<string, LockedPackage>();
  for (const [path, { version = '', license = '', dev, devOptional, optional }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1)!;
    if (name === '' || dev || devOptional || optional) continue;
    const key = `${name} ${version}`;
    if (!found.has(key)) found.set(key, { path, name, version, licence: license });
  }
  return [...found.values()].sort((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1));
}
