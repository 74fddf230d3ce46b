import { v } from '../../schema/index.ts';
import { useAppResult } from '../useAppResult.ts';
import { useWallet } from '../WalletContext.ts';

/** What the certificate's page answers. */
const answer = v.object({ signId: v.string(), isSigned: v.boolean() });

/**
 * Has the customer sign a text that the service keeps under a `signId`, on the page of the wallet certificate, and comes
 * back. The service looks at the signature: `signed` only says that asking it is worth while, and `unknown` (closed,
 * killed, too late) that it may be. Once for each opening, also where this page was loaded anew in the meantime.
 *
 * @param key the same after a reload, unlike any other opening of the screen
 */
export function useCertificateSign(
  key: string,
  onEnd: (end: 'signed' | 'refused' | 'unknown') => unknown,
): (signId: string) => Promise<void> {
  const { navigate } = useWallet();
  useAppResult(key, answer, (result) => {
    if (result.kind !== 'submitted') return onEnd('unknown');
    return onEnd(result.value.isSigned ? 'signed' : 'refused');
  });
  return async (signId) => {
    await navigate.openApp(`/bcerti/FBC21000?signId=${encodeURIComponent(signId)}`, { key });
  };
}
