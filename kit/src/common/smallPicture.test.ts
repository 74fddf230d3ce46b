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
  const fillRect = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage, fillRect } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
  expect(await smallPicture(photo, 800)).toBe('data:image/jpeg;base64,AA==');
  expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 800, 600);
  // What has no ground is white, not black.
  expect(fillRect).toHaveBeenCalledWith(0, 0, 800, 600);
  expect(fillRect.mock.invocationCallOrder[0]).toBeLessThan(drawImage.mock.invocationCallOrder[0] ?? 0);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test('what is no picture is none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await smallPicture(photo)).toBeNull();
});

test('a picture is kept less well until it fits', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close() {} }));
  const context = { drawImage() {}, fillRect() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const written = vi
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation((_, quality) => `data:image/jpeg;base64,${'A'.repeat(Number(quality) * 1000)}`);
  expect((await smallPicture(photo, 800, 500))?.length).toBe('data:image/jpeg;base64,'.length + 600);
  expect(written.mock.calls.map(([, quality]) => quality)).toEqual([0.8, 0.6]);
});
