import { code, count, day, field, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Card, Issuable, OpenCard } from '../model/card.ts';
import { type Case, issueTypes } from '../model/case.ts';
import { type Shown, type VerifierRequest, wireAttributes } from '../model/request.ts';

// txId, idTypes, taggings, vcInfoList, staffId and agreeList are stated (R800); the other names are ours. Tokens, keys and
// what the wallet signs (authToken, walletToken, biometryType, certiSign, userCertnModCd) stay between phone app and wallet.

const kinds = {
  RRC: 'resident',
  DLC: 'licence',
  VTC: 'veteran',
  ARC: 'foreigner',
  PRC: 'permanent',
  OKC: 'overseas',
} as const;
export const wireKind = (kind: string): string =>
  Object.entries(kinds).find(([, ours]) => ours === kind)?.[0] ?? '';

const card = {
  id: text('vcId'),
  kind: code('vcType', kinds),
  state: code('vcSttus', {
    ACTV: 'valid',
    UPDT: 'due',
    SUSP: 'suspended',
    EXPD: 'expired',
    RVKD: 'revoked',
  } as const),
  reason: text('rsnCd', ''),
  issuedOn: day('issuYmd'),
  validUntil: day('expYmd'),
};
const known: Schema<Card> = shape(card);
export const cards = only(list('vcInfoList', known));

/** What the wallet answers within `credentials`. */
export const inWallet = v.array(known);
export const opened: Schema<OpenCard> = shape({
  ...card,
  name: text('custNm'),
  number: text('idNo', ''),
  address: text('addr', ''),
  licenceClass: text('lcls', ''),
  photo: text('fotoUrl', ''),
});
const issuable: Schema<Issuable> = shape({
  kind: code('idType', kinds),
  code: text('rsltCd'),
  isHere: yesNo('haveYn', false),
  isInside: yesNo('inYn', false),
  cardId: text('vcId', ''),
});
export const issuables = v.array(issuable);

export const phoneCode = shape({ id: text('vldtnNo'), seconds: count('expSS') });

const issueType = Object.fromEntries(issueTypes.map((one) => [one, one])) as {
  [T in (typeof issueTypes)[number]]: T;
};
export const found: Schema<Case> = shape({
  transactionId: text('txId'),
  kind: code('idType', kinds, null),
  issueType: code('issueType', issueType, null),
  step: code('step', {
    DOC: 'document',
    FACE: 'face',
    PIN: 'pin',
    ISSU: 'issue',
    WAIT: 'issue',
    DONE: 'done',
  } as const),
  isNewPin: field('isNewPin', v.boolean(), false),
  officeClerkId: text('staffId', ''),
});
export const cases = only(list('caseList', found, []));
export const face = only(text('rsltCd'));

export const standing = shape({ state: card.state, reason: card.reason, transactionId: text('txId', '') });
export const shownCode = shape({ code: text('code'), qr: text('qrText'), seconds: count('expSS') });
const place = shape({ id: text('tagId'), name: text('tagNm'), metres: count('dstc') });
export const places = only(list('tagList', place, []));

export const fees = only(
  list(
    'feeList',
    shape({
      kind: code(
        'feeKnd',
        {
          RRC: 'resident',
          DLC: 'licence',
          FRGN: 'foreigner',
          QRFR: 'officeCode',
          QRDL: 'licenceCode',
        } as const,
        null,
      ),
      amount: count('feeAmt'),
    }),
    [],
  ),
);

export const transaction = only(text('txId'));
const state = code('sttus', {
  OFFR: 'offered',
  DONE: 'accepted',
  ANSN: 'unmet',
  SIGN: 'signature',
  USED: 'used',

  LATE: 'late',
  RVKD: 'revoked',
  WDRW: 'withdrawn',
  OVER: 'overasking',
} as const);
const asked = shape({ attribute: code('attrCd', wireAttributes), isRequired: yesNo('esntYn') });
const kindCode = v.pipe(
  v.string(),
  v.transform((one) => kinds[one as keyof typeof kinds]),
);
export const request: Schema<VerifierRequest> = shape({
  transactionId: text('txId'),
  verifier: text('vrfrNm'),
  verifierId: text('vrfrId'),
  purpose: text('puseCtnt'),
  nonce: text('nonce'),
  state,
  seconds: count('expSS'),
  asked: list('attrList', asked),
  kinds: list('idTypes', kindCode, []),
});
export const judged = only(state);

const attribute = v.pipe(
  v.string(),
  v.transform((one) => wireAttributes[one as keyof typeof wireAttributes]),
);
const entry: Schema<Shown> = shape({
  id: text('hstId'),
  at: moment('vpYMS'),
  verifier: text('vrfrNm'),
  purpose: text('puseCtnt'),
  attributes: list('attrList', attribute),
  kind: code('vcType', kinds),
  isAccepted: yesNo('acptYn', true),
});
export const history = only(list('hstList', entry));
export { entry };

const app = shape({ name: text('appNm'), isThis: yesNo('thisYn', false) });
export const connections = shape({ apps: list('appList', app, []), hasBiometry: yesNo('bioYn', false) });
