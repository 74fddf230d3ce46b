import { toMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

export const password = text(2000);
export const orderKey = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), '');
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const message = v.optional(text(40), '');
export const page = v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '1');

/** Points as the wire has them: a decimal text without decimals; comes out as a number above nothing. */
export const points = v.pipe(
  v.string(),
  v.transform((value) => toMinorUnits(value, 'KRW') ?? 0),
  v.minValue(1),
  v.maxValue(100_000_000),
);
