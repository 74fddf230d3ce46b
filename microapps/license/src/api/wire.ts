import { code, count, day, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';

// Our name, the wire's, and what it must be. All of it is assumed (N40).

const qualificationFields = {
  id: text('qlfcId'),
  name: text('qlfcNm'),
  isStateRecognised: yesNo('natnYn', false),
  number: text('qlfcNo', ''),
  passedOn: day('passYmd'),
  issuedOn: text('issuYmd', ''),
  refresherOn: text('rtrnYmd', ''),
  state: code('qlfcSttus', { PASS: 'passed', QLFD: 'qualified', LAPS: 'lapsed', RVKD: 'revoked' }),
  missing: text('lackCtnt', ''),
};
export const qualifications = only(list('qlfcList', shape(qualificationFields)));
export const qualification = shape({
  ...qualificationFields,
  englishName: text('qlfcEngNm', ''),
  holder: text('custNm'),
  englishHolder: text('custEngNm', ''),
});

export const consent = shape({
  isGiven: yesNo('cnstYn'),
  since: text('cnstYmd', ''),
  count: count('qlfcCnt', 0),
});
export const found = only(count('qlfcCnt'));

export const paper = shape({
  name: text('qlfcNm'),
  number: text('qlfcNo'),
  holder: text('custNm'),
  passedOn: day('passYmd'),
  issuedOn: text('issuYmd', ''),
  documentNo: text('docNo'),
  madeAt: moment('issuDttm'),
  checkUntil: day('vldYmd'),
  checkNo: text('chckNo'),
});

export const wireKinds = { certificate: 'CERT', confirmation: 'CNFM', english: 'ENGL' } as const;
export const wirePurposes = { job: 'JOB', promotion: 'PROM', other: 'ETC' } as const;

export const share = shape({
  number: text('shrNo'),
  to: text('rcvrNm'),
  purpose: code('purp', { JOB: 'job', PROM: 'promotion', ETC: 'other' }, 'other'),
  until: day('endYmd'),
  state: code('shrSttus', {
    ...{ WAIT: 'waiting', UNSG: 'unsigned' },
    ...{ OPEN: 'open', SEEN: 'seen', BACK: 'takenBack', OVER: 'over' },
  }),
  /** what is to be signed before it opens; empty where nothing is */
  signId: text('signId', ''),
});
export const shares = only(list('shrList', share));
