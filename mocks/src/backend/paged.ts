/** One page of a list as the notice calls answer it (2-payment s3.1): pages count from 1. */
export function pageOf<T>(items: readonly T[], asked: string | undefined, size: number) {
  const totalPageNo = Math.max(1, Math.ceil(items.length / size));
  const pageNo = Math.min(Math.max(1, Number(asked ?? '1') || 1), totalPageNo);
  return { pageNo, totalPageNo, results: items.slice((pageNo - 1) * size, pageNo * size) };
}
