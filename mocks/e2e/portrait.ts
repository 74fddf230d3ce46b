import { deflateSync } from 'node:zlib';

/** Pixels of a picture, four bytes each. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

interface Portrait {
  width?: number;
  height?: number;
  ground?: number;
  /** a shadow on the right of the wall */
  shadow?: number;
  /** of the head: sideways in parts of the width, size of it, lean to the right for each row down */
  dx?: number;
  scale?: number;
  lean?: number;
  /** sideways of each head; one in the middle unless told */
  heads?: readonly number[];
}

const skin = [214, 168, 140] as const;
const cloth = [52, 68, 92] as const;

/** A head on shoulders before a wall: as little of a portrait as the checks look at. */
export function portrait(given: Portrait = {}): Pixels {
  const { width = 413, height = 531, ground = 250, shadow = ground } = given;
  const { dx = 0, scale = 1, lean = 0, heads = [0] } = given;
  const data = new Uint8ClampedArray(width * height * 4);
  const within = (x: number, y: number, radiusX: number, radiusY: number) =>
    (x / radiusX) ** 2 + (y / radiusY) ** 2 <= 1;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / width - 0.5 - dx - lean * (0.5 - row / height), row / height];
      const isHead = heads.some((at) => within(x - at, y - 0.45, 0.31 * scale, 0.375 * scale));
      const isNeck = heads.some((at) => Math.abs(x - at) < 0.15 * scale && y > 0.45 && y < 0.92);
      const isBody = within(x, y - 1.1, 0.48, 0.22);
      const wall = column > width * 0.86 ? shadow : ground;
      data.set(
        [...(isHead || isNeck ? skin : isBody ? cloth : [wall, wall, wall]), 255],
        (row * width + column) * 4,
      );
    }
  }
  return { width, height, data };
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

/** The same as a file that a phone might have. */
export function pngOf({ width, height, data }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.from([0, ...Array.from({ length: width * 4 }, (__, at) => data[row * width * 4 + at] ?? 0)]),
  );
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.concat(rows));
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

/** What the ministry reads of a JPEG, base64: its size. Another `seed` is another picture. */
export function jpegText(seed = 0, width = 413, height = 531): string {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const bytes = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    17,
    8,
    ...size,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
    0x11,
    1,
    seed,
  ]);
  return bytes.toString('base64');
}
