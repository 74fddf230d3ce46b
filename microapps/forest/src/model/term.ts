import type { Words } from './words.ts';

export interface Term {
  id: string;
  title: Words;
  text: Words;
  mandatory: boolean;
}

/** As the kit's page of terms lists them. */
export function asked(terms: readonly Term[], say: (words: Words) => string) {
  return terms.map(({ id, title, text, mandatory }) => ({
    id,
    title: say(title),
    text: say(text),
    mandatory,
  }));
}

export function agreedIds(agreed: Record<string, boolean>): string[] {
  return Object.keys(agreed).filter((id) => agreed[id]);
}

/** What was answered to each term. */
export function agreementsOf(terms: readonly Term[], agreed: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(terms.map(({ id }) => [id, agreed.includes(id)]));
}
