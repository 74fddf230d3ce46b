const SIDE = 240;

/** A small copy of a picture (base64 JPEG); the picture itself where it cannot be drawn here. */
export async function thumbnailOf(image: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
    const blob = new Blob([bytes], { type: 'image/jpeg' });
    const picture = await createImageBitmap(blob, { resizeWidth: SIDE, resizeHeight: SIDE });
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] || image;
  } catch {
    return image;
  }
}
