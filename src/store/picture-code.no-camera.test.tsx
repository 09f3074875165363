import { Skia } from '@shopify/react-native-skia';
import { getDocumentAsync } from 'expo-document-picker';
import encodeQR from 'qr';

import { readPictureCode } from './picture-code.no-camera';

const mockFile = { delete: jest.fn() };
jest.mock('expo-file-system', () => ({ File: jest.fn(() => mockFile) }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));

beforeEach(() => {
  jest
    .mocked(getDocumentAsync)
    .mockResolvedValue({ canceled: false, assets: [{ uri: 'file:///cache/code.png' }] } as never);
});

/** A photograph of a code: cells of eight pixels on a transparent ground. */
function picked(text: string): void {
  const cells = encodeQR(text, 'raw', { border: 4 });
  const surface = Skia.Surface.Make(cells.length * 8, cells.length * 8)!;
  const ink = Skia.Paint();
  ink.setColor(Skia.Color('black'));
  cells.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && surface.getCanvas().drawRect(Skia.XYWHRect(x * 8, y * 8, 8, 8), ink)),
  );
  const bytes = surface.makeImageSnapshot().encodeToBytes();
  jest.spyOn(Skia.Data, 'fromURI').mockResolvedValue(Skia.Data.fromBytes(bytes));
}

test('without a camera the pixels of a picture are looked through for a code, and our copy cleared away', async () => {
  picked('ZFLAG:1:BB8');
  expect(await readPictureCode()).toEqual({ type: 'read', text: 'ZFLAG:1:BB8' });
  expect(mockFile.delete).toHaveBeenCalled();
});

test('a file that is no picture has no code, and no file is no choice', async () => {
  jest.spyOn(Skia.Data, 'fromURI').mockResolvedValue(Skia.Data.fromBytes(new Uint8Array([1, 2, 3])));
  expect(await readPictureCode()).toEqual({ type: 'no-code' });
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null } as never);
  expect(await readPictureCode()).toEqual({ type: 'cancelled' });
});
