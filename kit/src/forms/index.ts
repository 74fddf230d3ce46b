export { checkForm, type Problems, type Rules } from './checkForm.ts';
export type { Problem, Rule } from './rule.ts';
export { email, matches, max, maxLength, min, minLength, required, sameAs, sameAsField } from './rules.ts';
