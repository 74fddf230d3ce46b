import { readPageId } from './pageId.ts';

export type EntrySkeleton = 'main' | 'digital-id' | 'none';

// E17: home is what most entries lead to; any other page draws its own skeleton.
export function skeletonFor(query: URLSearchParams): EntrySkeleton {
  const page = readPageId(query);
  if (page === null || page.code === 'FMA10000') return 'main';
  return page.code === 'FGM40000' ? 'digital-id' : 'none';
}
