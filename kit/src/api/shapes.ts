import { type Schema, v } from '../schema/index.ts';
import { wireList, wireText, wireYes } from './wireFields.ts';

/** One field of a shape: the wire's name, what it must be, and what it becomes. */
export interface Field<T> {
  readonly entries: Readonly<Record<string, Schema>>;
  read(wire: Readonly<Record<string, unknown>>): T;
}

const whole = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]);
const amount = v.pipe(whole, v.safeInteger(), v.minValue(0));
const eightDigits = v.pipe(v.string(), v.regex(/^\d{8}$/));
const fourteenDigits = v.pipe(v.string(), v.regex(/^\d{14}$/));
const yes = v.pipe(
  v.picklist(['Y', 'N']),
  v.transform((letter) => letter === 'Y'),
);

/**
 * A field of any schema, by its wire name.
 *
 * @param otherwise given, the field may be missing, null or odd, and is this then: what the specification does not state
 */
export function field<T>(name: string, schema: Schema<T>): Field<T>;
export function field<T, D>(name: string, schema: Schema<T>, otherwise: D): Field<T | D>;
export function field<T, D>(name: string, schema: Schema<T>, ...otherwise: [D?]): Field<T | D> {
  const isStated = otherwise.length === 0;
  return {
    entries: { [name]: isStated ? schema : v.fallback(v.nullish(schema), undefined) },
    read: (wire) => (isStated ? wire[name] : (wire[name] ?? otherwise[0])) as T | D,
  };
}

type OfName<T> = {
  (name: string): Field<T>;
  <D>(name: string, otherwise: D): Field<T | D>;
};

const named = <T>(schema: Schema<T>) =>
  ((name: string, ...otherwise: [unknown?]) =>
    otherwise.length === 0 ? field(name, schema) : field(name, schema, otherwise[0])) as OfName<T>;

/** A text as it is. */
export const text = named(v.string());
/** Whole won, points or grams; never below zero. */
export const won = named(amount);
/** How many. */
export const count = named(amount);
/** A day: YYYYMMDD. */
export const day = named(eightDigits);
/** A moment on the clocks of Seoul: YYYYMMDDhhmmss. */
export const moment = named(fourteenDigits);
/** Y or N, as a boolean. */
export const yesNo = named(yes);

/**
 * A code value in our words; one that the table lacks does not fit, or is `otherwise`.
 *
 * `code('useStcd', { US: 'used', CN: 'cancelled' })`
 */
export function code<const T extends Readonly<Record<string, string>>>(
  name: string,
  table: T,
): Field<T[keyof T]>;
export function code<const T extends Readonly<Record<string, string>>, const D>(
  name: string,
  table: T,
  otherwise: D,
): Field<T[keyof T] | D>;
export function code(name: string, table: Readonly<Record<string, string>>, ...otherwise: [unknown?]) {
  const known = v.pipe(
    v.custom<string>((value) => typeof value === 'string' && Object.hasOwn(table, value), 'a known code'),
    v.transform((value) => table[value]),
  );
  return otherwise.length === 0 ? field(name, known) : field(name, known, otherwise[0]);
}

/** A text of the service in both languages. */
export function words(ko: string, en: string): Field<{ ko: string; en: string }> {
  return {
    entries: { [ko]: v.string(), [en]: v.string() },
    read: (wire) => ({ ko: wire[ko] as string, en: wire[en] as string }),
  };
}

const atLeastOneLetter = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);

// Areas whose numbers come as texts or as numbers, and whose yes has many forms (1-shell s5): what is not stated is empty.

/** A text that may come as a number, or be missing: then it is empty. */
export const told = (name: string): Field<string> => field(name, wireText);
/** A text that may come as a number, and cannot be missing or empty. */
export const filled = (name: string): Field<string> => field(name, atLeastOneLetter);
/** A yes in any form the wire knows; anything else, and nothing, is no. */
export const isYes = (name: string): Field<boolean> => field(name, wireYes);
/** A list that may be missing: then it is empty. */
export const listOf = <T>(name: string, item: Schema<T>): Field<T[]> => field(name, wireList(item));
/** The first of two texts that is not empty. */
export const either = (one: string, other: string): Field<string> => ({
  entries: { [one]: wireText, [other]: wireText },
  read: (wire) => (wire[one] as string) || (wire[other] as string),
});
/** A text that becomes something else. */
export const turned = <T>(name: string, turn: (text: string) => T): Field<T> => ({
  entries: { [name]: wireText },
  read: (wire) => turn(wire[name] as string),
});

/** A list of shapes. */
export function list<T>(name: string, item: Schema<T>): Field<T[]>;
export function list<T>(name: string, item: Schema<T>, otherwise: T[]): Field<T[]>;
export function list<T>(name: string, item: Schema<T>, ...otherwise: [T[]?]): Field<T[]> {
  const items = v.array(item);
  return otherwise.length === 0 ? field(name, items) : field(name, items, otherwise[0] as T[]);
}

/** What a shape becomes. */
export type Shaped<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/**
 * An answer, checked and renamed field by field: our name, the wire's name, what it must be, on one line.
 *
 * `shape({ number: text('itemNo'), amount: won('itemAmt'), date: day('useYmd'), memo: text('memoCtnt', '') })`
 */
export function shape<const F extends Readonly<Record<string, Field<unknown>>>>(
  fields: F,
): Schema<Shaped<F>> {
  return only(group(fields));
}

/** Fields of one level of the wire that belong together in our words: `prices: group({ weekday: won('wkdyAmt'), … })`. */
export function group<const F extends Readonly<Record<string, Field<unknown>>>>(fields: F): Field<Shaped<F>> {
  return {
    entries: Object.assign({}, ...Object.values(fields).map(({ entries }) => entries)),
    read: (wire) =>
      Object.fromEntries(Object.entries(fields).map(([name, { read }]) => [name, read(wire)])) as Shaped<F>,
  };
}

/**
 * One page of a list, as `PagedList` takes it.
 *
 * @param next the wire's name of what the next page is asked by; empty or missing after the last
 */
export function pageOf<T>(
  name: string,
  item: Schema<T>,
  next: string,
): Schema<{ items: T[]; next: string | null }> {
  return shape({
    items: list(name, item),
    next: field(
      next,
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((value) => String(value) || null),
      ),
      null,
    ),
  });
}

/** The one field of an answer that is asked for: `answer: only(text('payUrl'))`. */
export function only<T>(one: Field<T>): Schema<T> {
  return v.pipe(
    v.object({ ...one.entries }),
    v.transform((wire) => one.read(wire)),
  );
}
