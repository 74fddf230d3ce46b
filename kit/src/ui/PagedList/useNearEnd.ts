import { type RefObject, useEffect, useRef } from 'react';

/** Calls when the mark at the end of a list comes near the screen; never where the browser cannot tell. */
export function useNearEnd(isOn: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn || mark.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: '0px 0px 400px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isOn, onNear]);
  return mark;
}
