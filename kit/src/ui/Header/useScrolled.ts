import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether this element has gone up under what stands on top of the page. Nothing is watched while nothing moves, and
 * where a browser cannot watch it is as if the page had not been scrolled.
 */
export function useScrolled(ref: RefObject<Element | null>, under = 0): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < under + 1);
      },
      { rootMargin: `-${under}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, under]);
  return isScrolled;
}
