import licences from '@/features/about/licences.json';
import { lockedPackages } from '@/tools/locked-packages';

test('About names every package of the lock file with its version and licence', () => {
  // To write it anew: node --import tsx src/tools/licences.mts
  const shown = licences.packages.map(({ name, version, licence }) => ({ name, version, licence }));
  expect(shown).toEqual(lockedPackages().map(({ path: _, ...locked }) => locked));
  expect(shown.find(({ name }) => name === 'react')).toMatchObject({ licence: 'MIT' });
});

test('every licence can be read', () => {
  const wanted = new Set(licences.packages.map(({ licence }) => licence));
  expect([...wanted].filter((licence) => !(licence in licences.texts))).toEqual([]);
});
