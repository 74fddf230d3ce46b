import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { classes } from '../classes.ts';
import { place } from './place.ts';
import styles from './Tooltip.module.css';

interface BubbleProps {
  ref: RefObject<HTMLSpanElement | null>;
  id: string;
  isOpen: boolean;
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What a tooltip says: in the top layer where the browser has popovers, else above all by its z-index. */
export function Bubble({ ref, id, isOpen, anchor, children }: BubbleProps) {
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!isOpen || bubble === null) return;
    const isPopover = typeof bubble.showPopover === 'function';
    if (isPopover) bubble.showPopover();
    const put = () => {
      const from = anchor.current?.getBoundingClientRect();
      if (from === undefined) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, top } = place(from, bubble.getBoundingClientRect(), { width, height });
      bubble.style.left = `${left}px`;
      bubble.style.top = `${top}px`;
    };
    put();
    const stop = new AbortController();
    window.addEventListener('scroll', put, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener('resize', put, { signal: stop.signal });
    return () => {
      stop.abort();
      if (isPopover && bubble.isConnected) bubble.hidePopover();
    };
  }, [isOpen, ref, anchor]);

  return (
    <span
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className={classes(styles.bubble, isOpen && styles.open)}
    >
      {children}
    </span>
  );
}
