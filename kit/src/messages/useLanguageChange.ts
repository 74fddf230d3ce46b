import { useEffect, useRef } from 'react';
import { locale } from './locale.ts';

/** Calls when the customer changes the language: what the wallet API wrote is to be read anew, as it answers in it. */
export function useLanguageChange(onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let shown = locale.peek();
    return locale.subscribe((language) => {
      if (language === shown) return;
      shown = language;
      latest.current();
    });
  }, []);
}
