import { v } from '@wallet/kit/schema';

/** Shapes of fields that many calls share. */
export const flag = v.picklist(['Y', 'N']);
export const code = v.pipe(v.string(), v.regex(/^\w{1,20}$/));
export const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));
export const maybeText = v.nullish(v.pipe(v.string(), v.maxLength(4000)));
export const wireDate = v.pipe(v.string(), v.regex(/^\d{8}(\d{6})?$/));
