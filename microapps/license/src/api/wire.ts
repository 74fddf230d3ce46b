import { code, count, day, list, moment, only, shape, text, yesNo } from '@wallet/kit/api';
import type { Schema } from '@wallet/kit/schema';
import type { Paper, Verification } from '../model/qualification.ts';

// Our name, the wire's, and what it must be. All of it is assumed (N40).

const states = { PASS: 'passed', QLFD: 'qualified', LAPS: 'lapsed', RVKD: 'revoked' } as const;

const qualificationFields = {
  id: text('qlfcId'),
  name: text('qlfcNm'),
  isStateRecognised: yesNo('natnYn', false),
  number: text('qlfcNo', ''),
  passedOn: day('passYmd'),
  issuedOn: text('issuYmd', ''),
  refresherOn: text('rtrnYmd', ''),
  state: code('qlfcSttus', states),
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

export const paper: Schema<Paper> = shape({
  name: text('qlfcNm'),
  language: code('lang', { ko: 'ko', en: 'en' } as const, 'ko'),
  title: text('titl'),
  rows: list('rowList', shape({ label: text('rowNm'), value: text('rowCtnt') })),
  body: text('bodyCtnt', ''),
  day: text('dayCtnt', ''),
  issuer: text('issrNm', ''),
  seal: text('sealCtnt', ''),
  documentNo: text('docNo'),
  madeAt: moment('issuDttm'),
  checkUntil: day('vldYmd'),
  checkNo: text('chckNo'),
});

/** Of a number that leads nowhere only `vldYn` comes. */
export const verification: Schema<Verification> = shape({
  counts: yesNo('vldYn', false),
  of: code('knd', { PAPR: 'paper', SHAR: 'share' } as const, 'none'),
  state: code('qlfcSttus', states, 'qualified'),
  kind: code(
    'docKnd',
    { CERT: 'certificate', CNFM: 'confirmation', ENGL: 'english' } as const,
    'certificate',
  ),
  name: text('qlfcNm', ''),
  number: text('qlfcNo', ''),
  holder: text('custNm', ''),
  madeAt: text('issuDttm', ''),
  to: text('rcvrNm', ''),
  until: text('endYmd', ''),
  isSigned: yesNo('sgntYn', false),
  checkedAt: text('chckDttm', ''),
});

export const wireKinds = { certificate: 'CERT', confirmation: 'CNFM', english: 'ENGL' } as const;
export const wirePurposes = { job: 'JOB', promotion: 'PROM', other: 'ETC' } as const;

export const share = shape({
  number: text('shrNo'),
  to: text('rcvrNm'),
  purpose: code('purp', { JOB: 'job', PROM: 'promotion', ETC: 'other' }, 'other'),
  until: day('endYmd'),
  state: code('shrSttus', {
    WAIT: 'waiting',
    UNSG: 'unsigned',

    OPEN: 'open',
    SEEN: 'seen',
    BACK: 'takenBack',
    OVER: 'over',
  }),
  /** what is to be signed before it opens; empty where nothing is */
  signId: text('signId', ''),
});
export const shares = only(list('shrList', share));
