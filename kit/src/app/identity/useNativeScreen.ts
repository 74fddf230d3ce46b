import { useEffect, useRef, useState } from 'react';
import {
  openScreen,
  type ScreenAnswer,
  type ScreenName,
  type ScreenOutcome,
  type ScreenParams,
} from '../../bridge/index.ts';
import { useWallet } from '../WalletContext.ts';

/** How a screen of the phone app ended for the page that asked. */
type Ending<S extends ScreenName> =
  | { kind: 'answer'; value: ScreenAnswer<S> }
  /** the customer went back, or this page has gone: nothing to say */
  | { kind: 'left' }
  /** nobody is there who could: no phone app, one that is older, or a manifest without it */
  | { kind: 'absent' }
  | { kind: 'denied' }
  | { kind: 'failed' };

const kinds: {
  [code in Exclude<ScreenOutcome<ScreenName>, { ok: true }>['code']]?: 'left' | 'absent' | 'denied';
} = {
  CANCELLED: 'left',
  ABORTED: 'left',
  NO_HOST: 'absent',
  UNSUPPORTED: 'absent',
  DENIED: 'denied',
};

/**
 * A screen of the phone app, opened by a tap. A second tap gives up the first one, so that an app that stays silent
 * keeps nobody; leaving the page gives up too.
 */
export function useNativeScreen<S extends ScreenName>(screen: S) {
  const { bridge } = useWallet();
  const [isOpen, setOpen] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  async function open(params: ScreenParams<S>): Promise<Ending<S>> {
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    setOpen(true);
    const outcome = await openScreen(screen, params, { signal: own.signal }, bridge);
    if (asked.current === own) setOpen(false);
    if (outcome.ok) return { kind: 'answer', value: outcome.value };
    return { kind: kinds[outcome.code] ?? 'failed' };
  }
  return { open, isOpen };
}
