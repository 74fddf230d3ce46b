import { useEffect, useRef } from 'react';

/** Keeps what is being typed, from the first change on. */
export function useAutosave<T>(value: T, save: (value: T) => Promise<void>): void {
  const text = JSON.stringify(value);
  const kept = useRef(text);
  const latest = useRef({ value, save });
  latest.current = { value, save };
  useEffect(() => {
    if (kept.current === text) return;
    kept.current = text;
    void latest.current.save(latest.current.value);
  }, [text]);
}
