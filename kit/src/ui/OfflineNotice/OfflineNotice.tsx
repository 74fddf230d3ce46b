import { useSyncExternalStore } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { InlineNotice } from '../InlineNotice/InlineNotice.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says so while the phone has no network; nothing otherwise. */
export function OfflineNotice() {
  const { states } = kitMessages.use();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <InlineNotice tone="warning" messageId="offline">
      <strong>{states.offline}</strong> {states.offlineDescription}
    </InlineNotice>
  );
}
