import { code, count, day, field, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { Attribute } from '../model/digitalId.ts';

// Our name, the wire's, and what it must be. Families are stated, ends and most names are ours (R366, R901 to R903).

const attribute = { NAME: 'name', BRTH: 'birth', PHON: 'phone', PHOT: 'photo', OV19: 'adult' } as const;
export const attributeCodes = Object.fromEntries(
  Object.entries(attribute).map(([letters, name]) => [name, letters]),
) as Readonly<Record<Attribute, string>>;
/** One that we do not know is not shown. */
const attributeList = v.pipe(
  v.array(v.string()),
  v.transform((codes) => codes.flatMap((each) => attribute[each as keyof typeof attribute] ?? [])),
);

const document = { '10': '10', '20': '20', '30': '30' } as const;
const credential = shape({
  number: text('idNo'),
  issuedOn: day('isuYmd'),
  validUntil: day('expYmd'),
  documentKind: code('idcdDstcd', document, '10'),
  hasBiometry: yesNo('bioYn', false),
  name: text('custName'),
  phone: text('phone', ''),
  birth: day('brdt', ''),
  device: text('dvcNm', ''),
  deviceSince: moment('dvcRegYMS', ''),
});

const use = shape({
  at: moment('useYMS'),
  to: text('vrfrNm'),
  what: field('atrbList', attributeList, []),
  end: code('rsltDstcd', { ANSW: 'answered', RFSD: 'refused' }, 'answered'),
});

export const member = shape({
  state: code('sttus', {
    NONE: 'none',
    YUNG: 'young',
    ISSU: 'valid',
    SUSP: 'suspended',
    BLCK: 'blocked',
    SLEP: 'asleep',

    MOVD: 'moved',
    UPDT: 'update',
    EXPD: 'expired',
    RVKD: 'revoked',
  } as const),
  reason: text('sttusRsnCd', ''),
  isDue: yesNo('dueYn', false),
  isLocked: yesNo('lockYn', false),
  /** of a way to an ID that is under way, 1 to 6; 0 for none */
  step: count('aplyStep', 0),
  traceId: text('traceId', ''),
  /** the document that was checked on that way */
  documentKind: code('aplyIdcdDstcd', document, '10'),
  ids: list('vcList', credential),
  places: list(
    'tagPlceList',
    shape({ name: text('plceNm'), kind: code('kndDstcd', { BRCH: 'branch', SHOP: 'shop' }, 'shop') }),
    [],
  ),
  partners: list(
    'ptnrList',
    shape({ id: text('ptnrId'), name: text('ptnrNm'), since: day('since', '') }),
    [],
  ),
  /** who would take the ID, and what they would be told */
  takers: list(
    'ptnrAblList',
    shape({ id: text('ptnrId'), name: text('ptnrNm'), what: field('atrbList', attributeList, []) }),
    [],
  ),
  uses: list('useList', use, []),
});

export const token = only(text('caAuthToken'));
export const terms = only(
  list(
    'termList',
    shape({
      id: text('stpulId'),
      title: text('stpulName'),
      text: text('stpulCtnt'),
      mandatory: yesNo('mandanYn', true),
    }),
  ),
);
export const phoneCode = shape({ id: text('vldtnNo'), seconds: count('expSS') });
export const otherDevice = only(text('othrDvcNm', ''));
export const checked = shape({
  result: code('rslt', { GOOD: 'good', WRNG: 'wrong', LOCK: 'locked' }),
  left: count('lftCnt', 0),
  proof: text('prfNo', ''),
});
export const shownCode = shape({ text: text('cpmCode'), seconds: count('expSS') });
export const codeState = shape({
  state: code('sttus', { WAIT: 'waiting', READ: 'read', OVER: 'over', MOVD: 'moved' }),
  reader: text('vrfrNm', ''),
  what: field('atrbList', attributeList, []),
});
export const request = shape({
  id: text('reqId'),
  asker: text('vrfrNm'),
  purpose: text('purpose'),
  asked: list(
    'atrbList',
    shape({
      attribute: code('atrbId', attribute),
      isMust: yesNo('mandanYn', true),
      isOver: yesNo('overYn', false),
    }),
  ),
});
