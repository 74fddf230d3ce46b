import { decodeQrCode } from './decodeQrCode.ts';
import { grabFrame } from './grabFrame.ts';

const patience = 400;

/** The QR code in a picture the customer chose, looked for in several sizes; null where there is none. */
export async function readPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    const canvas = document.createElement('canvas');
    for (const longest of [1024, 640, 2048]) {
      for (const part of ['all', 'middle'] as const) {
        const pixels = grabFrame(canvas, picture, { part, longest });
        const text = pixels && (await decodeQrCode(pixels, patience));
        if (text) return text;
      }
    }
    return null;
  } finally {
    picture.close();
  }
}
