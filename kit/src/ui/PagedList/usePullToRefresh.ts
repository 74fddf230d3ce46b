import { type RefObject, useEffect, useState } from 'react';

/** How far a finger pulls until letting go refreshes, in px; what shows moves half as far. */
const pullDistance = 120;

/** Pulling a list down at its top: how far, from 0 to 1, and the refresh when it is let go at 1. */
export function usePullToRefresh(part: RefObject<HTMLElement | null>, isOn: boolean, onRefresh: () => void) {
  const [pull, setPull] = useState(0);
  useEffect(() => {
    const element = part.current;
    if (!isOn || element === null) return;
    const stop = listen(element, setPull, onRefresh);
    return () => {
      stop();
      setPull(0);
    };
  }, [part, isOn, onRefresh]);
  return pull;
}

function listen(element: HTMLElement, show: (pull: number) => void, onRefresh: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let from: { x: number; y: number } | null = null;
  let pull = 0;

  const end = () => {
    from = null;
    pull = 0;
    show(0);
  };

  element.addEventListener(
    'touchstart',
    ({ touches: [touch, second], target }) => {
      end();
      if (touch && !second && isAtTop(target as Element)) from = { x: touch.clientX, y: touch.clientY };
    },
    { passive: true, signal },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [touch, second] = event.touches;
      if (from === null || touch === undefined) return;
      const down = touch.clientY - from.y;
      // Sideways, upwards or with two fingers the customer means something else.
      const isOther = pull === 0 && (down < 0 || Math.abs(touch.clientX - from.x) > down);
      if (second || isOther) return end();
      // The browser's own pull would reload the page.
      if (event.cancelable) event.preventDefault();
      pull = Math.min(1, Math.max(0, down / pullDistance));
      show(pull);
    },
    { passive: false, signal },
  );
  element.addEventListener(
    'touchend',
    () => {
      const isFar = pull === 1;
      end();
      if (isFar) onRefresh();
    },
    { signal },
  );
  element.addEventListener('touchcancel', end, { signal });
  return () => stop.abort();
}

/** True when nothing around it is scrolled down. */
function isAtTop(target: Element): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
