import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginClassOf } from './loginCodes.ts';
import { toPerson } from './toPerson.ts';

const now = new Date('2026-11-21T12:00:00+09:00');
const person = (wire: object) => toPerson({ walletMberIdnfiNo: 'W1', ...wire }, now);

test('(R116) (R118) the wire is translated once, birth with 8 digits', () => {
  expect(
    person({
      custName: '김하늘',
      birth: '900215',
      custGubn: '2',
      loginWay: '02',
      loginAccessMediaDstic: 'K1',
    }),
  ).toMatchObject({
    memberId: 'W1',
    name: '김하늘',
    birth: '19900215',
    loginCode: '02K1',
    isForeigner: false,
    isMinor: false,
  });
});

test('(R175) a login code needs both halves', () => {
  expect(person({ loginWay: '02' })?.loginCode).toBe('');
  expect(person({ loginAccessMediaDstic: 'K1' })?.loginCode).toBe('');
});

test('under 14 is a minor, from the birthday on nobody is', () => {
  expect(person({ birth: '121122', custGubn: '3' })?.isMinor).toBe(true);
  expect(person({ birth: '121121', custGubn: '3' })?.isMinor).toBe(false);
  expect(person({ birth: '' })?.isMinor).toBe(false);
  expect(person({ birth: '123' })?.isMinor).toBe(false);
});

test.each(['Y', '1', 1, true])('(R298) (R316) (R834) a flag says yes by %j', (yes) => {
  expect(person({ isEmployee: yes, developerYn: yes, isLiteCertYn: yes })).toMatchObject({
    isEmployee: true,
    isDeveloper: true,
    hasLiteCertificate: true,
  });
});

test('(R116) (R117) (R119) (R120) (R121) (R122) (R127) (R128) every field of the person info has its place', () => {
  const device = {
    deviceId: 'd1',
    deviceGb: 'A',
    appVersion: 'G6.4.0',
    osVersion: '14',
    phoneModel: 'SM-S901N',
  };
  const channel = { joinChnlDstcd: '01', svcPtrnDstCd: '05', empid: 'E7', groupCoCd: 'KS2' };
  const login = {
    loginType: '1',
    loginCertType: '04',
    certType: '03',
    loginWay: '02',
    loginAccessMediaDstic: 'K1',
  };
  const certificate = { certExpireDate: '20270101', certIssueDate: '20260101', crtfilsDn: 'cn=x' };
  const flags = { simpleConfirmYn: 'Y', isFromENT: 'Y', entRtnPage: 'ENT1', isDupUser: 'Y', loginFailCnt: 3 };
  const state = { isCardLogin: 'Y', liteInAppLogin: 'Y', isEmployee: 'Y', isInflowStarbanking: 'Y' };
  const codes = { bnkDstcd: '004', crdDstcd: 'C1', custDupIdnfiNo: 'D1', isKbpin: true, walletId: 'WID-1' };
  expect(
    person({ ...device, ...channel, ...login, ...certificate, ...flags, ...state, ...codes }),
  ).toMatchObject({
    device: { id: 'd1', kind: 'A', appVersion: 'G6.4.0', osVersion: '14', model: 'SM-S901N' },

    joinChannel: '01',
    servicePattern: '05',
    employeeId: 'E7',
    groupCode: 'KS2',

    loginType: '1',
    loginCertType: '04',
    certType: '03',
    loginCode: '02K1',
    certificate: { expires: '20270101', issued: '20260101', subject: 'cn=x' },

    hasSimpleConfirm: true,
    isFromEnt: true,
    entReturnPage: 'ENT1',
    isDuplicateUser: true,
    loginFailCount: 3,

    isCardLogin: true,
    isLiteInApp: true,
    isEmployee: true,
    isFromStarbanking: true,

    bankCode: '004',
    cardCode: 'C1',
    duplicateId: 'D1',
    hasKbPin: true,
    walletId: 'WID-1',
  });
});

test('(R142, R790) services that are used each have their flag', () => {
  expect(person({ kubbiJoinYn: 'Y', certiJoinYn: 'N', moidJoinYn: 1 })?.joinedServices).toEqual({
    kubbi: true,
    certificates: false,
    mobileId: true,
  });
  expect(person({})?.joinedServices).toEqual({ kubbi: false, certificates: false, mobileId: false });
});

test('(R124) (R125) simple confirmation and the stay in another app are no unless told', () => {
  expect(person({})).toMatchObject({ hasSimpleConfirm: false, isFromEnt: false });
});

test('(R123) flags that are missing say no', () => {
  expect(person({})).toMatchObject({ hasLiteCertificate: false, isDeveloper: false, isEmployee: false });
});

test.each([
  null,
  undefined,
  '',
  [],
  {},
  { walletMberIdnfiNo: '' },
  { walletMberIdnfiNo: null },
  { custName: 'x' },
])('without a member it is a visitor: %j', (wire) => {
  expect(toPerson(wire, now)).toBeNull();
});

test('whatever the fields hold, nothing is thrown and texts are texts', () => {
  const names = ['custName', 'birth', 'custGubn', 'loginWay', 'isEmployee', 'loginFailCnt', 'phone'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (wire) => {
      const result = person(wire);
      return typeof result?.name === 'string' && typeof result.isEmployee === 'boolean';
    }),
  );
});

test.each([
  ['(R309)', '0213', 'publicCertificate'],
  ['(R310)', '25K5', 'nationalCertificate'],
  ['(R310)', '09K1', 'nationalCertificate'],
  ['(R311)', '02Y1', 'financialCertificate'],
  ['(R312)', '02Y5', 'corporate'],
  ['(R313)', '26E3', 'auto'],
  ['(R310)', '02K5', undefined],
])('%s %s is %s', (_, code, name) => {
  expect(loginClassOf(code)).toBe(name);
});
