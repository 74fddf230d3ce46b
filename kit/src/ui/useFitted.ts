import { type RefObject, useLayoutEffect } from 'react';

/**
 * A figure that stays in one line is made as small as its line is wide, where the phone's text zoom makes it larger than
 * any unit of CSS knows: `--fit` in its style.
 */
export function useFitted(line: RefObject<HTMLElement | null>, figure: unknown): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const fit = () => {
      element.style.removeProperty('--fit');
      const { scrollWidth, clientWidth } = element;
      if (clientWidth > 0 && scrollWidth > clientWidth)
        element.style.setProperty('--fit', (Math.floor((clientWidth / scrollWidth) * 98) / 100).toString());
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [line, figure]);
}
