import type { Book } from '@/game/battle';
import { type CampaignState, tsushimaCampaign } from '@/rules/tsushima/index';
import { browserTest } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { exportedLog, replayedBy } from '@/testing/replayed';
import { expectTouches } from '@/testing/touch-table';
import { type Line, TsushimaFile } from '@/testing/tsushima-file';

const BOOK = tsushimaCampaign as unknown as Book<CampaignState>;

/** War at Sea before its first phase; the Italian cruisers were rolled for with the phone's dice. */
const BEGUN: readonly Line[] = [
  { type: 'rollItalianCruisers', dice: 'app' },
  { type: 'choosePlan', plan: 'B' },
  { type: 'startCampaign' },
];
/** With these dice Mikasa runs aground, the attack on Port Arthur fails, and a block ship lodges. */
const SEED = 5;

/** Both admirals, and what they do in a phase in which nothing happens. */
class Admirals extends Hand {
  /** To the end of this segment, whatever else might be done in it. */
  async endSegment(): Promise<void> {
    const label = await this.next();
    await this.tap(label === 'End move' || label === 'End combat' ? 'next-step' : 'end-fight');
  }

  async quietPhase(): Promise<void> {
    await this.tap('next-step');
    for (let segment = 0; segment < 4; segment += 1) await this.endSegment();
  }

  async move(group: string, hex: { readonly kind: string; readonly chip?: string; readonly typed?: string }) {
    await this.tap(`group-${group}`);
    await this.tap(`where-kind-${hex.kind}`);
    if (hex.chip !== undefined) await this.tap(hex.chip);
    if (hex.typed !== undefined) await this.shown('where-hex').fill(hex.typed);
    await this.tap('move-keep');
  }
}

browserTest('a whole month of War at Sea by taps ends where the engine ends', async ({ page, server }) => {
  const file = await TsushimaFile.begun('war-at-sea', BEGUN, SEED);
  await file.openOn({ page, server });
  const hand = new Admirals(page);

  // Phase I: off Port Arthur, aground, the attack fails, block ships.
  expect(await hand.next()).toBe('Start phase I');
  await hand.tap('next-step');
  await hand.move('ijn-battle-1', { kind: 'partial', chip: 'where-known-port-arthur' });
  await hand.tap('loads');
  await hand.tap('loads-keep');
  expect(await hand.next()).toBe('Roll grounding');
  await hand.tap('next-step');
  expect(await hand.everything()).toContain('Japanese grounding: Mikasa aground');
  await hand.endSegment();
  expect(await hand.next()).toBe('Attack Port Arthur');
  await hand.tap('next-step');
  await hand.tap('to-block-ships');
  await hand.tap('send-block-ships');
  await hand.endSegment();
  await hand.endSegment();
  await hand.endSegment();
  await hand.quietPhase();

  // Phase III: two divisions meet. The Russians search, the Japanese evade; then a town is raided.
  await hand.tap('next-step');
  await hand.move('ijn-cruiser-1', { kind: 'partial', typed: '1710' });
  await hand.tap('next-step');
  await hand.endSegment();
  await hand.endSegment();
  await hand.move('irn-cruiser-2', { kind: 'partial', chip: 'where-known-1710' });
  await hand.tap('next-step');
  await hand.endSegment();
  const before = hand.thumb.taps;
  await hand.tap('contact-1710');
  await hand.tap('search-sum-evades-evade');
  await hand.tap('roll-search');
  expectTouches('Tsushima, a search', { touches: hand.thumb.taps - before, most: 3 });
  await hand.tap('raid-irn-cruiser-2');
  await hand.endSegment();

  // Home to the docks; three phases more.
  await hand.tap('next-step');
  await hand.move('ijn-battle-1', { kind: 'port', chip: 'where-port-sasebo' });
  await hand.tap('next-step');
  for (let segment = 0; segment < 4; segment += 1) await hand.endSegment();
  await hand.quietPhase();
  await hand.quietPhase();

  // The month ends: each row by its button; who is in a zone without a port moves on.
  expect(await hand.shown('headline').innerText()).toMatch(/february ends/i);
  expect(await hand.next()).toBe('Try 1 repair');
  await hand.tap('next-step');
  for (const label of ['Mines done', 'Land troops']) {
    expect(await hand.next()).toBe(label);
    await hand.tap('next-step');
  }
  expect(await hand.next()).toBe('Move on');
  await hand.tap('next-step');
  const inZones = Object.values((await file.view()).groups).filter(({ where }) => where.kind === 'zone');
  for (const { id } of inZones) {
    await hand.tap(`group-${id}`);
    await hand.tap('where-zone-china-sea');
    await hand.tap('zone-keep');
  }
  await hand.tap('zones-keep');
  for (const label of ['Adjust morale', 'Place merchants', 'Clear channel', 'End February']) {
    expect(await hand.next()).toBe(label);
    await hand.tap('next-step');
  }
  expect(await hand.next()).toBe('Start phase I');
  console.log(`touches | Tsushima, a month of War at Sea | ${hand.thumb.taps} | as many as it takes`);

  const { battle } = replayedBy(BOOK, await exportedLog(page, server.url, undefined, BOOK as Book<unknown>));
  expect(battle.state).toMatchObject({
    ...{ turn: 2, month: 3, year: 1904, phase: 1, step: 'claims' },
    land: { successes: 1, delivered: 0 },
    merchants: { sunk: 3, replaced: 1 },
  });
  expect(battle.state.ships.mikasa!.inDock || battle.state.ships.mikasa!.hits === 0).toBe(true);
  file.remove();
});

/** Damage in two ports, mines to lay, loads landed, a merchant due: nothing in it wants a choice. */
const MONTH_END: readonly Line[] = [
  ...BEGUN,
  ...['irn-battle-2', 'irn-cruiser-4', 'irn-boats-3'].map((group): Line => ({
    ...{ type: 'correct', path: ['groups', group, 'where'], value: { kind: 'port', name: 'kronstadt' } },
  })),
  { type: 'correct', path: ['groups', 'ijn-boats-1', 'where'], value: { kind: 'port', name: 'kure' } },
  { type: 'correct', path: ['ships', 'retvizan', 'hits'], value: 2 },
  { type: 'correct', path: ['ships', 'poltava', 'hits'], value: 1 },
  ...['ijn-m1', 'ijn-m2'].map((ship): Line => ({
    ...{ type: 'correct', path: ['ships', ship, 'fate'], value: 'sunk' },
  })),
  { type: 'correct', path: ['merchants', 'sunk'], value: 2 },
  { type: 'goTo', year: 1904, month: 5, phase: 7 },
];

browserTest('a terminal phase with nothing unusual in it', async ({ page, server }) => {
  const file = await TsushimaFile.begun('war-at-sea', MONTH_END, SEED);
  await file.openOn({ page, server });
  const hand = new Admirals(page);
  for (const label of ['Try 2 repairs', 'Mines done', 'Land troops', 'Adjust morale', 'Place merchants', 'End May']) {
    expect(await hand.next()).toBe(label);
    await hand.tap('next-step');
  }
  expect(await hand.next()).toBe('Start phase I');
  expectTouches('Tsushima, a quiet terminal phase', { touches: hand.thumb.taps, most: 6 });
  file.remove();
});
