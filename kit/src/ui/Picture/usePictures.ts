import { useEffect, useState } from 'react';

/** One file for all of them, kept by the browser for ever: its name says what is in it. */
export const picturesFile = new URL('./pictures.svg', import.meta.url).href;

let isPainted = false;

/** Whether pictures may be asked for: not before the first paint, which must wait for nothing of them. */
export function usePictures(): boolean {
  const [isDue, setDue] = useState(isPainted);
  useEffect(() => {
    // Painted between this part's first drawing and now.
    if (isPainted) return setDue(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isPainted = true;
        setDue(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDue;
}
