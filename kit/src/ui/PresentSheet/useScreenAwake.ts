import { useEffect } from 'react';

/** Keeps the screen from going dark while a code is held to a scanner, where the phone lets a page do so. */
export function useScreenAwake(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    async function hold() {
      if (document.hidden) return;
      // Refused on a low battery: the code can be read all the same.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void held?.release().catch(() => {});
      else lock = held;
    }
    // The browser lets go when the page is out of sight.
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => {});
    };
  }, [isActive]);
}
