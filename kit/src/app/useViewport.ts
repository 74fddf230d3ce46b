import { useEffect, useState } from 'react';

/** What of the page the customer can see. */
export interface Viewport {
  /** Height that is not under a keyboard, in CSS pixels. */
  height: number;
  /** How much of the page's bottom is under a keyboard, in CSS pixels; 0 where the page itself got smaller. */
  bottomInset: number;
}

/** Less than this is a browser's own bar coming and going, or rounding, in CSS pixels. */
const LEAST_KEYBOARD = 60;
/** Between a field and what would cover it, in CSS pixels. */
const AIR = 16;

function measure(): Viewport {
  const { visualViewport } = window;
  // Pinched larger, the visible part is smaller without any keyboard.
  if (!visualViewport || visualViewport.scale > 1.01) return { height: window.innerHeight, bottomInset: 0 };
  const { height, offsetTop } = visualViewport;
  const covered = Math.round(window.innerHeight - height - offsetTop);
  return { height: Math.round(height), bottomInset: covered >= LEAST_KEYBOARD ? covered : 0 };
}

const current = new Set<(viewport: Viewport) => void>();
let users = 0;
let last: Viewport | null = null;
let stop: (() => void) | null = null;

function typedInto(): HTMLElement | null {
  const { activeElement } = document;
  const isField = activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
  return isField ? (activeElement as HTMLElement) : null;
}

/** Where the free part of the page ends: at the keyboard, or at a bar that stays at the bottom. */
function freeBottom({ bottomInset }: Viewport, field: HTMLElement): number {
  const edge = window.innerHeight - bottomInset;
  const { left, width } = field.getBoundingClientRect();
  // A page in a unit test has no places.
  const below = document.elementsFromPoint?.(left + width / 2, edge - 1) ?? [];
  const bar = below.map((element) => stickyOf(element)).find((found) => found && !found.contains(field));
  return bar ? bar.getBoundingClientRect().top : edge;
}

function stickyOf(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/^(?:sticky|fixed)$/.test(getComputedStyle(at).position)) return at;
  }
  return null;
}

/** Where a field ends, what is said under it included: that it does not fit is of no use under a keyboard. */
function bottomOf(field: HTMLElement): number {
  const notes = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const said = notes.flatMap((id) => document.getElementById(id) ?? []);
  return Math.max(...[field, ...said].map((element) => element.getBoundingClientRect().bottom));
}

function reveal(viewport: Viewport) {
  const field = typedInto();
  // A dialog scrolls by itself.
  if (!field || field.closest('dialog')) return;
  const hidden = bottomOf(field) + AIR - freeBottom(viewport, field);
  if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' });
}

function follow() {
  // What was to be measured after a paint may find nobody who asks any more.
  if (!stop) return;
  const next = measure();
  const isSame = last?.height === next.height && last.bottomInset === next.bottomInset;
  last = next;
  document.documentElement.style.setProperty('--keyboard-inset', `${next.bottomInset}px`);
  if (!isSame) for (const tell of current) tell(next);
  // Bars that stand on the property move first.
  requestAnimationFrame(() => reveal(next));
}

function start(): () => void {
  const { visualViewport } = window;
  const onFocus = () => requestAnimationFrame(() => reveal(measure()));
  visualViewport?.addEventListener('resize', follow);
  visualViewport?.addEventListener('scroll', follow);
  window.addEventListener('resize', follow);
  document.addEventListener('focusin', onFocus);
  return () => {
    visualViewport?.removeEventListener('resize', follow);
    visualViewport?.removeEventListener('scroll', follow);
    window.removeEventListener('resize', follow);
    document.removeEventListener('focusin', onFocus);
    document.documentElement.style.removeProperty('--keyboard-inset');
    last = null;
  };
}

/** Follows the viewport as long as somebody asks for it. */
function hold(): () => void {
  users += 1;
  stop ??= start();
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = null;
  };
}

/**
 * Keeps `--keyboard-inset` on the root, a length for bars at the bottom, and the field that is typed into above the
 * keyboard and above such a bar (goals-kit.md 45). Every `Screen` does it. Nothing is measured before the first paint,
 * as that would lay the whole page out twice; a keyboard that is open by then is seen right after it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(follow));
    return hold();
  }, []);
}

/**
 * What the customer can see of the page while a keyboard is open, on both kinds of phone: where the page gets smaller
 * (Android) and where it is covered (iOS). The root carries it as `--keyboard-inset` too.
 *
 * ```tsx
 * const { bottomInset } = useViewport();
 * ```
 *
 * @returns lengths in CSS pixels; the whole page where the browser does not tell (no `visualViewport`)
 */
export function useViewport(): Viewport {
  const [viewport, setViewport] = useState(measure);
  useEffect(() => {
    current.add(setViewport);
    const release = hold();
    follow();
    setViewport(measure());
    return () => {
      current.delete(setViewport);
      release();
    };
  }, []);
  return viewport;
}
