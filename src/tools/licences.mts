import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { lockedPackages } from './locked-packages';

/** Writes what About shows of others' work, after a change of the lock file. Wants the packages installed. */
const FILE = 'src/features/about/licences.json';
const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt|mit|bsd))?$/i;

/** A line that names somebody. */
const COPYRIGHT = /^\W*(copyright\s+(\(c\)|©|\d{4}).*)$/im;

const texts: Record<string, string> = {};
const packages = lockedPackages().map(({ path, name, version, licence }) => {
  const file = existsSync(path) ? readdirSync(path).find((each) => LICENCE_FILE.test(each)) : undefined;
  const text = file === undefined ? '' : readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim();
  // One text for each licence is enough: they differ in whom they name, which stands beside the package.
  if (isWhole(licence, text)) texts[licence] ??= withoutNames(text);
  const copyright = COPYRIGHT.exec(text)?.[1]?.trim();
  return { name, version, licence, ...(copyright !== undefined && { copyright: copyright.slice(0, 160) }) };
});
writeFileSync(FILE, `${JSON.stringify({ packages, texts }, null, 1)}\n`);

/** The text itself: not a collection of several, nor the few lines that only point to it. */
function isWhole(licence: string, text: string): boolean {
  const isLong = /^(Apache|MPL|CC|Python)/.test(licence);
  return text.length > (isLong ? 3000 : 300) && text.length < 20_000 && !/third.party/i.test(text.slice(0, 4000));
}

function withoutNames(text: string): string {
  return text.replace(new RegExp(COPYRIGHT.source, 'gim'), '').trim();
}
