import type { Words } from './words.ts';

export interface Term {
  id: string;
  title: Words;
  text: Words;
  mandatory: boolean;
}

/** Every mandatory term is agreed; an empty list is not agreed by accident. */
export function allMandatoryAgreed(terms: readonly Term[], agreed: Record<string, boolean>): boolean {
  return terms.length > 0 && terms.every(({ id, mandatory }) => !mandatory || agreed[id] === true);
}

export function agreedIds(agreed: Record<string, boolean>): string[] {
  return Object.keys(agreed).filter((id) => agreed[id]);
}
