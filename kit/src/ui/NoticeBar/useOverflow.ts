import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Overflow {
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLSpanElement | null>;
  /** the content's width in px while not all of it is seen, else 0 */
  overflow: number;
  /** how much of its line lies beyond the box, in px */
  beyond: number;
}

/**
 * Whether one line is wider than its box, or two are not enough where they are given, measured again when the box changes its size or the text changes.
 * @param isLine false while the words stand on several lines: what was found last is kept
 */
export function useOverflow(text: string, isLine: boolean): Overflow {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLSpanElement>(null);
  const [overflow, setOverflow] = useState(0);
  const [beyond, setBeyond] = useState(0);

  // Another text has another width.
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = content.current;
    if (!isLine || outer === null || inner === null) return;
    const measure = () => {
      const width = Math.ceil(inner.scrollWidth);
      const isCut = width > outer.clientWidth || inner.scrollHeight > inner.clientHeight + 1;
      setOverflow(isCut ? width : 0);
      setBeyond(Math.max(0, width - inner.clientWidth));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [text, isLine]);

  return { box, content, overflow, beyond };
}
