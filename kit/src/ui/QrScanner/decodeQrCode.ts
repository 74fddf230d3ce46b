/** A picture as canvas and camera give it. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Reads the QR code in a picture; null where there is none. The decoder is loaded with the first picture.
 *
 * @param patience milliseconds for further tries: a frame of the camera is worth few, the next one comes soon
 */
export async function decodeQrCode(pixels: Pixels, patience: number): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(pixels, { timeLimit: patience }) || null;
  } catch {
    return null;
  }
}
