import { smallPicture } from '@wallet/kit/common';

const SIDE = 240;

/** A small copy of a picture (base64 JPEG), its sides as they were to each other; the picture itself where it cannot be drawn here. */
export async function thumbnailOf(image: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
    const small = await smallPicture(new Blob([bytes], { type: 'image/jpeg' }), SIDE);
    return small?.split(',')[1] || image;
  } catch {
    // No base64, or no browser that draws.
    return image;
  }
}
