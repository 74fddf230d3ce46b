/** What the ministry asks of a picture: pixels between these, JPEG, and bytes up to this. */
const bounds = { width: [395, 431], height: [507, 550], bytes: 500_000 } as const;

/** Width and height that a JPEG says of itself; undefined for what is none. */
function sizeOf(jpeg: Buffer): { width: number; height: number } | undefined {
  if (jpeg.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  return undefined;
}

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Why the ministry sends a picture back; undefined for one that it takes. */
export function photoProblem(base64: string): 'PPS_PHOTO_FORM' | 'PPS_PHOTO_SIZE' | undefined {
  const jpeg = Buffer.from(base64, 'base64');
  if (jpeg.length > bounds.bytes) return 'PPS_PHOTO_SIZE';
  const size = jpeg.length < 12 ? undefined : sizeOf(jpeg);
  if (!size) return 'PPS_PHOTO_FORM';
  const fits = within(size.width, bounds.width) && within(size.height, bounds.height);
  return fits ? undefined : 'PPS_PHOTO_SIZE';
}
