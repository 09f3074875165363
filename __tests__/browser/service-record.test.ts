import { readFileSync } from 'node:fs';

import { browserTest } from '@/testing/browser';
import { CampaignFile } from '@/testing/campaign-file';
import { Hand } from '@/testing/hand';
import { visit } from '@/testing/visit';

browserTest(
  'a ship’s page adds up her battles and campaigns of all books, and the record can be exported',
  async (fixture) => {
    const { page } = fixture;
    const hand = new Hand(page);
    const tide = await new CampaignFile('tide').play(6);
    const tsushima = await new CampaignFile('tsushima').play(3, { more: ['--scenario', 'war-at-sea'] });
    const ids = [await tide.bringOnto(fixture), await tsushima.bringOnto(fixture)];
    await visit(page, '/ship/mikasa');
    for (const id of ids) await hand.shown(`service-${id}`).waitFor();
    expect(await hand.shown('service').innerText()).toMatch(/2\s+battles/);

    const [download] = await Promise.all([page.waitForEvent('download'), hand.tap('service-export')]);
    const [head, all, ...each] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(head).toBe('Ship or battle,Battles,Hits scored,Expected,Hits taken,Times sunk');
    const [name, battles, given, , taken] = all!.split(',');
    expect([name, battles]).toEqual(['Mikasa', '2']);
    const sum = (column: number) => each.reduce((total, line) => total + Number(line.split(',')[column]), 0);
    expect([Number(given), Number(taken)]).toEqual([sum(2), sum(4)]);

    await visit(page, '/records');
    const [everybody] = await Promise.all([page.waitForEvent('download'), hand.tap('export-service')]);
    expect(readFileSync(await everybody.path(), 'utf8')).toContain(`${all}\n`);
    tide.remove();
    tsushima.remove();
  },
);
