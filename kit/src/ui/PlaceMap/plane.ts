import type { Place } from '../../format/index.ts';

const KM_PER_DEGREE = (6371 * Math.PI) / 180;
/** px that a pin and its name want to the edge. */
const EDGE = 48;
/** px between two pins that a finger still tells apart. */
const APART = 34;
/** px per km at most: 100 m are 120 px. */
const NEAREST = 1200;
/** How many of the nearest the first view around somebody shows at most. */
const FEW = 6;

export interface Box {
  width: number;
  height: number;
}

/** What is seen: what lies in the middle, and how many px a kilometre is. */
export interface View {
  centre: Place;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What is drawn as one pin: one place, or several that lie too near each other. */
export interface Pin<S> extends Point {
  spots: S[];
}

interface Spot {
  id: string;
  name: string;
  place: Place;
}

const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** Kilometres east and south of the centre. */
function offset({ latitude, longitude }: Place, centre: Place): Point {
  return {
    x: (longitude - centre.longitude) * KM_PER_DEGREE * shrinkAt(centre.latitude),
    y: (centre.latitude - latitude) * KM_PER_DEGREE,
  };
}

/** Where a place lies in the box, in px: true to scale as far as a city or a small country goes. */
export function project(place: Place, { centre, scale }: View, { width, height }: Box): Point {
  const { x, y } = offset(place, centre);
  return { x: width / 2 + x * scale, y: height / 2 + y * scale };
}

/** What is seen once the plane was drawn by so many px. */
export function drawn({ centre, scale }: View, dx: number, dy: number): View {
  const latitude = centre.latitude + dy / scale / KM_PER_DEGREE;
  const longitude = centre.longitude - dx / scale / KM_PER_DEGREE / shrinkAt(centre.latitude);
  return { centre: { latitude, longitude }, scale };
}

/** Nearer or farther; `anchor` stays where it is. */
export function zoomed({ centre, scale }: View, factor: number, anchor: Place = centre): View {
  const next = Math.min(NEAREST, scale * factor);
  const by = scale / next;
  const toward = (from: number, to: number) => to + (from - to) * by;
  return {
    centre: {
      latitude: toward(centre.latitude, anchor.latitude),
      longitude: toward(centre.longitude, anchor.longitude),
    },
    scale: next,
  };
}

export const isNearest = ({ scale }: View) => scale >= NEAREST;

/** All of them, as near as they fit. */
export function viewOf(places: readonly Place[], box: Box): View {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const north = Math.max(...latitudes);
  const west = Math.min(...longitudes);
  const centre = {
    latitude: (north + Math.min(...latitudes)) / 2,
    longitude: (west + Math.max(...longitudes)) / 2,
  };
  const { x, y } = offset({ latitude: north, longitude: west }, centre);
  return { centre, scale: scaleFor({ x: -x, y: -y }, box) };
}

/** The nearest few, around the place that they are looked for from. */
export function viewAround(here: Place, places: readonly Place[], box: Box): View {
  const away = places
    .map((place) => offset(place, here))
    .map(({ x, y }) => ({ x, y, far: Math.hypot(x, y) }))
    .toSorted((a, b) => a.far - b.far);
  // One in the next city does not make a dot of all that are near.
  const third = away[2]?.far ?? Number.POSITIVE_INFINITY;
  const few = away.slice(0, FEW).filter(({ far }) => far <= 3 * third);
  const most = (side: 'x' | 'y') => Math.max(0, ...few.map((at) => Math.abs(at[side])));
  return { centre: here, scale: scaleFor({ x: most('x'), y: most('y') }, box) };
}

function scaleFor({ x, y }: Point, { width, height }: Box): number {
  const across = (width / 2 - EDGE) / Math.max(x, 0.001);
  const down = (height / 2 - EDGE) / Math.max(y, 0.001);
  return Math.min(NEAREST, across, down);
}

/** Whether its pin lies in the box. */
export const isSeen = ({ x, y }: Point, { width, height }: Box) =>
  x > EDGE / 2 && y > EDGE * 0.75 && x < width - EDGE / 2 && y < height - EDGE / 4;

/** What is drawn: those that would lie over each other as one. The chosen one stands alone, and last, over all others. */
export function pinsOf<S extends Spot>(spots: readonly S[], view: View, box: Box, chosen?: string): Pin<S>[] {
  const pins: Pin<S>[] = [];
  for (const spot of spots.toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen))) {
    const at = project(spot.place, view, box);
    const isOut = at.x < -EDGE || at.y < -EDGE || at.x > box.width + EDGE || at.y > box.height + EDGE;
    const near = spot.id !== chosen && pins.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < APART);
    if (near) near.spots.push(spot);
    else if (!isOut) pins.push({ ...at, spots: [spot] });
  }
  return pins;
}

/** Pins whose name has room below them, the last of them first: names cover neither pins nor each other. */
export function namedPins<S extends Spot>(pins: readonly Pin<S>[], { width }: Box): Set<string> {
  const taken = pins.map(({ x, y }) => ({ left: x - 14, right: x + 14, top: y - 36, bottom: y }));
  const named = new Set<string>();
  for (const { x, y, spots } of pins.toReversed()) {
    const [only, second] = spots;
    if (!only || second) continue;
    const half = Math.min(52, only.name.length * 6);
    const room = { left: x - half, right: x + half, top: y + 2, bottom: y + 19 };
    const isFree = taken.every(
      (other) =>
        room.right < other.left ||
        room.left > other.right ||
        room.bottom < other.top ||
        room.top > other.bottom,
    );
    if (!isFree || room.left < 0 || room.right > width) continue;
    named.add(only.id);
    taken.push(room);
  }
  return named;
}

/** A round distance for the scale bar and the rings, in km: 100 px of the box at most. */
export function stepOf({ scale }: View): number {
  const most = 100 / scale;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most / power >= 5 ? 5 : most / power >= 2 ? 2 : 1);
}
