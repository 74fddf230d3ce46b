import { useSignals } from '@preact/signals-react/runtime';
import type { Person } from '../session/index.ts';
import { useWallet } from './WalletContext.ts';

/** Who is signed in; null for a visitor. Renders again when that changes, in whichever WebView. */
export function usePerson(): Person | null {
  useSignals();
  return useWallet().session.person.value;
}
