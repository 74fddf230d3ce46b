import { useEffect, useState } from 'react';
import { pdfPageInterval } from './pages.ts';

/** Which page is open, and turning by itself where the customer has asked for it: to the last one, then it stops. */
export function usePages(total: number) {
  const [page, setPage] = useState(1);
  const [isPlaying, setPlaying] = useState(false);
  const [drawn, setDrawn] = useState(0);

  useEffect(() => {
    // A page counts from when it can be read.
    if (!isPlaying || drawn !== page) return;
    const timer = setTimeout(() => {
      if (page + 1 >= total) setPlaying(false);
      setPage(Math.min(total, page + 1));
    }, pdfPageInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, drawn, page, total]);

  return {
    page,
    isPlaying,
    setDrawn,
    /** by hand: nothing turns by itself any more */
    turn(step: 1 | -1) {
      setPlaying(false);
      setPage((before) => Math.min(total, Math.max(1, before + step)));
    },
    togglePlay() {
      if (!isPlaying && page >= total) setPage(1);
      setPlaying(!isPlaying);
    },
  };
}
