import { describe, expect, test } from 'vitest';
import { readBanners, readServiceBanners } from './banners.ts';
import {
  deleteLocationConsent,
  readFranchiseLocationConsent,
  readLocationConsent,
  saveLocationConsent,
} from './location.ts';
import { addFlowLog, recordSituation, startFlowLog } from './logs.ts';
import { readNoticePopups } from './noticePopups.ts';
import { checkPhoneCode, extendPhoneCode } from './phoneCheck.ts';
import { readCddTarget, readGpaymentUserNo, readLinkedAccounts, readPointMembership } from './pointWallet.ts';
import { isServiceJoined, joinService, readJoinedServices } from './services.ts';
import {
  checkTermAgreements,
  readTermAgreements,
  readTermFile,
  readTerms,
  saveTermAgreements,
} from './terms.ts';
import { bindAnswers, good } from './testing/bindAnswers.ts';

// Each call once: what it sends, letter by letter (A65), and what becomes of the answer.
describe('terms', () => {
  const term = {
    hirkStpulId: 'CML000101',
    stpulId: 'S1',
    stpulName: '이용약관',
    stpulCtnt: '제1조',
    mandanYn: 'Y',
  };

  test('(R351) (R365) (R407) (R409) are asked with service 01 and channel 3 unless told', async () => {
    const seen = bindAnswers(good({ stpulInfoList: [term] }));
    expect(await readTerms({})).toEqual([
      {
        termsId: 'CML000101',
        editionId: 'S1',
        name: '이용약관',
        text: '제1조',
        isMandatory: true,
        fileName: '',
        isUnderFourteen: false,
        isByGuardian: false,
      },
    ]);
    await readTerms({ serviceCode: '29', channel: '1' });
    expect(seen.map(({ address }) => address)).toEqual([
      '/comm/common/stpulInfo?walletSvcDstic=01&expsChnlDsticVal=3',
      '/comm/common/stpulInfo?walletSvcDstic=29&expsChnlDsticVal=1',
    ]);
  });

  test('(R133, R134) who is about to join says whether they are under 14; each type says who agrees', async () => {
    const seen = bindAnswers(
      good({
        stpulInfoList: [
          { ...term, stpulClsfi: '10', stpulType: '1' },
          { ...term, stpulClsfi: '20', stpulType: '1' },
          { ...term, stpulType: '2' },
          { ...term, stpulClsfi: '20', stpulType: '3' },
        ],
      }),
    );
    const asked = await readTerms({ isMinor: true });
    await readTerms({ isMinor: false });
    expect(asked.map(({ isUnderFourteen, isByGuardian }) => [isUnderFourteen, isByGuardian])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    const asking = '/comm/common/stpulInfo?walletSvcDstic=01&expsChnlDsticVal=3&stpulClsfi=';
    expect(seen.map(({ address }) => address)).toEqual([`${asking}20`, `${asking}10`]);
  });

  test('(R352) (R506) (R511) (R619) agreements are asked by service; Y is agreed, N is not', async () => {
    const wire = (hirkStpulId: string, stpulAgrmtYn: string) => ({ hirkStpulId, stpulAgrmtYn });
    const seen = bindAnswers(good({ stpulAgrmtInfoList: [wire('A', 'N'), wire('B', 'Y')] }));
    expect(await readTermAgreements('29')).toEqual([
      { termsId: 'A', isAgreed: false, agreedOn: '' },
      { termsId: 'B', isAgreed: true, agreedOn: '' },
    ]);
    expect(seen[0]?.address).toBe('/comm/common/stpulAgrmtInfo?walletSvcDstic=29');
  });

  test('(R353) (R407) the check spells its channel in its own way', async () => {
    const seen = bindAnswers(
      good({ stpulAgrmtChkCnt: '1', reAgrmtDate: '20260101', stpulAgrmtChkList: [term] }),
    );
    expect(await checkTermAgreements({})).toMatchObject({
      count: 1,
      since: '20260101',
      terms: [{ termsId: 'CML000101' }],
    });
    expect(seen[0]?.address).toBe(
      '/comm/common/stpulAgrmtInfoChk?walletSvcDstic=01&periodNo=999&reAgrmtDate=&expsChnlDstVal=3',
    );
  });

  test('(R354) agreeing', async () => {
    const seen = bindAnswers(good());
    await saveTermAgreements({
      serviceCode: '01',
      agreements: [
        { termsId: 'A', isAgreed: true },
        { termsId: 'B', isAgreed: false },
      ],
    });
    expect(seen[0]).toEqual({
      method: 'POST',
      address: '/comm/common/insertStpulInfo',
      body: {
        walletSvcDstic: '01',
        stpulInfoList: [
          { hirkStpulId: 'A', stpulAgrmtYn: 'Y' },
          { hirkStpulId: 'B', stpulAgrmtYn: 'N' },
        ],
      },
    });
  });

  test('(R364) a file that is not there is an error, not a file', async () => {
    const seen = bindAnswers({ status: 200, code: '4041', message: '없음' });
    await expect(readTermFile('CML 1.pdf')).rejects.toMatchObject({ kind: 'code', code: '4041' });
    expect(seen[0]?.address).toBe('/comm/common/file/CML%201.pdf');
  });

  test.each([null, {}, { stpulAgrmtInfoList: null }])(
    'no list is no agreement, or an error: %j',
    async (payload) => {
      bindAnswers(good(payload));
      const list = await readTermAgreements('29').catch((error: { kind: string }) => error.kind);
      expect(payload === null ? list === 'shape' : (list as unknown[]).length === 0).toBe(true);
    },
  );
});

describe('location consent', () => {
  const of = { memberId: 'W1', groupCode: 'KS2' };

  test.each([
    ['(R355) (R506) (R621) (R666) agreed', readLocationConsent, '/comm/common/locationAgrmtInfo'],
    ['(R358) agreed', readFranchiseLocationConsent, '/htoa/location/locationAgreement/findById'],
  ])('(R135) %s is a 1; code 0001 is no record', async (_, read, address) => {
    const seen = bindAnswers(good({ walletMberIdnfiNo: 'W1', locationInfoAgreement: 1 }));
    expect(await read(of)).toBe('agreed');
    expect(seen).toEqual([{ method: 'POST', address, body: { groupCoCd: 'KS2', walletMberIdnfiNo: 'W1' } }]);
    bindAnswers(good({ locationInfoAgreement: '0' }));
    expect(await read(of)).toBe('refused');
    bindAnswers({ status: 200, code: '0001', message: '없음' });
    expect(await read(of)).toBe('none');
    bindAnswers({ status: 200, code: '0002', message: '?' });
    await expect(read(of)).rejects.toMatchObject({ code: '0002' });
  });

  test('(R136) (R356) (R357) (R408) the record is under service 51, in the time of Seoul', async () => {
    const seen = bindAnswers(good());
    const record = {
      name: '김하늘',
      phone: '010',
      route: 'GPS',
      purpose: '주변 찾기',
      at: new Date('2026-11-21T00:00:00Z'),
    };
    await saveLocationConsent({ ...record, isAgreed: true });
    await deleteLocationConsent(record);
    const body = {
      locationAgreementDate: '20261121090000',
      acquisitionRoute: 'GPS',
      serviceContent: '주변 찾기',
      walletSvcDsticCd: '51',
      mobileNumber: '010',
      customerName: '김하늘',
      clientIP: '',
    };
    expect(seen).toEqual([
      { method: 'POST', address: '/comm/common/locationSave', body: { ...body, locationInfoAgreement: '1' } },
      {
        method: 'POST',
        address: '/comm/common/locationDelete',
        body: { ...body, locationInfoAgreement: '0' },
      },
    ]);
  });
});

describe('banners', () => {
  const wire = {
    bnrWrds1Ctnt: '이번 주말',
    bnrWrds2Ctnt: '숲에서',
    bnrLinkUrlCtnt: 'FTR10000',
    imgUrlCtnt: 'javascript:alert(1)',
    bnrColr: 'red;background:url(x)',
  };

  test('(R138) (R359) (R360) (R623) are asked by service, each call in its spelling', async () => {
    const seen = bindAnswers(good({ bannerInfoList: [wire], serviceBannerList: [wire] }));
    expect(await readBanners(undefined)).toMatchObject([
      { title: '이번 주말', link: 'FTR10000', imageUrl: '', color: '' },
    ]);
    expect(await readServiceBanners({ serviceCode: '29', channel: '2' })).toHaveLength(1);
    expect(seen.map(({ address }) => address)).toEqual([
      '/comm/common/bannerInfo?walletSvcDsticCd=01',
      '/comm/common/serviceBannerInfo?walletSvcDsticCd=29&chkChnl=2',
    ]);
  });

  test('(R249) there is none without a list, and none without a success', async () => {
    bindAnswers(good({}));
    expect(await readBanners('01')).toEqual([]);
    bindAnswers({ ...good({ bannerInfoList: [wire] }), status: 500 });
    await expect(readBanners('01')).rejects.toMatchObject({ kind: 'http' });
  });
});

describe('notice popups', () => {
  test('(R139) (R349) (R411) are asked for the app or the web', async () => {
    const seen = bindAnswers(good({ commPupInfo: [] }));
    await readNoticePopups({ isNative: true });
    await readNoticePopups({ isNative: false, serviceCode: '29' });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        address: '/mstr/commPup/commPupInfo',
        body: { expsChnlDstVal: '1', wltSvcDstcd: '01' },
      },
      { body: { expsChnlDstVal: '2', wltSvcDstcd: '29' } },
    ]);
  });

  test('(R245) (R246) (R403) buttons: one unless told, the first of two cancels', async () => {
    const wire = { pupBttn1Nm: '닫기', pupBttn2Nm: '보기', pupBttnUrl2Ctnt: '/noti/FAL11000' };
    const commPupInfo = ['', 1, '2', 3].map((count, n) => ({
      ...wire,
      pupID: `P${n}`,
      pupBttnExprCnt: count,
    }));
    bindAnswers(good({ commPupInfo: [...commPupInfo, { pupCtnt: 'no id' }] }));
    const popups = await readNoticePopups({ isNative: false });
    expect(popups.map(({ buttons }) => buttons.map(({ role }) => role))).toEqual([
      ['confirm'],
      ['confirm'],
      ['cancel', 'confirm'],
      ['confirm', 'confirm', 'confirm'],
    ]);
    expect(popups[2]?.buttons[1]).toEqual({ name: '보기', link: '/noti/FAL11000', role: 'confirm' });
    expect(popups[0]).toMatchObject({ hideDays: 0, isOnce: false });
  });
});

