import { cropOf, type PhotoProblem, type Pixels, photoProblem, photoSize } from '../model/photoChecks.ts';

export type ReadPhoto =
  | { kind: 'good'; url: string; picture: string }
  | { kind: 'problem'; url: string | null; problem: PhotoProblem }
  | { kind: 'unreadable' };

const QUALITY = 0.92;

/**
 * Opens a picture, fits it to a passport photo and looks at its pixels. Nothing leaves the phone here, and nothing of
 * the file but the picture does later: place and time of the camera stay behind.
 */
export async function readPhoto(file: Blob): Promise<ReadPhoto> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!bitmap || !context) return { kind: 'unreadable' };
  const crop = cropOf(bitmap);
  if (!crop) {
    bitmap.close();
    return { kind: 'problem', url: null, problem: 'small' };
  }
  const { width, height } = photoSize;
  Object.assign(canvas, { width, height });
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height);
  bitmap.close();
  const pixels: Pixels = context.getImageData(0, 0, width, height);
  const url = canvas.toDataURL('image/jpeg', QUALITY);
  const problem = photoProblem(pixels);
  if (problem) return { kind: 'problem', url, problem };
  return { kind: 'good', url, picture: url.slice(url.indexOf(',') + 1) };
}
