import { type PointerEvent, useRef } from 'react';

/** How far a finger goes for a page, in px. */
const far = 48;

/** A finger to the left is the next page, to the right the one before. Nothing while `isOff`: the page scrolls then. */
export function useSwipe(isOff: boolean, onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      // A second finger is a pinch.
      const isSwipe = isPrimary && pointerType === 'touch' && !isOff;
      from.current = isSwipe ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (from.current === null) return;
      const x = clientX - from.current.x;
      const y = clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
