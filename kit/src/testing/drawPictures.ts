import { vi } from 'vitest';

/** How wide and high each picture of a test is, as a phone's camera takes it. */
const size = { width: 4000, height: 3000 };

/**
 * Lets the pages of a test read and draw pictures, which only a browser can: what is drawn of a file has the file's own
 * bytes. A file that begins with `broken` cannot be read. Undone by `vi.restoreAllMocks` and `vi.unstubAllGlobals`.
 */
export function drawPictures(): void {
  let drawn = '';
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    if (text.startsWith('broken')) throw new DOMException('', 'InvalidStateError');
    return { ...size, text, close() {} };
  });
  const context = {
    drawImage(picture: { text: string }) {
      drawn = picture.text;
    },
    fillRect() {},
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,${btoa(drawn)}`,
  );
}
