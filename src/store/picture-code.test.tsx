import { getDocumentAsync } from 'expo-document-picker';
import { scanFromURLAsync } from 'expo-camera';

import { readPictureCode } from './picture-code';

const mockFile = { delete: jest.fn() };
jest.mock('expo-file-system', () => ({ File: jest.fn(() => mockFile) }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-camera', () => ({ scanFromURLAsync: jest.fn() }));

const picked = { canceled: false, assets: [{ uri: 'file:///cache/code.png' }] };
const scanned = (...codes: string[]) =>
  jest.mocked(scanFromURLAsync).mockResolvedValueOnce(codes.map((data) => ({ data })) as never);
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getDocumentAsync).mockResolvedValue(picked as never);
});

test('on a phone a picture is chosen and looked through for a QR code, and our copy cleared away', async () => {
  scanned('ZFLAG:1:BB8');
  expect(await readPictureCode()).toEqual({ type: 'read', text: 'ZFLAG:1:BB8' });
  expect(getDocumentAsync).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/*' }));
  expect(scanFromURLAsync).toHaveBeenCalledWith('file:///cache/code.png', ['qr']);
  expect(mockFile.delete).toHaveBeenCalled();
});

test('a picture without a code has none, and no picture is no choice', async () => {
  scanned();
  expect(await readPictureCode()).toEqual({ type: 'no-code' });
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null } as never);
  expect(await readPictureCode()).toEqual({ type: 'cancelled' });
});
