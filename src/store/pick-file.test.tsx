import { getDocumentAsync } from 'expo-document-picker';

import { pickFile } from './pick-file';

const mockFile = { bytes: jest.fn(async () => new Uint8Array([1, 2])), delete: jest.fn(), size: 2 };
jest.mock('expo-file-system', () => ({ File: jest.fn(() => mockFile) }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));

const picking = (answer: object) => jest.mocked(getDocumentAsync).mockResolvedValueOnce(answer as never);
beforeEach(() => jest.clearAllMocks());

test('on a phone the picker offers any file, and our copy of the chosen one is read and cleared away', async () => {
  picking({ canceled: false, assets: [{ uri: 'file:///cache/a.zflag', size: 2 }] });
  expect(await pickFile(10)).toEqual({ type: 'picked', bytes: new Uint8Array([1, 2]) });
  expect(getDocumentAsync).toHaveBeenCalledWith(expect.objectContaining({ type: '*/*', copyToCacheDirectory: true }));
  expect(mockFile.delete).toHaveBeenCalled();
});

test('a file that is too large is never read', async () => {
  picking({ canceled: false, assets: [{ uri: 'file:///cache/film.mov', size: 11 }] });
  expect(await pickFile(10)).toEqual({ type: 'too-large' });
  expect(mockFile.bytes).not.toHaveBeenCalled();
});

test('leaving the picker is no choice', async () => {
  picking({ canceled: true, assets: null });
  expect(await pickFile(10)).toEqual({ type: 'cancelled' });
});

test('a copy that cannot be cleared away does not matter', async () => {
  picking({ canceled: false, assets: [{ uri: 'file:///cache/a.zflag' }] });
  mockFile.delete.mockImplementationOnce(() => {
    throw new Error('busy');
  });
  expect((await pickFile(10)).type).toBe('picked');
});
