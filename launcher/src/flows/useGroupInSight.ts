import { type RefObject, useEffect, useRef, useState } from 'react';

/** As long as a smooth scroll lasts: what it passes is not what the customer chose. */
const jumpMs = 900;

/**
 * Which group of a long page is being read: the last one whose head has come into the band under the header and
 * the chips, and while a tap brings another into sight that one.
 */
export function useGroupInSight<K extends string>(
  groups: RefObject<ReadonlyMap<string, Element>>,
  names: readonly K[],
): { chosen: K | undefined; choose: (name: K) => void } {
  const [chosen, setChosen] = useState<K>();
  const jumpedAt = useRef(Number.NEGATIVE_INFINITY);
  const all = names.join(' ');

  useEffect(() => {
    const inBand = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target);
          else inBand.delete(target);
        }
        if (performance.now() - jumpedAt.current < jumpMs) return;
        const last = all.split(' ').findLast((name) => inBand.has(groups.current.get(name) as Element));
        if (last !== undefined) setChosen(last as K);
      },
      { rootMargin: '-130px 0px -65% 0px' },
    );
    for (const element of groups.current.values()) observer.observe(element);
    return () => observer.disconnect();
  }, [groups, all]);

  function choose(name: K) {
    jumpedAt.current = performance.now();
    setChosen(name);
  }

  return { chosen, choose };
}
