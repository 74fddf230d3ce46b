import { code, count, day, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import { events } from '../model/certificate.ts';

// The specification gives a certificate's detail (R791), the lite certificate's two numbers (R792) and the access types
// (R793); calls and all other fields are ours (N40).

const purposeCodes = { LOAN: 'loan', JOB: 'job', SCHL: 'school', MOVE: 'move', ETC: 'other' } as const;
const eventCodes = { LOAN: 'loan', MOVE: 'move', JOB: 'job', SCHL: 'school', TRVL: 'travel' } as const;
const accessCodes = { 52: 'normal', 53: 'reissue' } as const;
const turnedAround = <K extends string, V extends string>(table: Readonly<Record<K, V>>) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [value, key])) as Record<V, K>;
export const purposeCode = turnedAround(purposeCodes);
export const accessCode = { ...turnedAround(accessCodes), none: '' } as const;
export const ways = { organisation: 'ORG', address: 'ADDR', once: 'ONCE' } as const;

/** What it says of itself (R791): kind, how it was answered, as what it comes, and in which words. */
const detail = {
  certificateKind: text('certType'),
  resultCode: text('rspnsCode', ''),
  documentKind: text('ecdwTyCode', ''),
  resultMessage: text('rspnsMssage', ''),
};
const certificate = shape({
  ...detail,
  id: text('certNo'),
  name: text('certNm'),
  office: text('ofcNm', ''),
  number: text('docNo', ''),
  holder: text('trgtNm', ''),
  purpose: code('prpsCd', purposeCodes, 'other'),
  receiver: text('sbmtNm', ''),
  showsNumbers: yesNo('rrnoYn', false),
  issuedAt: text('issuYMS', ''),
  validUntil: day('vldYmd'),
  state: code('sttus', { VALD: 'valid', SOON: 'endingSoon', WDRN: 'withdrawn' }),
});
export const issued = certificate;

export const application = shape({
  ...detail,
  // R792: the lite certificate's own numbers.
  signedTextId: text('ogtxtIdnfr'),
  signRequestId: text('reqTxId'),
  state: code('sttus', { SIGN: 'unsigned', UNPD: 'unpaid', WAIT: 'waiting', ISSU: 'issued', FAIL: 'failed' }),
  name: text('kndNm'),
  holder: text('trgtNm', ''),
  access: code('famAcsTycd', accessCodes, 'none'),
  fee: won('fee'),
  isRefunded: yesNo('rfndYn', false),
  ahead: count('frntCnt', 0),
  seconds: count('lftSS', 0),
  certificateId: text('certNo', ''),
});

export const wallet = shape({
  isJoined: yesNo('certiJoinYn'),
  address: text('wltAddr', ''),
  tells: yesNo('msgYn', true),
  pin: code('pinSttus', { GOOD: 'good', NONE: 'none', LOCK: 'locked' }),
  certificates: list('certList', certificate, []),
  inWork: list('wrkList', application, []),
});

const kindFields = {
  id: text('kndId'),
  name: text('kndNm'),
  says: text('says', ''),
  office: text('ofcNm', ''),
  opens: text('opnHm', '0000'),
  closes: text('clsHm', '2400'),
  isClosed: yesNo('clsdYn', false),
  fee: won('fee'),
  days: count('vldDays', 0),
  /** its place among the favourites; 0 for none */
  favourite: count('favOrd', 0),
  events: field(
    'evntList',
    v.pipe(
      v.array(v.string()),
      v.transform((codes) =>
        events.filter((event) => codes.some((one) => eventCodes[one as 'LOAN'] === event)),
      ),
    ),
    [],
  ),
};
const kind = shape(kindFields);
export const catalogue = only(list('kndList', kind));
const target = shape({
  id: text('trgtId'),
  name: text('trgtNm'),
  relation: code('rltnCd', { SELF: 'self', PRNT: 'parent', CHLD: 'child', SBLG: 'sibling' }),
  isAllowed: yesNo('ablYn', true),
  certificateId: text('certNo', ''),
});
const option = shape({ id: text('optId'), name: text('optNm') });
export const kindDetail = shape({
  ...kindFields,
  isFamily: yesNo('famYn', false),
  isYoung: yesNo('youngYn', false),
  waits: count('wtSS', 0),
  fields: list(
    'fldList',
    shape({
      id: text('fldId'),
      name: text('fldNm'),
      hint: text('fldDesc', ''),
      options: list('optList', option, []),
    }),
    [],
  ),
  targets: list('trgtList', target),
});

export const payPage = only(text('url'));
export const verdict = shape({
  result: code('rslt', { GENU: 'genuine', EXPR: 'expired', WDRN: 'withdrawn', UNKN: 'unknown' }),
  name: text('certNm', ''),
  office: text('ofcNm', ''),
  holder: text('ownrNm', ''),
  issuedAt: text('issuYMS', ''),
  validUntil: text('vldYmd', ''),
});
export const receivers = only(list('orgList', shape({ id: text('orgId'), name: text('orgNm') })));
export const holder = only(text('rcvrNm'));
const sendingFields = {
  id: text('sndId'),
  certificateId: text('certNo', ''),
  name: text('kndNm', ''),
  way: code('wayCd', { ORG: 'organisation', ADDR: 'address', ONCE: 'once' }),
  receiver: text('rcvrNm', ''),
  purpose: code('prpsCd', purposeCodes, 'other'),
  sentAt: text('sndYMS', ''),
  until: day('endYmd'),
  readAt: text('rdYMS', ''),
  /** where it is read once, with the reading number; told apart from that */
  readUrl: text('rdUrl', ''),
  state: code('sttus', {
    SENT: 'sent',
    ARRV: 'arrived',
    READ: 'read',

    RFSD: 'refused',
    RCLD: 'recalled',
    LPSD: 'lapsed',
  }),
} as const;
export const sending = shape(sendingFields);
export const sent = shape({ ...sendingFields, readNumber: text('rdNo', '') });
export const sentEnd = v.pipe(
  shape({
    state: code('stcd', { DONE: 'done', REFUSED: 'refused', NONE: 'closed' }),
    code: text('errCd', ''),
    sent: field('snd', v.nullable(sent), null),
  }),
  v.transform(({ state, code: refusal, sent: receipt }) => {
    if (state === 'refused') return { kind: 'refused' as const, code: refusal };
    return state === 'done' && receipt ? { kind: 'done' as const, receipt } : { kind: 'closed' as const };
  }),
);
export const readNumber = only(text('rdNo'));
export const history = only(
  list(
    'hstList',
    shape({
      what: code('kndCd', { APPL: 'applied', SEND: 'sent', READ: 'read', ENDD: 'ended' }),
      name: text('nm', ''),
      at: text('atYMS'),
      who: text('who', ''),
      state: code(
        'sttus',
        {
          SIGN: 'unsigned',
          UNPD: 'unpaid',
          WAIT: 'waiting',
          ISSU: 'issued',
          FAIL: 'failed',

          SENT: 'sent',
          ARRV: 'arrived',
          READ: 'read',
          RFSD: 'refused',
          RCLD: 'recalled',
          LPSD: 'lapsed',
        },
        'ended',
      ),
      requestId: text('reqTxId', ''),
      sendingId: text('sndId', ''),
    }),
  ),
);
export const phoneCode = shape({ id: text('vldtnNo'), seconds: count('expSS') });
