import { useWallet } from '@wallet/kit/app';
import { useEffect, useRef, useState } from 'react';

export interface EntryState {
  state: 'loading' | 'error';
  reload: () => void;
}

/** The link as it stands now: another one may have come in while the customer was being signed in. */
export type LatestLink = () => URLSearchParams;

/** An address to go to; null where nobody could find out; `closed`: the app has taken the WebView away. */
export type WayOn = string | null | 'closed';

/**
 * Goes on to what was decided, in place of this page, so that a link is followed once. A newer link that arrives
 * meanwhile takes the older one's place, and nobody is signed in twice for it.
 */
export function useWayOn(query: URLSearchParams, decide: (latest: LatestLink) => Promise<WayOn>): EntryState {
  const { navigate } = useWallet();
  const [state, setState] = useState<'loading' | 'error'>('loading');
  const isUnderWay = useRef(false);
  const link = useRef(query);
  link.current = query;

  async function run() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('loading');
    try {
      const way = await decide(() => link.current);
      if (way === 'closed') return;
      if (way === null) setState('error');
      else navigate.replace(way);
    } finally {
      isUnderWay.current = false;
    }
  }

  // By its text: the same link is drawn anew when somebody signs in, and is followed once all the same.
  const text = query.toString();
  useEffect(() => {
    void run();
  }, [text]);

  return { state, reload: () => void run() };
}
