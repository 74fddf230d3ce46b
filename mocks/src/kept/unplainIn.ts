import { types } from 'node:util';

/**
 * Where something stands in data that would not come back as it went: a function, an instance of a class, a promise.
 *
 * @returns its road from the top, as `rooms › point.orders › 3 › settle`; undefined where all is plain
 */
export function unplainIn(data: unknown): string | undefined {
  // A way of its own rather than recursion: lists of lists may be deep.
  const waiting: { value: unknown; road: string[] }[] = [{ value: data, road: [] }];
  const seen = new Set<unknown>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, road } = next;
    if (seen.has(value)) continue;
    const isHeld = typeof value === 'object' && value !== null;
    const inside = isHeld ? entriesOf(value) : typeof value === 'function' ? undefined : [];
    if (inside === undefined) return road.join(' › ');
    if (isHeld) seen.add(value);
    for (const [name, each] of inside) waiting.push({ value: each, road: [...road, String(name)] });
  }
  return undefined;
}

function entriesOf(value: object): [unknown, unknown][] | undefined {
  const { isMap, isSet, isDate } = types;
  if (isDate(value)) return [];
  const isOfLanguage = isMap(value) || isSet(value) || Array.isArray(value);
  // What is read back may come of another realm, with prototypes of its own: how many there are tells a class.
  if (prototypesOf(value) > (isOfLanguage ? 2 : 1)) return undefined;
  if (isMap(value)) return [...value];
  if (isSet(value)) return [...value].map((each, place) => [place, each]);
  return Object.entries(value);
}

function prototypesOf(value: object): number {
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null ? 0 : 1 + prototypesOf(prototype);
}
