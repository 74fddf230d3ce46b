/** A point of a drawing: x from 0 to 1, left to right; y from 0 to 1, top to bottom. */
export interface Spot {
  x: number;
  y: number;
}

/** Room over the highest and under the lowest value, as a share of the height. */
const margin = 0.12;

/** Where values lie in a drawing, evenly apart; all of one value lie in its middle. */
export function spotsOf(values: readonly number[]): Spot[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return values.map((value, place) => ({
    x: values.length < 2 ? 0.5 : place / (values.length - 1),
    y: high === low ? 0.5 : margin + (1 - 2 * margin) * ((high - value) / (high - low)),
  }));
}

/**
 * A smooth line through the spots as an SVG path of 100 by 100, which never rises over or falls under them: a cubic
 * whose slopes are limited (Fritsch and Carlson, 1980).
 */
export function curveOf(spots: readonly Spot[]): string {
  const [first] = spots;
  if (first === undefined) return '';
  const slopes = spots.slice(1).map((spot, place) => slope(spots[place] ?? first, spot));
  const at = spots.map((_, place) => {
    const before = slopes[place - 1] ?? slopes[place] ?? 0;
    const after = slopes[place] ?? before;
    // A turning point is flat; elsewhere the gentler of both sides leads.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const parts = spots.slice(1).map((to, place) => {
    const from = spots[place] ?? first;
    const third = (to.x - from.x) / 3;
    const controls = [
      [from.x + third, from.y + third * (at[place] ?? 0)],
      [to.x - third, to.y - third * (at[place + 1] ?? 0)],
      [to.x, to.y],
    ];
    return `C${controls.map(([x = 0, y = 0]) => `${written(x)} ${written(y)}`).join(' ')}`;
  });
  return `M${written(first.x)} ${written(first.y)}${parts.join('')}`;
}

const slope = (from: Spot, to: Spot) => (to.y - from.y) / (to.x - from.x);
const written = (share: number) => String(Math.round(share * 10_000) / 100);
