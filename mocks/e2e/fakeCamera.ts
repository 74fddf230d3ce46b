// What Chromium shows to a page in place of a camera: a short film in a file, with a QR code in it or without.
import { writeFileSync } from 'node:fs';
import { encodeQrCode } from '../../kit/src/ui/QrCode/encodeQrCode.ts';

interface Film {
  /** null: nothing but a grey wall */
  text: string | null;
  width?: number;
  height?: number;
  /** side of the code with its quiet zone, in px */
  size?: number;
  /** frames that show only the wall, before the code comes into sight */
  wall?: number;
}

/**
 * Writes a film for `--use-file-for-fake-video-capture`. It is played over and over.
 *
 * @param file ends in `.y4m`
 */
export async function writeFilm(
  file: string,
  { text, width = 640, height = 480, size = 300, wall = 0 }: Film,
): Promise<void> {
  const rows = text === null ? null : await encodeQrCode(text, 'medium');
  const frames = [
    ...Array<null>(wall).fill(null),
    ...Array<boolean[][] | null>(wall === 0 ? 2 : 20).fill(rows),
  ];
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const parts: Uint8Array[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420mpeg2\n`)];
  for (const shown of frames) parts.push(Buffer.from('FRAME\n'), light(shown, width, height, size), chroma);
  writeFileSync(file, Buffer.concat(parts));
}

/** How bright each point is: a wall that is no plain grey, with the code in its middle. */
function light(rows: boolean[][] | null, width: number, height: number, size: number): Buffer {
  const points = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const column = (x - (width - size) / 2) / size;
      const row = (y - (height - size) / 2) / size;
      const isPaper = rows !== null && column >= 0 && column < 1 && row >= 0 && row < 1;
      const isDark = isPaper && rows[Math.floor(row * rows.length)]?.[Math.floor(column * rows.length)];
      const wall = 110 + Math.round(25 * Math.sin(x / 41 + y / 67));
      const paper = isDark ? 30 : 220;
      points[y * width + x] = isPaper ? paper : wall;
    }
  }
  return points;
}

/** Chromium's own arguments for a film, or for no camera at all. Who may use it is said by `permissions`. */
export function cameraArgs(film: string | null): string[] {
  return film === null
    ? ['--use-fake-device-for-media-stream=device-count=0']
    : ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
}
