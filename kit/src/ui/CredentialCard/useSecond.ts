import { useEffect, useState } from 'react';
import { liveSecond } from '../../identity/index.ts';

/** The second that it is now in Seoul, as text: it runs for as long as somebody looks. */
export function useSecond(): string {
  const [text, setText] = useState(() => liveSecond(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setText(liveSecond(new Date())), 1000);
    return () => clearInterval(timer);
  }, []);
  return text;
}
