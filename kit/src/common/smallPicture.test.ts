import { afterEach, expect, test, vi } from 'vitest';
import { smallPicture } from './smallPicture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = new Blob(['photo'], { type: 'image/jpeg' });

test('a photo becomes small, its sides as they were to each other', async () => {
  const bitmap = { width: 4000, height: 3000, close: vi.fn() };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
  expect(await smallPicture(photo, 800)).toBe('data:image/jpeg;base64,AA==');
  expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 800, 600);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test('what is no picture is none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await smallPicture(photo)).toBeNull();
});
