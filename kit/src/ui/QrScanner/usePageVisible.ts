import { useSyncExternalStore } from 'react';

/** Whether the page is in sight. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(listen, () => !document.hidden);
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
