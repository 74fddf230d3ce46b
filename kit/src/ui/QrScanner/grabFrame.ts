import type { Pixels } from './decodeQrCode.ts';

/** What a canvas can draw. */
export type Drawable = HTMLVideoElement | ImageBitmap;

/** A part of a picture: all of it, or the square in its middle, which shows a far code larger. */
export type Part = 'all' | 'middle';

/**
 * The pixels of a picture, made smaller where it is large: a code that fills a quarter of the picture is read at
 * 640 px in a few milliseconds. Null where there is nothing to see yet.
 *
 * @param longest the longest side of what comes out, in px
 */
export function grabFrame(
  canvas: HTMLCanvasElement,
  source: Drawable,
  { part, longest }: { part: Part; longest: number },
): Pixels | null {
  const [fullWidth, fullHeight] = sizeOf(source);
  if (fullWidth === 0 || fullHeight === 0) return null;
  const side = Math.min(fullWidth, fullHeight) * 0.7;
  const [width, height] = part === 'all' ? [fullWidth, fullHeight] : [side, side];
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  const [x, y] = [(fullWidth - width) / 2, (fullHeight - height) / 2];
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function sizeOf(source: Drawable): [width: number, height: number] {
  return source instanceof HTMLVideoElement
    ? [source.videoWidth, source.videoHeight]
    : [source.width, source.height];
}
