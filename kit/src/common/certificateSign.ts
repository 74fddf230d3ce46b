import { type BridgeFailureCode, currentBridge } from '../bridge/index.ts';
import { isNationalCertificate, type LoginClass, loginClassOf } from '../session/index.ts';

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
        | 'certificateAuthFailed'
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

/** What the app calls the certificate that somebody signed in with; the kinds of login that have none are absent. */
const kinds: Readonly<Partial<Record<LoginClass, string>>> = {
  nationalCertificate: 'national',
  publicCertificate: 'joint',
  financialCertificate: 'financial',
};

async function sign(
  { certSerial: own }: Signer,
  request: { content: string; kind: string },
): Promise<SignOutcome> {
  const reply = await currentBridge().call('signWithCertificate', request);
  if (!reply.ok) {
    if (ended.includes(reply.code)) return { kind: 'cancelled' };
    if (appOnly.includes(reply.code)) return failed('certificateAppOnly');
    // The app asked for the certificate, and did not let the customer through (2-payment s8); or has no joint one.
    if (reply.code === 'DENIED')
      return failed(request.kind === 'joint' ? 'certificateNoMatch' : 'certificateAuthFailed');
    return failed('certificateCommunication');
  }
  const { signature, certSerial } = reply.value;
  if (own !== '' && certSerial !== own) return failed('certificateNoMatch');
  return { kind: 'signed', signature, certSerial };
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
  if (!currentBridge().isNative) return failed('certificateAppOnly');
  if (!isNationalCertificate(signer.loginCode)) return failed('certificateNoLoginType');
  return sign(signer, request);
}

/**
 * Has the customer show who they are: by a signature with the certificate they signed in with, whichever that is
 * (2-payment s6, s8). In the app only. Never rejects.
 */
export async function signAsOneself(signer: Signer, content: string): Promise<SignOutcome> {
  if (!currentBridge().isNative) return failed('certificateAppOnly');
  const own = loginClassOf(signer.loginCode);
  const kind = own && kinds[own];
  return kind ? sign(signer, { content, kind }) : failed('certificateNoLoginType');
}

/**
 * Has the customer's own wallet certificate sign exactly this text, for the certificate's app (`/bcerti`): other domains
 * lead there by `useCertificateSign`. In the app only. Never rejects.
 */
export async function signWithWalletCertificate(content: string): Promise<SignOutcome> {
  if (!currentBridge().isNative) return failed('certificateAppOnly');
  // Which certificate it is the server says, which knows the key.
  return sign({ loginCode: '', certSerial: '' }, { content, kind: 'wallet' });
}
