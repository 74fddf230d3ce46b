/**
 * A picked picture, no larger than need be, as text that calls carry (a data address, JPEG). Nothing of the file but the
 * picture is kept: place and time of the camera stay on the phone.
 *
 * @param side the longer one, in pixels
 * @returns null where the picture cannot be read here
 */
export async function smallPicture(file: Blob, side = 720): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!bitmap || !context) return null;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.8);
}
