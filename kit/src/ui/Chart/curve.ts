import { line } from 'd3-shape';

/** A point of a drawing: x from 0 to 1, left to right; y from 0 to 1, top to bottom. */
export interface Spot {
  x: number;
  y: number;
}

/** Room over the highest and under the lowest value, as a share of the height. */
const margin = 0.12;

/** Where values lie in a drawing that has room for others too, evenly apart; all of one value lie in its middle. */
export function spotsOf(values: readonly number[], others: readonly number[] = []): Spot[] {
  const low = Math.min(...values, ...others);
  const high = Math.max(...values, ...others);
  return values.map((value, place) => ({
    x: values.length < 2 ? 0.5 : place / (values.length - 1),
    y: high === low ? 0.5 : margin + (1 - 2 * margin) * ((high - value) / (high - low)),
  }));
}

/** A line from spot to spot as an SVG path of 100 by 100: between two days nothing is made up. */
export function curveOf(spots: readonly Spot[]): string {
  // Made at each call: made once beside the imports, it would come along with every part of the package.
  const drawn = line<Spot>()
    .x(({ x }) => x * 100)
    .y(({ y }) => y * 100)
    .digits(2);
  return drawn(spots) ?? '';
}
