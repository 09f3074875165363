import { shareAsync } from 'expo-sharing';

import { saveFile } from './save-file';

const mockFile = { create: jest.fn(), write: jest.fn(), uri: 'file:///cache/z-flag.json' };
jest.mock('expo-file-system', () => ({ File: jest.fn(() => mockFile), Paths: { cache: 'cache' } }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => {}) }));

test('on a phone a file is written, then handed to the share sheet', async () => {
  await saveFile('z-flag.json', 'application/json', '{}');
  expect(mockFile.create).toHaveBeenCalledWith({ overwrite: true });
  expect(mockFile.write).toHaveBeenCalledWith('{}');
  expect(shareAsync).toHaveBeenCalledWith(mockFile.uri, expect.objectContaining({ mimeType: 'application/json' }));
});

test('a compressed file goes the same way, as bytes', async () => {
  const bytes = new Uint8Array([31, 139]);
  await saveFile('z-flag.zflag', 'application/octet-stream', bytes);
  expect(mockFile.write).toHaveBeenLastCalledWith(bytes);
});
