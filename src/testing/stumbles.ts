import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] };
/** All that another theme can spoil. */
const CONTRAST = { type: 'rule', values: ['color-contrast'] };

/** Nothing is fetched, and nothing is told of what is in order: that is most of the work. */
const QUICKLY = { preload: false, reporter: 'no-passes', resultTypes: ['violations'] };

/** What a screen reader, or an eye that needs contrast, would stumble over on the page as it stands. */
export async function stumbles(page: Page, contrastOnly = false): Promise<readonly string[]> {
  // The policy of the page forbids inline scripts, so the checker comes in through the debugger.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    `axe.run(document, ${JSON.stringify({ ...QUICKLY, runOnly: contrastOnly ? CONTRAST : EVERYTHING })})`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
