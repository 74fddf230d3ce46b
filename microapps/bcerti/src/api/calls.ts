import { get, post } from '@wallet/kit/api';
import type { PinVerdict } from '@wallet/kit/identity';
import type { PhoneFacts, RevokeReason } from '../model/certificate.ts';
import * as wire from './wire.ts';

const phoneToWire = ({ deviceId, model }: PhoneFacts) => ({ dvcId: deviceId, mdlNm: model });
/** How it stands on this phone. */
export const readCertificate = get('/bcerti/v1/certificate', {
  send: (phone: PhoneFacts) => ({ params: phoneToWire(phone) }),
  answer: wire.certificate,
});
export const listUses = get('/bcerti/v1/history', {
  send: (month: string) => ({ params: { month } }),
  answer: wire.uses,
});

/** To the member's own phone. */
export const sendPhoneCode = post('/bcerti/v1/phone', { lost: 'harmless', answer: wire.phoneCode });
/** The phone's code and an ID of the same person prove who one is. */
export const proveIdentity = post('/bcerti/v1/identity', {
  lost: 'harmless',
  send: ({ phoneCheck, ...id }: { phoneCheck: string; kind: string; name: string; birth: string }) => ({
    body: { vldtnNo: phoneCheck, ...id },
  }),
  answer: wire.proof,
});

interface Chosen {
  proof: string;
  pin: string;
  again: string;
  hasBiometry: boolean;
}
const toWire = ({ proof, pin, again, hasBiometry }: Chosen) => ({
  body: { prfNo: proof, encPassword: pin, encPasswordCheck: again, bioYn: hasBiometry ? 'Y' : 'N' },
});
export const issue = post('/bcerti/v1/certificate', {
  lost: 'sameKey',
  send: ({ phone, ...chosen }: Chosen & { phone: PhoneFacts }) => ({
    body: { ...toWire(chosen).body, ...phoneToWire(phone) },
  }),
  answer: wire.issued,
});
export const setPassword = post('/bcerti/v1/password', {
  lost: 'harmless',
  send: toWire,
  answer: wire.issued,
});

const askPassword = post('/bcerti/v1/password/check', {
  lost: 'harmless',
  send: (encPassword: string) => ({ body: { encPassword } }),
  answer: wire.checked,
});
/** The verdict on a sealed password, and what proves for ten minutes that it was right. */
export async function checkPassword(sealed: string): Promise<{ verdict: PinVerdict; proof: string }> {
  const { result, left, proof } = await askPassword(sealed);
  return { verdict: result === 'wrong' ? { kind: result, left } : { kind: result }, proof };
}

export const renew = post('/bcerti/v1/certificate/renew', {
  lost: 'harmless',
  send: (proof: string) => ({ body: { prfNo: proof } }),
  answer: wire.issued,
});
const wireReasons = { lost: 'LOST', suspected: 'SUSP', noNeed: 'NEED' } as const;
export const revoke = post('/bcerti/v1/certificate/revoke', {
  lost: 'harmless',
  send: ({ proof, reason }: { proof: string; reason: RevokeReason }) => ({
    body: { prfNo: proof, rsnDstcd: wireReasons[reason] },
  }),
});

export const readRequest = get('/bcerti/v1/requests/{signId}', {
  send: ({ signId, phone }: { signId: string; phone: PhoneFacts }) => ({
    path: { signId },
    params: phoneToWire(phone),
  }),
  answer: wire.request,
});
interface Signed {
  signId: string;
  text: string;
  signature: string;
  certSerial: string;
  /** empty where the phone has seen face or fingerprint */
  proof: string;
  phone: PhoneFacts;
}
export const sendSignature = post('/bcerti/v1/requests/{signId}/sign', {
  lost: { proof: 'BCT_SIGNED' },
  send: ({ signId, text, proof, phone, ...signed }: Signed) => ({
    path: { signId },
    body: {
      ...signed,
      ...phoneToWire(phone),
      ogtxt: text,
      prfNo: proof,
      bioYn: proof === '' ? 'Y' : 'N',
    },
  }),
});
export const refuseRequest = post('/bcerti/v1/requests/{signId}/refuse', {
  lost: 'sameEnd',
  send: (signId: string) => ({ path: { signId } }),
});
