import { act, fireEvent, screen } from '@testing-library/react-native';
import { decodeQR } from 'qr/decode.js';

import { renderIn, renderUi } from '@/testing/render';
import { palettes, THEME_NAMES } from '@/ui/themes';

import { CodeCamera } from './code-camera';
import { cellPath, codeCells } from './code-cells';
import { QrCode } from './qr-code';

const mockAsk = jest.fn();
const mockPermission = { current: null as { granted: boolean } | null };
jest.mock('expo-camera', () => {
  const { View } = jest.requireActual('react-native');
  return { CameraView: View, useCameraPermissions: () => [mockPermission.current, mockAsk] };
});

/** As a camera would see it. */
function pixels(cells: readonly (readonly boolean[])[], scale: number) {
  const width = cells.length * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (cells[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test.each([20, 1451, 1853])('a code of %i letters is read back from its picture', (length) => {
  const text = 'ZFLAG:1:'.padEnd(length, 'Q7E8 $%*+-./:');
  expect(decodeQR(pixels(codeCells(text), 4))).toBe(text);
});

test('the drawing has every black cell and no other', () => {
  const cells = codeCells('ZFLAG');
  const drawn = cells.map((row) => row.map(() => false));
  for (const [, x, y, run] of cellPath(cells).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(run); step += 1) drawn[Number(y)]![Number(x) + step] = true;
  }
  expect(drawn).toEqual(cells);
});

const brightness = (hex: string) => parseInt(hex.slice(1, 3), 16) + parseInt(hex.slice(3, 5), 16);
test.each(THEME_NAMES)('in %s the cells are dark on light, as every reader wants them', (theme) => {
  renderIn({ theme }, <QrCode text="ZFLAG" size={200} label="Code of the fleet" testID="code" />);
  const fills = JSON.stringify(screen.toJSON()).match(/#[0-9A-F]{6}/g) ?? [];
  expect(screen.getByLabelText('Code of the fleet')).toBeOnTheScreen();
  const { ink, flag, paper } = palettes[theme];
  const [light, dark] = theme === 'day' ? [flag, ink] : [ink, paper];
  expect(brightness(light) - brightness(dark)).toBeGreaterThan(150);
  expect(fills.every((fill) => fill === light || fill === dark)).toBe(true);
});

describe('the camera', () => {
  const calls = { onCode: jest.fn(), onRefused: jest.fn() };
  const show = () => renderUi(<CodeCamera {...calls} size={300} label="Camera" />);
  beforeEach(() => jest.clearAllMocks());

  test('looks for QR codes only, and reports the first one once', () => {
    mockPermission.current = { granted: true };
    show();
    const camera = screen.getByTestId('code-camera');
    expect(camera.props.barcodeScannerSettings).toEqual({ barcodeTypes: ['qr'] });
    fireEvent(camera, 'barcodeScanned', { data: 'ZFLAG:1:A' });
    fireEvent(camera, 'barcodeScanned', { data: 'ZFLAG:1:B' });
    expect(calls.onCode.mock.calls).toEqual([['ZFLAG:1:A']]);
    expect(mockAsk).not.toHaveBeenCalled();
  });

  test('asks for leave, and tells when there is none', async () => {
    mockPermission.current = { granted: false };
    mockAsk.mockResolvedValue({ granted: false });
    show();
    await act(async () => {});
    expect(mockAsk).toHaveBeenCalledTimes(1);
    expect(calls.onRefused).toHaveBeenCalledTimes(1);
    expect(screen.queryByTestId('code-camera')).toBeNull();
  });

  test('a camera that breaks is a refusal too', () => {
    mockPermission.current = { granted: true };
    show();
    fireEvent(screen.getByTestId('code-camera'), 'mountError', { message: 'busy' });
    expect(calls.onRefused).toHaveBeenCalled();
  });
});
