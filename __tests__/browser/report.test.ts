import { readFileSync } from 'node:fs';

import type { BrowserContext, Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { openUlsan } from '@/testing/open-battle';
import { visit } from '@/testing/visit';

const SAME_PHONE = { samePhone: true };

/** The page in the hidden frame that was last handed to the printer, as a PDF. */
async function printed(page: Page, context: BrowserContext, what: () => Promise<void>): Promise<Buffer> {
  await what();
  const frame = page.locator('iframe[data-testid="print-frame"]').last();
  await frame.waitFor({ state: 'attached' });
  const html = (await frame.getAttribute('srcdoc')) ?? '';
  await frame.evaluate((element) => element.remove());
  const paper = await context.newPage();
  await paper.setContent(html);
  const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
  await paper.close();
  return pdf;
}

const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

browserTest(
  'the report of a battle: on screen, as PDF, as Markdown, as a picture',
  async ({ page, context, server }) => {
    await openUlsan({ page, server });
    await page.getByTestId('tab-log').click();
    await page.getByTestId('to-report').click();
    await page.getByTestId('report-chart').locator('canvas').waitFor();
    await page
      .getByTestId('luck')
      .getByText(/expected/)
      .first()
      .waitFor();

    const pdf = await printed(page, context, () => page.getByTestId('report-pdf').click());
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    expect(pages(pdf)).toBeGreaterThan(1);

    const share = async (way: string) => {
      await page.getByTestId('share-open').click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(way).click()]);
      return readFileSync((await download.path()) ?? '');
    };
    const markdown = (await share('share-markdown')).toString();
    expect(markdown).toMatch(/^# Action off Ulsan\n/);
    expect(markdown).toMatch(/## Ships: hits, luck and damage/);
    const picture = await share('share-image');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1080);
    expect(picture.length).toBeGreaterThan(10_000);
  },
  SAME_PHONE,
);

browserTest(
  'paper: cards with damage, blank cards, a list, and the tables on one page',
  async (fixture) => {
    const { page, context } = fixture;
    const id = await openUlsan(fixture);
    await visit(page, `/battle/${id}/print`);
    const print = (what: string) => printed(page, context, () => page.getByTestId(what).click());
    expect(pages(await print('paper-cards'))).toBe(1);
    expect(pages(await print('paper-blank'))).toBe(1);
    await page.getByTestId('paper-whose-irn').click();
    expect(pages(await print('paper-list'))).toBe(1);
    expect(pages(await print('paper-reference'))).toBe(1);
  },
  SAME_PHONE,
);
