import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** The page has shown its first data (contracts/page.md). */
const hasShown = () => performance.getEntriesByName('wallet:usable').length > 0;

/** Runs something once the browser has painted what stands now; call the answer to give it up. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Of the rows of a list those that the customer can see at first, and all others once these are painted: laying out
 * what is below the fold keeps a page from being seen. Only in the first view of a page; what comes later is whole.
 *
 * @param atFirst how many fill the first view
 */
export function useRows(children: ReactNode, atFirst: number): ReactNode {
  const [isWhole, setIsWhole] = useState(hasShown);
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setIsWhole(true)));
  }, [isWhole]);
  return isWhole || !Array.isArray(children) ? children : children.slice(0, atFirst);
}
