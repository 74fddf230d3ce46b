import { useEffect } from 'react';
import { setScreenLight } from '../phone/phoneScreens.ts';

/** Makes the screen bright for a code that is held to a scanner, where the phone app can, and gives back the old light. */
export function useScreenLight(): void {
  useEffect(() => {
    setScreenLight('bright');
    return () => setScreenLight('normal');
  }, []);
}
