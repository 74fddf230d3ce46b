/** One page of a list, counted from 1. */
export interface Page<T> {
  items: readonly T[];
  pageNo: number;
  pages: number;
}

/** As a paged list takes it: what to ask for next, null after the last page. */
export function toListPage<T>({ items, pageNo, pages }: Page<T>): {
  items: readonly T[];
  next: number | null;
} {
  return { items, next: pageNo < pages ? pageNo + 1 : null };
}
