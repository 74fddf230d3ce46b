/** One page of a list that counts its pages from 1. */
export interface NumberedPage<T> {
  items: readonly T[];
  /** null after the last */
  next: number | null;
}