describe('services', () => {
  test('(R346) (R347, R929) (R348) (R410, R953) which are joined, and joining one', async () => {
    const seen = bindAnswers(good({ joinServiceList: [{ wltSvcDstcd: '14', joinYn: 'Y' }], successYn: 'Y' }));
    expect(await readJoinedServices()).toEqual([{ serviceCode: '14', isJoined: true }]);
    expect(await isServiceJoined(undefined)).toBe(true);
    expect(await joinService({ serviceCode: '14' })).toBe(true);
    expect(seen).toEqual([
      { method: 'POST', address: '/mber/user/currentJoinServiceStatus', body: undefined },
      { method: 'POST', address: '/mber/user/getJoinService', body: { wltSvcDstcd: '17' } },
      { method: 'POST', address: '/mber/user/joinService', body: { wltSvcDstcd: '14', joinYn: 'Y' } },
    ]);
  });
});

test('(R932) a code sent to a phone is given more time, and checked', async () => {
  const seen = bindAnswers(good({ expSS: 180 }));
  expect(await extendPhoneCode('V1')).toBe(180);
  expect(await checkPhoneCode({ id: 'V1', code: '135790' })).toBe(true);
  expect(seen.map(({ address, body }) => [address, body])).toEqual([
    ['/mobile-validation/extend', { vldtnNo: 'V1' }],
    ['/mobile-validation/check', { vldtnNo: 'V1', crtfcNo: '135790' }],
  ]);
});

