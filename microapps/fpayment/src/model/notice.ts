/** A notice or a note. */
export interface Notice {
  id: string;
  title: string;
  content: string;
  /** YYYYMMDDhhmmss */
  at: string;
  /** everybody should see it (pupYn) */
  isImportant: boolean;
}

/** A page of a list, and the number of the one after it; null after the last. */
export interface Page<T> {
  items: T[];
  next: number | null;
}

/** A country that takes part. */
export interface Nation {
  code: string;
  name: { ko: string; en: string };
}

/** A banner of this area. */
export interface PayBanner {
  text: string;
  link: string;
}
