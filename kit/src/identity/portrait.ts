/**
 * What a photo of somebody has to be, as far as pixels tell: of a passport, before a white ground with the head as large
 * as the ministry asks; of a card, before any plain ground, head and shoulders.
 */
export interface PortraitPlan {
  /** in pixels, as it is sent */
  width: number;
  height: number;
  look: 'passport' | 'card';
}

export type PortraitProblem = 'small' | 'ground' | 'faces' | 'face' | 'tilted';

/** Parts of width and height, but for the slope. */
const looks = {
  passport: {
    isGround: 0.96,
    aside: 0.07,
    crown: [0.02, 0.18],
    broad: 0.42,
    head: [0.64, 0.93],
    slope: 0.12,
  },
  card: { isGround: 0.9, aside: 0.12, crown: [0.01, 0.36], broad: 0.26, head: [0.28, 0.95], slope: 0.18 },
} as const;

/** Pixels of a picture, four bytes each: what a canvas gives. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** The middle of a picture in the photo's shape; null where there is too little of it. */
export function portraitCrop({ width, height }: Pick<Pixels, 'width' | 'height'>, plan: PortraitPlan) {
  const scale = Math.min(width / plan.width, height / plan.height);
  if (scale < 1) return null;
  const [wide, high] = [plan.width * scale, plan.height * scale];
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high };
}

type Colour = readonly [red: number, green: number, blue: number];

function colourAt({ width, data }: Pixels, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const WHITE = 215;
const TINT = 26;
const SHADE = 36;
type IsGround = (colour: Colour) => boolean;

/** White without a tint; a shadow or a cream wall is none. */
const isWhite: IsGround = (colour) =>
  Math.min(...colour) >= WHITE && Math.max(...colour) - Math.min(...colour) <= TINT;

/** One colour, as it is between the upper corners. */
function isPlain(pixels: Pixels): IsGround {
  const sum = [0, 0, 0];
  const step = Math.max(1, Math.floor(pixels.width / 60));
  const places = Array.from({ length: Math.floor(pixels.width / step) }, (_, at) => at * step);
  for (const x of places)
    for (const [at, part] of colourAt(pixels, x, 2).entries()) sum[at] = (sum[at] ?? 0) + part;
  const wall = sum.map((part) => part / places.length);
  return (colour) => colour.every((part, at) => Math.abs(part - (wall[at] ?? 0)) <= SHADE);
}

/** How much of the top edge, and of both sides down to the shoulders, shows the ground. */
function groundShare(pixels: Pixels, isGround: IsGround): number {
  const { width, height } = pixels;
  const [edge, top, down] = [Math.ceil(width * 0.05), Math.ceil(height * 0.03), Math.ceil(height * 0.4)];
  let ground = 0;
  let all = 0;
  for (let y = 0; y < down; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (y >= top && x >= edge && x < width - edge) continue;
      all++;
      if (isGround(colourAt(pixels, x, y))) ground++;
    }
  }
  return ground / all;
}

/** What stands out from the ground in one row: how wide all of it is, its middle, and its separate pieces. */
interface Row {
  y: number;
  width: number;
  middle: number;
  pieces: number;
}

const STEP = 3;

function rowsOf(pixels: Pixels, isGround: IsGround): Row[] {
  const { width, height } = pixels;
  const rows: Row[] = [];
  for (let y = 0; y < height; y += STEP) {
    const runs: [from: number, to: number][] = [];
    for (let x = 0; x < width; x += STEP) {
      if (isGround(colourAt(pixels, x, y))) continue;
      const last = runs.at(-1);
      // A glint of a glass or a parting is no gap.
      if (last && x - last[1] <= width * 0.06) last[1] = x;
      else runs.push([x, x]);
    }
    const wide = runs.filter(([from, to]) => to - from >= width * 0.05);
    const [left, right] = [wide[0]?.[0] ?? 0, wide.at(-1)?.[1] ?? 0];
    const pieces = wide.filter(([from, to]) => to - from >= width * 0.14).length;
    rows.push({ y, width: right - left, middle: (left + right) / 2, pieces });
  }
  return rows;
}

/** How far the middle of the rows moves sideways on its way down. */
function slopeOf(rows: readonly Row[]): number {
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const [y, x] = [mean((row) => row.y), mean((row) => row.middle)];
  const spread = rows.reduce((sum, row) => sum + (row.y - y) ** 2, 0);
  return spread === 0 ? 0 : rows.reduce((sum, row) => sum + (row.y - y) * (row.middle - x), 0) / spread;
}

/**
 * What is wrong with a picture of the photo's size; null where nothing is to be seen. Measured on the outline: from the
 * crown to where the head is narrowest over the shoulders. Hair that hides the neck leaves the height to whoever looks.
 */
export function portraitProblem(pixels: Pixels, { look }: PortraitPlan): PortraitProblem | null {
  const { width, height } = pixels;
  const most = looks[look];
  const isGround = look === 'passport' ? isWhite : isPlain(pixels);
  if (groundShare(pixels, isGround) < most.isGround) return 'ground';
  const rows = rowsOf(pixels, isGround);
  const top = rows.findIndex((row, at) =>
    [row, rows[at + 1], rows[at + 2]].every((one) => (one?.width ?? 0) > 0),
  );
  const crown = rows[top];
  if (!crown) return 'face';
  const upper = rows.filter(({ y }) => y >= crown.y && y <= crown.y + height * 0.45);
  if (upper.filter(({ pieces }) => pieces > 1).length > upper.length * 0.25) return 'faces';
  const broadest = upper.reduce((best, row) => (row.width > best.width ? row : best));
  // Where a white collar ends the outline, its last row is the neck's.
  const below = rows.filter((row) => row.y > broadest.y && row.width > 0);
  const neck = below.reduce((best, row) => (row.width < best.width ? row : best), broadest);
  const hasNeck = neck.width < broadest.width * 0.85;
  const head = hasNeck ? upper.filter(({ y }) => y < neck.y) : upper;
  const middle = head.reduce((sum, row) => sum + row.middle, 0) / head.length;
  const share = (neck.y - crown.y) / height;
  const isOff =
    Math.abs(middle - width / 2) > width * most.aside ||
    crown.y < height * most.crown[0] ||
    crown.y > height * most.crown[1] ||
    broadest.width < width * most.broad ||
    (hasNeck && (share < most.head[0] || share > most.head[1]));
  if (isOff) return 'face';
  return Math.abs(slopeOf(head)) > most.slope ? 'tilted' : null;
}
