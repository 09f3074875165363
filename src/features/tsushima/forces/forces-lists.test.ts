import { campaignView, houseSetup, type ScenarioId, type Setup, tsushimaCampaign } from '@/rules/tsushima/index';

import { forcesSections, speedOfGroup } from './forces-lists';

const viewOf = (scenario: ScenarioId, more: Partial<Setup> = {}, viewer: 'public' | 'ijn' = 'public') =>
  campaignView(tsushimaCampaign.begin(houseSetup('Test', scenario, more) as never), viewer);

test('ships stand under their group in line order; a group sails at its slowest', () => {
  const view = viewOf('tsushima');
  const sections = forcesSections(view, 'ijn');
  expect(sections.every(({ side }) => side === 'ijn')).toBe(true);
  const [first] = sections;
  expect(first?.data.map(({ id }) => id)).toEqual(view.groups[first!.id]?.ships);
  // Fuso makes three.
  const slow = sections.find(({ data }) => data.some(({ id }) => id === 'fuso'));
  expect(speedOfGroup(view, slow!.group!)).toBe(3);
});

test('counters that nobody has checked come first', () => {
  const [need, ...groups] = forcesSections(viewOf('chemulpo', { guns: 'check' }), 'all');
  expect(need).toMatchObject({ kind: 'need', side: null });
  expect(need?.data.map(({ id }) => id)).toEqual(['asama', 'naniwa', 'takachiho', 'chiyoda', 'niitaka', 'akashi']);
  expect(groups.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(['ijn-t1', 'variag']);
});

test('[TSU-17] of a hidden stack everybody sees the top ship alone, and its owner all of it', () => {
  const houseRules = { stacks: 'hidden' } as const;
  const shown = (viewer: 'public' | 'ijn') =>
    forcesSections(viewOf('round-island', { houseRules }, viewer), 'ijn').flatMap(({ data }) => data);
  expect(shown('public').length).toBeLessThan(shown('ijn').length);
  expect(shown('public').every(({ hits, morale }) => hits === null && morale === null)).toBe(true);
});
