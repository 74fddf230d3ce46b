import { dataAddress } from './pickFile.ts';

/** How well the picture is kept, the best first. */
const qualities = [0.8, 0.6, 0.4, 0.25];

/** Bytes behind a data address. */
export const bytesOfAddress = (address: string) =>
  Math.floor(((address.length - address.indexOf(',') - 1) * 3) / 4);

/**
 * A picture, no larger than need be, as text that calls carry (a data address, JPEG); white shows through where it has
 * no ground. Nothing of the file but the picture is kept: place and time of the camera stay on the phone. For a picture
 * that the customer picks there is `pickPicture` of the app room.
 *
 * @param side the longer one, in pixels
 * @param mostBytes it is kept less well until it fits
 * @returns null where the picture cannot be read here
 */
export async function smallPicture(
  file: Blob,
  side = 720,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!bitmap || !context) return null;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let address = '';
  for (const quality of qualities) {
    address = canvas.toDataURL('image/jpeg', quality);
    if (bytesOfAddress(address) <= mostBytes) break;
  }
  // `data:,` where the phone has no memory for it.
  return address.startsWith('data:image/') ? address : null;
}

/** A small picture (a data address) with what the camera wrote into the photo that it was made of: place and time. */
export async function keepCameraData(photo: Blob, image: string): Promise<string> {
  const { withCameraData } = await import('./cameraData.ts');
  const small = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const kept = withCameraData(new Uint8Array(await photo.arrayBuffer()), small);
  return kept === small ? image : dataAddress(new Blob([kept.slice()], { type: 'image/jpeg' }));
}
