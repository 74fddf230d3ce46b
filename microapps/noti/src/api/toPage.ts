import type { NumberedPage } from '../model/page.ts';

interface WirePage<W> {
  pageNo: number;
  totalPageNo: number;
  results: readonly W[];
}

export function toPage<W, T>(
  { pageNo, totalPageNo, results }: WirePage<W>,
  to: (wire: W) => T,
): NumberedPage<T> {
  return { items: results.map(to), next: pageNo < totalPageNo ? pageNo + 1 : null };
}
