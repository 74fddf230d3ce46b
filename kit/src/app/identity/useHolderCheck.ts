import type { ScreenAnswer } from '../../bridge/index.ts';
import { useWallet } from '../WalletContext.ts';
import { useNativeScreen } from './useNativeScreen.ts';

interface HolderCheck {
  /** what it is for, as a sentence to the phone's own check */
  reason: string;
  /** face and finger count for this credential, as its holder chose; the number alone where they do not */
  hasBiometry?: boolean;
  /** the phone has seen its holder */
  onSeen: (kind: ScreenAnswer<'biometry'>['kind']) => unknown;
  /** asks for the secret number, which says what it is for */
  askPin: () => void;
}

/**
 * Has the phone see its holder, by face or finger; the secret number stands behind it, wherever that fails, is refused
 * or cannot be had (a browser, an older app). Only a customer who leaves it gets neither.
 */
export function useHolderCheck({ reason, hasBiometry = true, onSeen, askPin }: HolderCheck) {
  const { bridge } = useWallet();
  const biometry = useNativeScreen('biometry');
  async function begin() {
    if (!hasBiometry || !bridge.canOpen('biometry').ok) return askPin();
    const ending = await biometry.open({ reason });
    if (ending.kind === 'left') return;
    if (ending.kind === 'answer' && ending.value.isVerified) return void (await onSeen(ending.value.kind));
    askPin();
  }
  return { begin, isOpen: biometry.isOpen };
}
