import { browserTest, openHarbour } from '@/testing/browser';
import { Thumb } from '@/testing/thumb';

browserTest('[RSR-21] a land attack in Quick: four touches from a cold start', async (fixture) => {
  const { page } = fixture;
  const thumb = new Thumb(page);
  await openHarbour(fixture);
  await thumb.calmly('to-shelf');
  await thumb.calmly('quick-red-sun');
  await thumb.calmly('assault-terrain-mountain');
  await page.getByTestId('quick-chance').getByText('50%').waitFor();
  await thumb.calmly('quick-roll');
  await page
    .getByTestId('quick-result')
    .getByText(/^Assault 2-1, die −2: rolled [1-6], losses (1\/–|1\/1|2\/2)$/)
    .waitFor();
  expect(thumb.taps).toBe(4);
});
