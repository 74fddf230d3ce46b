import { code, count, day, field, list, moment, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { Certificate, Judgement, Place, Reason, ServiceRecord } from '../model/service.ts';
import type { Training } from '../model/training.ts';
import type { Youth } from '../model/youth.ts';

// Our name, the wire's, and what it must be. All of it is assumed (N40).

const standings = {
  NONE: 'none',
  NDUE: 'notDue',
  EXAM: 'due',
  SRVG: 'serving',
  RSRV: 'reserve',
  DONE: 'done',
  EXMT: 'exempt',
  WAIT: 'waiting',
} as const;
const standing = code('mltrSttus', standings);

export const record: Schema<ServiceRecord> = shape({
  standing,
  name: text('custNm'),
  dueYear: count('dueYear', 0),
  number: text('srvcNo', ''),
  army: text('armyNm', ''),
  rank: text('rnkNm', ''),
  from: text('entrYmd', ''),
  to: text('dscgYmd', ''),
  reserveYear: count('rsrvYear', 0),
  targets: list(
    'trgtList',
    shape({
      id: text('trgtId'),
      name: text('custNm'),
      isSelf: yesNo('slfYn'),
      isExempt: yesNo('exmtYn', false),
    }),
    [],
  ),
});

export const wirePurposes = { job: 'JOB', visa: 'VISA', licence: 'LCNS', other: 'ETC' } as const;
export const certificate: Schema<Certificate> = shape({
  number: text('certNo'),
  name: text('trgtNm'),
  purpose: code('purp', { JOB: 'job', VISA: 'visa', LCNS: 'licence', ETC: 'other' }, 'other'),
  receiver: text('rcvrNm', ''),
  at: moment('issuDttm'),
  checkNo: text('chckNo', ''),
  key: text('odrKey', ''),
});
export const signRequest = only(text('signId'));
export const certificates = only(list('certList', certificate));

const place = {
  placeId: text('plcId'),
  placeName: text('plcNm'),
  address: text('addr', ''),
  phone: text('telNo', ''),
  latitude: field('lat', v.number(), 0),
  longitude: field('lon', v.number(), 0),
};
export const places: Schema<Place[]> = only(list('plcList', shape(place)));
export const days = shape({
  first: day('bgngYmd'),
  last: day('endYmd'),
  days: list(
    'dayList',
    v.pipe(
      shape({ date: day('ymd'), left: count('rmndCnt'), isClosed: yesNo('clsdYn', false) }),
      v.transform((one) => ({ ...one, price: null })),
    ),
  ),
});
export const reasons: Schema<Reason[]> = only(
  list(
    'rsnList',
    shape({
      code: text('rsnCd'),
      name: text('rsnNm'),
      proof: text('prfNm', ''),
      isOnDay: yesNo('onDayYn', false),
      most: count('mostCnt', 0),
      used: count('usedCnt', 0),
    }),
  ),
);

export const judgement: Schema<Judgement> = shape({
  ...place,
  placeId: text('plcId', ''),
  placeName: text('plcNm', ''),
  state: code('jdgmSttus', { NONE: 'none', NDUE: 'notDue', OPEN: 'open', APLD: 'applied', EXMD: 'examined' }),
  dueYear: count('dueYear', 0),
  number: text('aplNo', ''),
  date: text('ymd', ''),
  email: text('email', ''),
  code: text('qrCtnt', ''),
  grade: count('jdgmGrade', 0),
  travel: won('trvlAmt', 0),
  canChange: yesNo('chngYn', false),
  canCancel: yesNo('cnclYn', false),
  postponing: text('pstpRsnCd', ''),
});
const kinds = { MOB1: 'stay', MOB2: 'mobilisation', BASC: 'basic', OPER: 'operation' } as const;
const states = {
  CHSN: 'coming',
  ASKD: 'asked',
  AGRD: 'postponed',
  RFSD: 'refused',
  DONE: 'done',
  ABSN: 'absent',
} as const;
export const training: Schema<Training> = shape({
  ...place,
  id: text('trnngId'),
  kind: code('knd', kinds, 'basic'),
  begins: moment('bgngDttm'),
  ends: moment('endDttm'),
  hours: count('hrs', 0),
  pay: won('payAmt'),
  travel: won('trvlAmt'),
  state: code('trnngSttus', states),
  answer: text('ansCtnt', ''),
  gate: code('gateSttus', { NONE: 'before', IN: 'in', OUT: 'out' }, 'before'),
  code: text('qrCtnt', ''),
  lookAfter: count('chckSec', 10),
  account: text('acNo', ''),
  payOn: text('payYmd', ''),
  isPaid: yesNo('paidYn', false),
  weather: text('wthrCtnt', ''),
  canChange: yesNo('chngYn', false),
});
export const trainings = shape({
  standing,
  year: count('rsrvYear', 0),
  owed: count('owedHrs', 0),
  left: count('leftHrs', 0),
  trainings: list('trnngList', training),
});

export const youth: Schema<Youth> = shape({
  ageMonths: count('ageMon'),
  serviceMonths: count('srvcMon'),
  minAge: count('minAge'),
  maxAge: count('maxAge'),
  maxServiceMonths: count('maxSrvcMon'),
  income: won('incmAmt'),
  maxIncome: won('maxIncmAmt'),
  hasOldAccount: yesNo('oldAcntYn'),
  isServing: yesNo('srvgYn', false),
  perMonth: won('monMaxAmt'),
  years: count('prdYear'),
  rate: count('gvrtRate'),
});
