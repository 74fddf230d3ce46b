import { useWallet } from '@wallet/kit/app';
import { alert } from '@wallet/kit/ui';

const messageOf: Readonly<Record<string, string>> = {
  DENIED: 'certificateAuthFailed',
  UNSUPPORTED: 'certificateNoLoginType',
};

/** Has the customer sign with the certificate of the app; null where they gave up or it could not be. */
export function useSignature() {
  const { bridge } = useWallet();
  return async (content: string) => {
    const signed = await bridge.call('signWithCertificate', { content, kind: 'national' });
    if (signed.ok) return signed.value;
    if (signed.code !== 'CANCELLED') {
      await alert({ id: messageOf[signed.code] ?? 'certificateCommunication' });
    }
    return null;
  };
}
