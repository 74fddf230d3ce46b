const JPEG = 0xff_d8;
const APP1 = 0xff_e1;
const SCAN = 0xff_da;
const ORIENTATION = 0x01_12;

/** Where the camera's own words (EXIF) are in a JPEG; null where there are none. */
function exifOf(jpeg: Uint8Array): Uint8Array | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (view.getUint16(0) !== JPEG) return null;
  for (let at = 2; view.getUint16(at) !== SCAN; at += 2 + view.getUint16(at + 2)) {
    const isExif = view.getUint16(at) === APP1 && view.getUint32(at + 4) === 0x45_78_69_66;
    if (isExif) return jpeg.slice(at, at + 2 + view.getUint16(at + 2));
  }
  return null;
}

/** Says that the picture is upright: it was turned when it was drawn. */
function turnUpright(exif: Uint8Array): void {
  // After the marker, its length and `Exif` with two zeros.
  const view = new DataView(exif.buffer, exif.byteOffset + 10, exif.byteLength - 10);
  const isLittle = view.getUint16(0) === 0x49_49;
  const first = view.getUint32(4, isLittle);
  for (let entry = 0; entry < view.getUint16(first, isLittle); entry += 1) {
    const at = first + 2 + entry * 12;
    if (view.getUint16(at, isLittle) === ORIENTATION) view.setUint16(at + 8, 1, isLittle);
  }
}

/**
 * Puts what the camera wrote into one JPEG, place and time, into another that was made of it: for a photo that proves
 * where and when it was taken. Without any, or where it cannot be read, the other one stays as it is.
 */
export function withCameraData(from: Uint8Array, to: Uint8Array): Uint8Array {
  try {
    const exif = exifOf(from);
    if (!exif) return to;
    turnUpright(exif);
    const joined = new Uint8Array(to.length + exif.length);
    joined.set(to.subarray(0, 2));
    joined.set(exif, 2);
    joined.set(to.subarray(2), 2 + exif.length);
    return joined;
  } catch {
    // Cut off, or written otherwise than it says.
    return to;
  }
}
