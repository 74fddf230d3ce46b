import type { BlockPopup } from '../guards/index.ts';
import { presentBlock } from './presentBlock.ts';
import { useWallet } from './WalletContext.ts';

/**
 * Shows a popup of the guards on a screen's own account, and goes on to where what it asks for is done.
 *
 * @returns takes the popup's name and the address to come back to; settles when the customer has answered
 */
export function useBlockPopup(): (popup: BlockPopup['popup'], returnTo: string) => Promise<void> {
  const { navigate, bridge } = useWallet();
  return (popup, returnTo) =>
    presentBlock({ kind: 'block', show: { popup } }, returnTo, {
      isNative: bridge.isNative,
      go: (path) => navigate.push(path),
    });
}
