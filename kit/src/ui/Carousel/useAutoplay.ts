import { type FocusEvent, useEffect, useRef, useState } from 'react';

interface Autoplay {
  isOn: boolean;
  /** there is nothing after this one */
  isAtEnd: boolean;
  /** ms */
  interval: number;
  onNext: () => void;
  /** the slide that stands now: each stands as long */
  current: number;
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Goes on by itself until the customer stops it; waits while somebody is on it. */
export function useAutoplay({ isOn, isAtEnd, interval, onNext, current }: Autoplay) {
  const [isWanted, setWanted] = useState(() => !wantsLessMotion());
  const [isHeld, setHeld] = useState(false);
  const isPlaying = isOn && isWanted && !isAtEnd;
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, interval, current]);

  return {
    isPlaying,
    toggle() {
      setWanted(!isWanted);
    },
    stop() {
      setWanted(false);
    },
    holds: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onPointerCancel: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      },
    },
  };
}
