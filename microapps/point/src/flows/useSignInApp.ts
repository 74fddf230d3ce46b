import { useWallet } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';
import { useOwnSignature } from './useOwnSignature.ts';

export interface Signature {
  signature: string;
  certSerial: string;
}

/** Undefined outside the app, where nobody can sign; false where the customer did not. */
type Signed = Signature | undefined | false;

/** Before what cannot be undone: in the app the customer signs with the certificate that they have. */
export function useSignInApp(): (content: string) => Promise<Signed> {
  const { bridge } = useWallet();
  const signAsOneself = useOwnSignature();
  return async (content) => {
    if (!bridge.isNative) return undefined;
    const outcome = await signAsOneself(content);
    if (outcome.kind === 'failed') await alert({ id: outcome.messageId });
    return outcome.kind === 'signed' && { signature: outcome.signature, certSerial: outcome.certSerial };
  };
}
