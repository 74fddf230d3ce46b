import { afterEach, expect, it, vi } from 'vitest';
import { decodeCode } from './decodeCode.ts';

const blank = { data: new Uint8ClampedArray(4 * 64 * 64).fill(255), width: 64, height: 64 };
const all = ['qr', 'aztec', 'datamatrix', 'pdf417'] as const;

afterEach(() => vi.unstubAllGlobals());

it('reads the other codes by the browser, and only those that are asked for; without a reader there is none', async () => {
  expect(await decodeCode(blank, 5, all)).toBeNull();
  const detect = vi.fn(async () => [{ rawValue: 'M1KIM', format: 'pdf417' }]);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = detect;
    },
  );
  expect(await decodeCode(blank, 5, ['qr'])).toBeNull();
  expect(detect).not.toHaveBeenCalled();
  expect(await decodeCode(blank, 5, all)).toEqual({ text: 'M1KIM', format: 'pdf417' });
  expect(await decodeCode(blank, 5, ['qr', 'aztec'])).toBeNull();
  detect.mockRejectedValue(new Error('no service'));
  expect(await decodeCode(blank, 5, all)).toBeNull();
});
