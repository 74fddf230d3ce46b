import { useLayoutEffect, useRef } from 'react';
import { phoneFigures } from '../../format/index.ts';
import { useFigures } from './useFigures.ts';

/** As it is written while it is typed: `010-5555-12`, `02-555-0101`, `031-555-0101`. */
export function phoneMask(figures: string): string {
  const area = figures.startsWith('02') ? 2 : 3;
  const rest = figures.slice(area);
  const isOlder = figures.length === 10 && !figures.startsWith('010');
  // A mobile number has four in the middle but for the older ones (011-123-4567); others have when they are that long.
  const middle = (figures.startsWith('01') && !isOlder) || rest.length > 7 ? 4 : 3;
  return [figures.slice(0, area), rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-');
}

/** Where so many figures of a written number end. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}

/**
 * A phone number that is written with its hyphens while its value stays figures. The caret stays behind the figure that
 * was typed, and a hyphen that is deleted takes its figure along.
 */
export function usePhoneText(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = phoneMask(phoneFigures(value));

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const at = placeAfter(shown, caret.current);
    caret.current = null;
    if (document.activeElement === input.current) input.current.setSelectionRange(at, at);
  });

  const typed = useFigures(shown, ({ target: { value: text, selectionStart } }) => {
    let before = phoneFigures(text.slice(0, selectionStart ?? text.length)).length;
    let figures = phoneFigures(text);
    const isHyphenGone = text.length === shown.length - 1 && figures === phoneFigures(shown);
    if (isHyphenGone && before > 0) {
      figures = figures.slice(0, before - 1) + figures.slice(before);
      before -= 1;
    }
    caret.current = before;
    onChange(figures);
  });
  return { ref: input, ...typed };
}
