import { v } from '../schema/index.ts';

/** A text that may come as a number, or be missing, null or odd: then it is empty. Trimmed. */
export const wireText = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
);

/** A yes in any of the forms the wire knows (`Y`, `1`, 1, true; 1-shell s5); anything else is no. */
export const wireYes = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 'Y' || value === 1 || value === '1'),
  ),
  false,
);

/** A whole number that may come as a text; 0 when it is none. */
export const wireCount = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
    v.custom<number>((value) => Number.isSafeInteger(value)),
  ),
  0,
);

/** A list that may be missing or null: then it is empty. */
export function wireList<W>(item: v.GenericSchema<unknown, W>) {
  return v.nullish(v.array(item), () => []);
}