test('(R361) (R362) (R363) logs', async () => {
  const seen = bindAnswers(good({ flowLogId: 'F1' }));
  const flowLogId = await startFlowLog({ screen: 'FTR10000' });
  await addFlowLog({ flowLogId, facts: { step: 2 } });
  await recordSituation({ what: 'x' });
  expect(seen.map(({ address, body }) => [address, body])).toEqual([
    ['/comm/flowLog/getFlowLogId', { screen: 'FTR10000' }],
    ['/comm/flowLog/insertFlowLog', { flowLogId: 'F1', step: 2 }],
    ['/comm/common/situHistInsert', { what: 'x' }],
  ]);
});

describe('point membership', () => {
  const outData = (data: unknown) => bindAnswers(good({ outData: data, errData: null }));

  test('is asked with empty bodies', async () => {
    const seen = outData({ cDDTagetYn: '1' });
    expect(await readCddTarget()).toBe('1');
    expect(seen).toEqual([{ method: 'POST', address: '/point-fe/bank-book/v1/CDD', body: undefined }]);
    outData({ cDDTagetYn: null });
    expect(await readCddTarget()).toBeUndefined();
  });

  test.each([
    ['1', true],
    ['Y', true],
    ['0', false],
    ['N', false],
    ['', false],
  ])('(R502) (R503) (R511) (R666) whether an account is the main one: %j is %j', async (mainAcYn, isMain) => {
    outData({ walletEwtNo: 'E1', linkAccountList: [{ acNo: '1', bnkCd: '004', als: 'a', mainAcYn }] });
    expect(await readPointMembership()).toEqual({ exists: true, mainAccount: isMain });
    expect(await readLinkedAccounts()).toEqual([{ accountNo: '1', bankCode: '004', alias: 'a', isMain }]);
  });

  test('without a wallet the accounts are not asked for', async () => {
    const seen = outData({ walletEwtNo: '' });
    expect(await readPointMembership()).toEqual({ exists: false, mainAccount: false });
    expect(seen).toHaveLength(1);
  });

  test('the foreign payment user is asked by GET and read behind a header', async () => {
    const seen = bindAnswers({ header: { code: 200 }, body: { fxPyaccMberIdnfiNo: 'F1' } });
    expect(await readGpaymentUserNo()).toBe('F1');
    expect(seen[0]).toMatchObject({ method: 'GET', address: '/gpayment-fe/user/v1/inquiry' });
  });
});
