/** One term to agree to before applying. */
export interface Term {
  id: string;
  title: string;
  text: string;
  mandatory: boolean;
}

/** What the customer has decided and not yet sent. */
export interface ApplicationDraft {
  /** one intent is sent once, however often the button is tapped */
  intentId: string;
  agreedTerms: string[];
}

/** What the customer fills in. */
export interface ApplicationForm {
  name: string;
  phone: string;
  /** in won, null while empty */
  amount: number | null;
}

/** What became of it. */
export interface Application {
  number: string;
  name: string;
  /** in won */
  amount: number;
  /** YYYYMMDD */
  date: string;
}

/** The least and the most that can be applied for, in won. */
export const amountBounds = { min: 10_000, max: 1_000_000 };
