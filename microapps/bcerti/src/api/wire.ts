import { code, count, day, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';

// Our name, the wire's, and what it must be. The calls are assumed (N40); names of the wire as far as R791 has them.

const state = code('crtfSttus', {
  NONE: 'none',
  YUNG: 'young',
  VALD: 'valid',
  EXPD: 'expired',

  LOCK: 'locked',
  RVKD: 'revoked',
  RPLC: 'replaced',
  OTHR: 'otherPhone',
} as const);

const use = shape({ at: moment('useYMS'), what: text('useCtnt') });
export const uses = only(list('useList', use));

const waiting = shape({
  id: text('ogtxtIdnfr'),
  asker: text('svcNm'),
  title: text('titl'),
  endsAt: moment('endYMS', ''),
});

export const certificate = shape({
  state,
  serial: text('certSerial', ''),
  holder: text('crtfilsDn', ''),
  issuedOn: day('certIssueDate'),
  validUntil: day('certExpireDate'),
  device: text('dvcNm', ''),
  hasBiometry: yesNo('bioYn', false),
  isRenewable: yesNo('rnwlAblYn', false),
  kind: text('certType', ''),
  documentKind: text('ecdwTyCode', ''),
  resultCode: text('rspnsCode', ''),
  resultMessage: text('rspnsMssage', ''),
  uses: list('useList', use, []),
  requests: list('reqList', waiting, []),
});
export const issued = shape({ validUntil: day('certExpireDate'), hasEndedOther: yesNo('rplcYn', false) });

export const phoneCode = shape({ id: text('vldtnNo'), seconds: count('expSS') });
export const proof = only(text('prfNo'));
export const checked = shape({
  result: code('rslt', { GOOD: 'good', WRNG: 'wrong', LOCK: 'locked' }),
  left: count('lftCnt', 0),
  proof: text('prfNo', ''),
});

export const request = shape({
  id: text('ogtxtIdnfr'),
  asker: text('svcNm'),
  title: text('titl'),
  text: text('ogtxt'),
  state: code('sttus', {
    ASKD: 'asked',
    SGND: 'signed',
    USED: 'signed',

    RFSD: 'refused',
    OVER: 'over',
    VOID: 'changed',
  } as const),
  seconds: count('expSS'),
  certificate: state,
  hasBiometry: yesNo('bioYn', false),
});
