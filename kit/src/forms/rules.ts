import type { Problem, Rule } from './rule.ts';

type Text = string | null | undefined;
type Numeric = string | number | null | undefined;

// Something before an @, a domain with at least one dot, no spaces, no doubled dots.
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

function isEmpty(value: unknown): boolean {
  // A space of any width, and signs that take no room at all, fill nothing.
  if (typeof value === 'string') return value.replace(/[\s\p{Cf}]/gu, '') === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}

/** A Korean letter is one, however the phone composes it; a letter beyond the basic plane as well. */
function countLetters(text: Text): number {
  return [...(text ?? '').normalize('NFC')].length;
}

function problemUnless(isRight: boolean, id: string, params?: Problem['params']): Problem | null {
  return isRight ? null : params ? { id, params } : { id };
}

/** The field must be filled; spaces alone, an empty list and an unticked box do not fill it (R262). */
export function required(): Rule<unknown> {
  return (value) => problemUnless(!isEmpty(value) && !Number.isNaN(value), 'required');
}

// The rules below leave an empty value alone: whether it may be empty is `required`'s business.

/** At least `length` characters (R263). The bound is `params.min`. */
export function minLength(length: number): Rule<Text> {
  return (value) =>
    problemUnless(isEmpty(value) || countLetters(value) >= length, 'minLength', { min: length });
}

/** At most `length` characters (R264). The bound is `params.max`. */
export function maxLength(length: number): Rule<Text> {
  return (value) => problemUnless(countLetters(value) <= length, 'maxLength', { max: length });
}

/** Digits of any width, with commas; NaN for what only a programmer would call a number. */
function numberOf(value: Numeric): number {
  if (typeof value === 'number') return value;
  const text = (value ?? '').normalize('NFKC').trim().replaceAll(',', '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** Not below `bound`, as a number; a text that is no number is below every bound (R265). */
export function min(bound: number): Rule<Numeric> {
  return (value) => problemUnless(isEmpty(value) || numberOf(value) >= bound, 'min', { min: bound });
}

/** Not above `bound`, as a number; a text that is no number is above every bound (R266). */
export function max(bound: number): Rule<Numeric> {
  return (value) => problemUnless(isEmpty(value) || numberOf(value) <= bound, 'max', { max: bound });
}

/** A standard email address (R267). */
export function email(): Rule<Text> {
  return (value) => {
    const text = (value ?? '').trim();
    return problemUnless(text === '' || (text.length <= 254 && emailPattern.test(text)), 'invalidEmail');
  };
}

/**
 * A text of a certain form.
 *
 * @param pattern anchored by the caller; a global or sticky one is tested from the start each time
 * @param id message id of the problem
 */
export function matches(pattern: RegExp, id = 'invalidFormat'): Rule<Text> {
  const stateless = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return (value) => problemUnless(isEmpty(value) || stateless.test(value ?? ''), id);
}

/**
 * The same as another value.
 *
 * @param other the value, or how to read it when the form is checked
 * @param id message id of the problem
 */
export function sameAs<T>(other: T | (() => T), id = 'notSame'): Rule<T> {
  return (value) => problemUnless(Object.is(value, other instanceof Function ? other() : other), id);
}

/** The same as another field of the form: a password typed twice. */
export function sameAsField(name: string, id = 'notSame'): Rule<unknown> {
  return (value, values) => problemUnless(Object.is(value, values?.[name]), id);
}
