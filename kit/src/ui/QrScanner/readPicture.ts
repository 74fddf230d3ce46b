import { type CodeFormat, decodeCode, type FoundCode } from './decodeCode.ts';
import { grabFrame } from './grabFrame.ts';

const patience = 400;

/** The code in a picture the customer chose, looked for in several sizes; null where there is none. */
export async function readPicture(file: Blob, formats: readonly CodeFormat[]): Promise<FoundCode | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    const canvas = document.createElement('canvas');
    for (const longest of [1024, 640, 2048]) {
      for (const part of ['all', 'middle'] as const) {
        const pixels = grabFrame(canvas, picture, { part, longest });
        const found = pixels && (await decodeCode(pixels, patience, formats));
        if (found) return found;
      }
    }
    return null;
  } finally {
    picture.close();
  }
}
