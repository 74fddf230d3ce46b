/** Of a sheet's height: drawn further down it closes. */
const FAR = 0.25;
/** Faster than so many pixels a millisecond it is a flick, after so many pixels. */
const FAST = 0.5;
const LEAST = 24;

/**
 * Lets a sheet be drawn down by its head: far or fast enough it closes, else it comes back. Answers what ends it.
 *
 * @param head within the sheet's dialog
 */
export function dragDown(head: HTMLElement, onClose: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const dialog = head.closest('dialog');
  let from: { y: number; at: number; pointer: number } | null = null;

  function put(y: number, isHeld: boolean) {
    if (!dialog) return;
    dialog.style.transition = isHeld ? 'none' : 'translate var(--motion-base) var(--motion-ease)';
    dialog.style.translate = y > 0 ? `0 ${y}px` : '';
  }

  head.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0 || (event.target as Element).closest('button')) return;
      from = { y: event.clientY, at: event.timeStamp, pointer: event.pointerId };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    (event) => from?.pointer === event.pointerId && put(event.clientY - from.y, true),
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (from?.pointer !== event.pointerId) return;
      const way = event.clientY - from.y;
      const speed = way / Math.max(1, event.timeStamp - from.at);
      from = null;
      const height = dialog?.getBoundingClientRect().height ?? 0;
      // The owner may ask before it closes: until then it stands where it stood.
      put(0, false);
      if (way > height * FAR || (way > LEAST && speed > FAST)) onClose();
    },
    { signal },
  );
  window.addEventListener(
    'pointercancel',
    () => {
      from = null;
      put(0, false);
    },
    { signal },
  );
  return () => stop.abort();
}
