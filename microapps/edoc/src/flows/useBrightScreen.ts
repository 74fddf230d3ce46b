import { useNativeScreen } from '@wallet/kit/app';
import { useEffect, useRef } from 'react';

/** As bright as a scanner likes it while the screen stands; nothing outside the app. */
export function useBrightScreen(): void {
  const { open } = useNativeScreen('screenLight');
  const light = useRef(open);
  light.current = open;
  useEffect(() => {
    void light.current({ level: 'bright' });
    return () => void light.current({ level: 'normal' });
  }, []);
}
