import { readFileSync } from 'node:fs';

import { browserTest } from '@/testing/browser';
import { CampaignFile } from '@/testing/campaign-file';
import { Hand } from '@/testing/hand';
import { goTo, visit } from '@/testing/visit';

interface Played {
  readonly turns: number;
  readonly more?: readonly string[];
  /** Running totals that have something to show. */
  readonly totals: readonly string[];
  /** A roll whose luck is told. */
  readonly luck: RegExp;
  /** A chart of the quick reference. */
  readonly chart: string;
}

const BOOKS: Readonly<Record<string, Played>> = {
  tide: { turns: 6, totals: ['Togo points'], luck: /Japanese: Primary/, chart: 'Manoeuvre matrix' },
  tsushima: {
    turns: 4,
    more: ['--scenario', 'war-at-sea'],
    totals: ['Points', 'Ships lost'],
    luck: /Primary/,
    chart: 'Land plans',
  },
  'red-sun': { turns: 3, totals: ['Morale of all fleets'], luck: /Initiative/, chart: 'Terrain' },
  mukden: { turns: 2, totals: ['Steps lost'], luck: /Attacks/, chart: 'Column shifts' },
};

for (const [book, { turns, more, totals, luck, chart }] of Object.entries(BOOKS)) {
  browserTest(
    `${book}: the report of a campaign with its totals and luck, as text too; the charts to print`,
    async (fixture) => {
      const { page } = fixture;
      const file = await new CampaignFile(book).play(turns, { more });
      const id = await file.bringOnto(fixture);
      await goTo(page, fixture.server.url, `/battle/${id}`);
      const hand = new Hand(page);
      await hand.tap('battle-more');
      await hand.tap('more-report');
      await hand.shown('verdict').waitFor();
      const shown = await hand.shown('report').innerText();
      for (const title of totals) expect(shown.toUpperCase()).toContain(title.toUpperCase());
      await hand.shown('total-0').waitFor();
      expect(shown).toMatch(luck);
      expect(shown).toMatch(/\d% or (more|fewer)/);

      // The same as text, with the totals in words.
      await hand.tap('share-open');
      const [download] = await Promise.all([page.waitForEvent('download'), hand.tap('share-markdown')]);
      const text = readFileSync(await download.path(), 'utf8');
      expect(text).toMatch(luck);
      expect(text).toMatch(new RegExp(`## ${totals[0]}\n\n\\| Turn \\| Japanese`));

      await visit(page, `/shelf/${book}/print`);
      await hand.shown('print').waitFor();
      expect((await hand.shown('print').innerText()).toUpperCase()).toContain(chart.toUpperCase());
      expect(await hand.shown('print-own').getAttribute('aria-disabled')).toBe('true');
      file.remove();
    },
    { samePhone: true },
  );
}
