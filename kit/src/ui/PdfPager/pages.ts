/** How long a page stands while pages turn by themselves, in ms (1-shell s9, R415). */
export const pdfPageInterval = 3000;

/** Sizes of a page, 1 is as wide as the screen. */
export const zooms = [1, 1.5, 2, 3] as const;

/** The largest canvas that an iPhone draws, in pixels. */
const canvasLimit = 16_000_000;

/** Pixels a point so that a page is sharp and still drawn: never more than 3 and never over the limit of a canvas. */
export function pixelsPerPoint(width: number, ratio: number, device: number): number {
  const most = Math.sqrt(canvasLimit / Math.max(1, width * width * ratio));
  return Math.max(0.1, Math.min(device || 1, 3, most));
}

/** The size before or after this one, or the same at the ends. */
export function nextZoom(zoom: number, step: 1 | -1): number {
  const place = zooms.findIndex((one) => one >= zoom);
  return zooms[Math.min(zooms.length - 1, Math.max(0, place + step))] ?? 1;
}
