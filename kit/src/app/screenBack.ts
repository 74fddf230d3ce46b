import { useEffect, useRef } from 'react';

type Back = () => void;

const active: { run: Back }[] = [];

/** What going back means on the screen shown, where it has a meaning of its own; undefined elsewhere. */
export function screenBack(): Back | undefined {
  return active.at(-1)?.run;
}

/**
 * Makes the phone's back button and swipe do what this screen's header does (contracts/bridge.md, `backPressed`): a
 * screen with steps goes a step back, however the customer asks for it.
 */
export function useScreenBack(onBack: Back | undefined): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  const isOwn = onBack !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    const entry = { run: () => latest.current?.() };
    active.push(entry);
    return () => {
      active.splice(active.indexOf(entry), 1);
    };
  }, [isOwn]);
}
