import { defineCall, type FileAnswer, wireCount, wireList, wireText, wireYes } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';
import { walletServices } from './constants.ts';

/** One term a customer is asked to agree to (1-shell s3). */
export interface Term {
  /** hirkStpulId: what an agreement names. */
  termsId: string;
  /** stpulId: this edition of it. */
  editionId: string;
  name: string;
  /** Text, maybe html: clean it before it is shown as such (A69). */
  text: string;
  isMandatory: boolean;
  /** For {@link readTermFile}; empty where there is text alone. */
  fileName: string;
  /** A customer under 14 is asked (classification 20, or type 2). */
  isUnderFourteen: boolean;
  /** A guardian agrees as proxy (type 3): `by: 'guardian'` in an agreement list. */
  isByGuardian: boolean;
}

/** Whether one term is agreed. */
export interface TermAgreement {
  termsId: string;
  isAgreed: boolean;
  /** YYYYMMDD, or empty. */
  agreedOn: string;
}

const filled = v.pipe(v.string(), v.minLength(1));
const wireTerm = v.object({
  hirkStpulId: filled,
  stpulId: wireText,
  stpulName: wireText,
  stpulCtnt: wireText,
  mandanYn: wireYes,
  stpulFileStorgPathCtnt: wireText,
  stpulClsfi: wireText,
  stpulType: wireText,
});
const wireAgreement = v.object({ hirkStpulId: filled, stpulAgrmtYn: wireYes, stpulAgrmtDate: wireText });

function toTerm(wire: Infer<typeof wireTerm>): Term {
  return {
    termsId: wire.hirkStpulId,
    editionId: wire.stpulId,
    name: wire.stpulName,
    text: wire.stpulCtnt,
    isMandatory: wire.mandanYn,
    fileName: wire.stpulFileStorgPathCtnt,
    isUnderFourteen: wire.stpulClsfi === '20' || wire.stpulType === '2',
    isByGuardian: wire.stpulType === '3',
  };
}

interface TermsOf {
  /** Default 01. */
  serviceCode?: string;
  /** Default 3 (A66). */
  channel?: '1' | '2' | '3';
  /**
   * Whose terms: classification 20 for a customer under 14, 10 for anybody else. Not sent unless told: the server
   * knows who is signed in, and not who is about to join.
   */
  isMinor?: boolean;
}

const termsAnswer = v.object({ stpulInfoList: wireList(wireTerm) });

/** The terms of a service (1-shell s3, s7.3, R351). */
export const readTerms = defineCall<TermsOf, Infer<typeof termsAnswer>, Term[]>({
  method: 'GET',
  path: '/comm/common/stpulInfo',
  answer: termsAnswer,
  duplicates: 'allow',
  send: ({ serviceCode = walletServices.wallet, channel = '3', isMinor }) => ({
    params: {
      walletSvcDstic: serviceCode,
      expsChnlDsticVal: channel,
      ...(isMinor === undefined ? {} : { stpulClsfi: isMinor ? '20' : '10' }),
    },
  }),
  to: ({ stpulInfoList }) => stpulInfoList.map(toTerm),
});

const agreementsAnswer = v.object({ stpulAgrmtInfoList: wireList(wireAgreement) });

/** What the customer has agreed to, by service (R352). An empty list is no agreement (E56). */
export const readTermAgreements = defineCall<string, Infer<typeof agreementsAnswer>, TermAgreement[]>({
  method: 'GET',
  path: '/comm/common/stpulAgrmtInfo',
  answer: agreementsAnswer,
  duplicates: 'allow',
  spinner: false,
  send: (serviceCode) => ({ params: { walletSvcDstic: serviceCode } }),
  to: ({ stpulAgrmtInfoList }) =>
    stpulAgrmtInfoList.map(({ hirkStpulId, stpulAgrmtYn, stpulAgrmtDate }) => ({
      termsId: hirkStpulId,
      isAgreed: stpulAgrmtYn,
      agreedOn: stpulAgrmtDate,
    })),
});

interface TermsCheck {
  serviceCode?: string;
  /** Days an agreement lasts; default 999. */
  periodDays?: number;
  /** YYYYMMDD from which an agreement counts. */
  since?: string;
  channel?: '1' | '2' | '3';
}

const checkAnswer = v.object({
  stpulAgrmtChkCnt: wireCount,
  reAgrmtDate: wireText,
  stpulAgrmtChkList: wireList(wireTerm),
});

/** Which terms must be agreed to again (R353). */
export const checkTermAgreements = defineCall<
  TermsCheck,
  Infer<typeof checkAnswer>,
  { count: number; since: string; terms: Term[] }
>({
  method: 'GET',
  path: '/comm/common/stpulAgrmtInfoChk',
  answer: checkAnswer,
  duplicates: 'allow',
  send: ({ serviceCode = walletServices.wallet, periodDays = 999, since = '', channel = '3' }) => ({
    params: {
      walletSvcDstic: serviceCode,
      periodNo: periodDays,
      reAgrmtDate: since,
      expsChnlDstVal: channel,
    },
  }),
  to: ({ stpulAgrmtChkCnt, reAgrmtDate, stpulAgrmtChkList }) => ({
    count: stpulAgrmtChkCnt,
    since: reAgrmtDate,
    terms: stpulAgrmtChkList.map(toTerm),
  }),
});

interface TermsToSave {
  serviceCode: string;
  agreements: readonly { termsId: string; isAgreed: boolean }[];
  /** The phone check of the guardian who agreed as proxy; a proxy's agreement counts with it alone. */
  guardianCheckId?: string;
}

/** Stores what the customer agreed to and refused (R354; the body's names are the backend's). */
export const saveTermAgreements = defineCall<TermsToSave, unknown>({
  method: 'POST',
  path: '/comm/common/insertStpulInfo',
  answer: v.unknown(),
  send: ({ serviceCode, agreements, guardianCheckId }) => ({
    body: {
      walletSvcDstic: serviceCode,
      ...(guardianCheckId ? { grdnVldtnNo: guardianCheckId } : {}),
      stpulInfoList: agreements.map(({ termsId, isAgreed }) => ({
        hirkStpulId: termsId,
        stpulAgrmtYn: isAgreed ? 'Y' : 'N',
      })),
    },
  }),
});

/** The file of a term as PDF (R364, contracts/http.md). Tell a failure as `failedToGetTerms`. */
export const readTermFile = defineCall<string, FileAnswer>({
  method: 'GET',
  path: '/comm/common/file/{fileName}',
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
  send: (fileName) => ({ path: { fileName } }),
});

/** How a term is called in a list: `[필수]` or `[선택]` before its name, in every language (R277, R278). */
export function termTitle({ name, isMandatory }: Pick<Term, 'name' | 'isMandatory'>): string {
  return `${isMandatory ? '[필수]' : '[선택]'} ${name}`;
}

/** The terms to list: in the app, for service 01, the mandatory ones alone (R276, A82). */
export function listedTerms(
  terms: readonly Term[],
  { isNative, serviceCode }: { isNative: boolean; serviceCode: string },
): Term[] {
  const isShort = isNative && serviceCode === walletServices.wallet;
  return terms.filter(({ isMandatory }) => isMandatory || !isShort);
}
