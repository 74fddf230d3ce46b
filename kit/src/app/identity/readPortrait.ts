import {
  type Pixels,
  type PortraitPlan,
  type PortraitProblem,
  portraitCrop,
  portraitProblem,
} from '../../identity/index.ts';

export type ReadPortrait =
  | { kind: 'good'; url: string; picture: string }
  | { kind: 'problem'; url: string | null; problem: PortraitProblem }
  | { kind: 'unreadable' };

const QUALITY = 0.92;

/**
 * Opens a picture, fits it to the photo that is asked for and looks at its pixels. Nothing leaves the phone here, and nothing of
 * the file but the picture does later: place and time of the camera stay behind.
 */
export async function readPortrait(file: Blob, plan: PortraitPlan): Promise<ReadPortrait> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!bitmap || !context) return { kind: 'unreadable' };
  const crop = portraitCrop(bitmap, plan);
  if (!crop) {
    bitmap.close();
    return { kind: 'problem', url: null, problem: 'small' };
  }
  const { width, height } = plan;
  Object.assign(canvas, { width, height });
  context.imageSmoothingQuality = 'high';
  // A cut-out has white behind it, as the photo must.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height);
  bitmap.close();
  const pixels: Pixels = context.getImageData(0, 0, width, height);
  const url = canvas.toDataURL('image/jpeg', QUALITY);
  const problem = portraitProblem(pixels, plan);
  if (problem) return { kind: 'problem', url, problem };
  return { kind: 'good', url, picture: url.slice(url.indexOf(',') + 1) };
}
