import { usePerson, useWallet } from '@wallet/kit/app';
import { type SignOutcome, signWithNationalCertificate } from '@wallet/kit/common';

const publicLogins = ['0200', '0209', '0213'];
const failed = (messageId: Extract<SignOutcome, { kind: 'failed' }>['messageId']) =>
  ({ kind: 'failed', messageId }) as const;

/** Has the customer sign with the certificate they signed in with: the national one, or a joint one (2-payment s6, s8). */
export function useOwnSignature(): (content: string) => Promise<SignOutcome> {
  const { bridge } = useWallet();
  const person = usePerson();
  return async (content) => {
    const loginCode = person?.loginCode ?? '';
    const certSerial = person?.certSerial ?? '';
    if (!publicLogins.includes(loginCode))
      return signWithNationalCertificate({ loginCode, certSerial }, { content, kind: 'national' });
    if (!bridge.isNative) return failed('certificateAppOnly');
    const signed = await bridge.call('signWithCertificate', { content, kind: 'joint' });
    if (!signed.ok) {
      if (signed.code === 'CANCELLED' || signed.code === 'ABORTED') return { kind: 'cancelled' };
      return failed(signed.code === 'DENIED' ? 'certificateNoMatch' : 'certificateCommunication');
    }
    if (certSerial !== '' && signed.value.certSerial !== certSerial) return failed('certificateNoMatch');
    return { kind: 'signed', ...signed.value };
  };
}
