import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough to move the pointer from the term to its explanation. */
const leaveDelay = 200;

/** When a tooltip is open: pointed at, focused by the keyboard, or tapped. */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** opened by pointing alone: a click then keeps it, and does not close it */
  const isPointed = useRef(false);
  const isPressed = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  function set(next: boolean, pointed = false) {
    clearTimeout(leaving.current);
    isPointed.current = pointed;
    setOpen(next);
  }

  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const close = () => setOpen(false);
    // Before the dialog around it hears of it: the first Escape closes the tooltip alone.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const onDown = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', onKey, { capture: true, signal: stop.signal });
    document.addEventListener('pointerdown', onDown, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);

  const handlers = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      clearTimeout(leaving.current);
      if (!isOpen) set(true, true);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'touch' || !isPointed.current) return;
      leaving.current = setTimeout(() => set(false), leaveDelay);
    },
    onPointerDown() {
      isPressed.current = true;
    },
    onPointerCancel() {
      isPressed.current = false;
    },
    onFocus() {
      if (!isPressed.current) set(true);
    },
    onBlur(event: FocusEvent) {
      isPressed.current = false;
      if (!anchor.current?.contains(event.relatedTarget)) set(false);
    },
  };

  return {
    isOpen,
    anchor,
    bubble,
    handlers,
    toggle() {
      isPressed.current = false;
      set(!isOpen || isPointed.current);
    },
  };
}
