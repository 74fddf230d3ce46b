import { decodeQrCode, type Pixels } from './decodeQrCode.ts';

/** Codes that a scanner can be asked for; a boarding pass comes in any of them. */
export type CodeFormat = 'qr' | 'aztec' | 'datamatrix' | 'pdf417';

export interface FoundCode {
  text: string;
  format: CodeFormat;
}

const browserNames = {
  qr_code: 'qr',
  aztec: 'aztec',
  data_matrix: 'datamatrix',
  pdf417: 'pdf417',
} as const satisfies Record<string, CodeFormat>;
type BrowserName = keyof typeof browserNames;

interface Detector {
  detect(pixels: ImageData): Promise<{ rawValue: string; format: BrowserName }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

let detector: Detector | null = null;

/** The browser's own reader of codes; null where it has none (Safari, Firefox). */
function ownReader(): Detector | null {
  const Found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  detector ??= Found ? new Found({ formats: Object.keys(browserNames) }) : null;
  return detector;
}

/**
 * Reads a code of these formats; null where there is none. A QR code is read everywhere, the others by the browser's own
 * reader where it has one.
 */
export async function decodeCode(
  pixels: Pixels,
  patience: number,
  formats: readonly CodeFormat[],
): Promise<FoundCode | null> {
  const text = formats.includes('qr') ? await decodeQrCode(pixels, patience) : null;
  if (text !== null) return { text, format: 'qr' };
  if (formats.every((format) => format === 'qr')) return null;
  const all = await ownReader()
    ?.detect(pixels as ImageData)
    .catch(() => []);
  const found = all?.find(({ format }) => formats.includes(browserNames[format]));
  return found ? { text: found.rawValue, format: browserNames[found.format] } : null;
}
