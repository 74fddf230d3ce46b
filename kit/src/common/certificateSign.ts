import { type BridgeFailureCode, currentBridge } from '../bridge/index.ts';
import { isNationalCertificate } from '../session/index.ts';

/** Who signs: what the session knows of them. */
export interface Signer {
  loginCode: string;
  /** Serial number of the certificate they signed in with; empty where the server did not say. */
  certSerial: string;
}

/** A signature, nobody's choice, or the message that says why there is none (1-shell s5, s8). */
export type SignOutcome =
  | { kind: 'signed'; signature: string; certSerial: string }
  | { kind: 'cancelled' }
  | {
      kind: 'failed';
      messageId:
        | 'certificateAppOnly'
        | 'certificateNoLoginType'
        | 'certificateNoMatch'
        | 'certificateCommunication';
    };

type FailureId = Extract<SignOutcome, { kind: 'failed' }>['messageId'];

const appOnly: readonly BridgeFailureCode[] = ['NO_HOST', 'UNSUPPORTED'];
const ended: readonly BridgeFailureCode[] = ['CANCELLED', 'ABORTED'];

function failed(messageId: FailureId): SignOutcome {
  return { kind: 'failed', messageId };
}

/**
 * Has the customer sign with the group's national certificate: in the app only (1-shell s5), by somebody who signed in
 * with one, and with that one. Never rejects.
 *
 * @param content what is signed; `kind` names what it is for the app
 */
export async function signWithNationalCertificate(
  signer: Signer,
  request: { content: string; kind: string },
): Promise<SignOutcome> {
  const bridge = currentBridge();
  if (!bridge.isNative) return failed('certificateAppOnly');
  if (!isNationalCertificate(signer.loginCode)) return failed('certificateNoLoginType');
  const reply = await bridge.call('signWithCertificate', request);
  if (!reply.ok) {
    if (ended.includes(reply.code)) return { kind: 'cancelled' };
    return failed(appOnly.includes(reply.code) ? 'certificateAppOnly' : 'certificateCommunication');
  }
  const { signature, certSerial } = reply.value;
  if (signer.certSerial !== '' && certSerial !== signer.certSerial) return failed('certificateNoMatch');
  return { kind: 'signed', signature, certSerial };
}
