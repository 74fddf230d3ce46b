/** That a member takes part. */
export interface Part {
  number: string;
  /** YYYYMMDDhhmmss */
  at: string;
}

export interface Term {
  id: string;
  title: string;
  text: string;
  mandatory: boolean;
}

/** The event, and the part that the member has in it. */
export interface EventPage {
  id: string;
  title: string;
  summary: string;
  /** YYYYMMDDhhmmss, its first moment */
  startsAt: string;
  /** YYYYMMDDhhmmss, the first moment after it */
  endsAt: string;
  announcedAt: string;
  prizes: readonly { name: string; count: number }[];
  terms: readonly Term[];
  /** null until they take part, which they can once */
  part: Part | null;
}

/** Every mandatory term is agreed; an event without terms asks for none. */
export function allAgreed(terms: readonly Term[], agreed: Readonly<Record<string, boolean>>): boolean {
  return terms.every(({ id, mandatory }) => !mandatory || agreed[id] === true);
}
