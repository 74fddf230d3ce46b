/** How much of a QR code may be dirty or covered: 7, 15, 25 or 30 percent. */
export type QrLevel = 'low' | 'medium' | 'quartile' | 'high';

/** Light modules around a QR code, without which a scanner does not find it (ISO/IEC 18004). */
const quietZone = 4;

/**
 * A QR code as rows of modules, true for dark, with its quiet zone. The encoder is loaded with the first code.
 *
 * @throws Error for an empty text, or one that is too long for a QR code
 */
export async function encodeQrCode(text: string, level: QrLevel): Promise<boolean[][]> {
  if (text === '') throw new RangeError('A QR code needs a text.');
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: level, border: quietZone });
}
