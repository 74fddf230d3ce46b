import { ApiError, get } from '@wallet/kit/api';
import { type FaceProblem, faceCodes, type PinVerdict } from '@wallet/kit/identity';
import type { Attribute } from '../model/digitalId.ts';
import { cas } from './cas.ts';
import * as wire from './wire.ts';

export const readMember = cas('/gmid/mber/select', { lost: 'harmless', answer: wire.member });

export const readTerms = get('/gmid/cas/terms/{termsClass}', { answer: wire.terms });
/** Classification 10: from 14 on (3-identity-and-services s4). */
export const TERMS_CLASS = '10';
export const agreeTerms = cas('/gmid/cas/terms/agree', {
  lost: 'harmless',
  data: (agreed: readonly string[]) => ({ termClsfi: TERMS_CLASS, stpulIdList: agreed }),
});

/** Begins a way to an ID, or begins it anew. */
export const startIdentity = cas('/gmid/cas/identity/start', { lost: 'harmless' });
export const sendPhoneCode = cas('/gmid/cas/identity/phone', { lost: 'harmless', answer: wire.phoneCode });
export const endPhone = cas('/gmid/cas/identity/end', {
  lost: 'harmless',
  data: (vldtnNo: string) => ({ vldtnNo }),
});

export const checkRealName = cas('/gmid/cas/realname', {
  lost: 'harmless',
  data: ({ kind, name, birth, issuedOn }: Record<'kind' | 'name' | 'birth' | 'issuedOn', string>) => ({
    idcdDstcd: kind,
    custName: name,
    brdt: birth,
    isuYmd: issuedOn,
  }),
});

export const readOtherDevice = cas('/gmid/cas/device/list', { lost: 'harmless', answer: wire.otherDevice });
export const registerDevice = cas('/gmid/cas/device/register', {
  lost: 'harmless',
  data: ({ name, isMove }: { name: string; isMove: boolean }) => ({
    dvcNm: name,
    moveYn: isMove ? 'Y' : 'N',
  }),
});

const compareFace = cas('/gmid/cas/selfie', {
  lost: 'harmless',
  data: (face: Face) => ({
    traceId: face.traceId,
    reqPageNo: 'FGM50000',
    idcdDstcd: face.documentKind,

    image: face.image,
    idcdFaceFileBina64: face.documentFace,
  }),
});
interface Face {
  traceId: string;
  documentKind: string;
  image: string;
  /** as it was read from the document just now: it is stored nowhere */
  documentFace: string;
}
/** Null where it is the face of the document (R950). */
export async function checkFace(face: Face): Promise<FaceProblem | null> {
  try {
    await compareFace(face);
    return null;
  } catch (error) {
    const problem = error instanceof ApiError && faceCodes[error.code ?? ''];
    if (problem) return problem;
    throw error;
  }
}

export const joinMember = cas('/gmid/mber/join', { lost: 'harmless' });
interface Pin {
  pin: string;
  again: string;
}
const pinToWire = ({ pin, again }: Pin) => ({ encPassword: pin, encPasswordCheck: again });
export const issue = cas('/gmid/cas/vc/issue', {
  lost: 'sameKey',
  data: ({ traceId, hasBiometry, ...pin }: Pin & { traceId: string; hasBiometry: boolean }) => ({
    ...pinToWire(pin),
    traceId,
    bioYn: hasBiometry ? 'Y' : 'N',
  }),
});

const askProof = cas('/gmid/cas/proof', {
  lost: 'harmless',
  data: (sealed: string) => ({ encPassword: sealed, bioYn: sealed === '' ? 'Y' : 'N' }),
  answer: wire.checked,
});
/** The verdict on a sealed number, or on what the phone has seen where there is none; and what proves it, once. */
export async function checkProof(sealed: string): Promise<{ verdict: PinVerdict; proof: string }> {
  const { result, left, proof } = await askProof(sealed);
  return { verdict: result === 'wrong' ? { kind: result, left } : { kind: result }, proof };
}
const proven = (prfNo: string) => ({ prfNo });
export const setPin = cas('/gmid/cas/pin', {
  lost: 'harmless',
  data: ({ proof, ...pin }: Pin & { proof: string }) => ({ prfNo: proof, ...pinToWire(pin) }),
});

export const makeCode = cas('/gmid/cas/cpm/create', {
  lost: 'harmless',
  data: proven,
  answer: wire.shownCode,
});
export const readCodeState = cas('/gmid/cas/cpm/state', {
  lost: 'harmless',
  data: (cpmCode: string) => ({ cpmCode }),
  answer: wire.codeState,
});
export const readRequest = cas('/gmid/cas/vp/request', {
  lost: 'harmless',
  data: (reqText: string) => ({ reqText }),
  answer: wire.request,
});
export const submit = cas('/gmid/cas/vp/submit', {
  lost: { proof: 'GMID_CODE_USED' },
  data: ({ id, what, proof }: { id: string; what: readonly Attribute[]; proof: string }) => ({
    reqId: id,
    prfNo: proof,
    atrbList: what.map((each) => wire.attributeCodes[each]),
  }),
});
export const refuseRequest = cas('/gmid/cas/vp/refuse', {
  lost: 'harmless',
  data: (reqId: string) => ({ reqId }),
});

export const suspend = cas('/gmid/cas/vc/suspend', { lost: 'harmless' });
export const recover = cas('/gmid/cas/vc/recover', {
  lost: 'harmless',
  data: ({ phoneCheck, proof, device }: Record<'phoneCheck' | 'proof' | 'device', string>) => ({
    vldtnNo: phoneCheck,
    prfNo: proof,
    dvcNm: device,
  }),
});
export const revoke = cas('/gmid/cas/vc/revoke', { lost: 'harmless', data: proven });
export const joinPartner = cas('/gmid/mber/partner/join', {
  lost: 'harmless',
  data: ({ id, proof }: Record<'id' | 'proof', string>) => ({ ptnrId: id, prfNo: proof }),
});
export const endPartner = cas('/gmid/mber/partner/end', {
  lost: 'harmless',
  data: (ptnrId: string) => ({ ptnrId }),
});
