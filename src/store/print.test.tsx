import { printToFileAsync } from 'expo-print';
import { shareAsync } from 'expo-sharing';

import { printPage } from './print';

jest.mock('expo-print', () => ({ printToFileAsync: jest.fn(async () => ({ uri: 'file:///cache/page.pdf' })) }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => {}) }));

test('on a phone a page becomes a PDF and goes to the share sheet', async () => {
  await printPage('<p>Ulsan</p>', 'Report');
  expect(printToFileAsync).toHaveBeenCalledWith({ html: '<p>Ulsan</p>' });
  expect(shareAsync).toHaveBeenCalledWith('file:///cache/page.pdf', expect.objectContaining({ dialogTitle: 'Report' }));
});
