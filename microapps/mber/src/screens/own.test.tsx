import { act, waitFor, within } from '@testing-library/react';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { createFakeHost } from '@wallet/kit/testing';
import { expect, it } from 'vitest';
import { field, go, open, part, people } from '../../testing/openScreen.ts';

it.each(['FME91000', 'FME93000', 'FME94000', 'FME95000', 'FMY10000'])(
  '(R067, R068, R069, R070, R071) %s shows a visitor the login guide and nothing else',
  async (code) => {
    await open(code);
    await waitFor(() => part('dialog[data-msg="loginGuide"]'));
    expect(document.querySelector('[data-screen]')).toBeNull();
  },
);

it('(R071, R117, R121, R119, R346) my page shows who I am, masked, what I joined, device and certificate', async () => {
  const shown = await open('FMY10000', { persona: 'member' });
  await shown.shows('FMY10000');
  const said = document.body.textContent ?? '';
  for (const words of [
    '김하늘 님',
    '010-****-1201',
    '1990.02.15',
    '포인트',
    '국민인증서',
    '2029.03.01',
    'WID-',
    'KB PIN 로그인',
    'KB PIN과 국민인증서로 지켜요.',
  ]) {
    expect(said).toContain(words);
  }
  expect(said).not.toContain('01055551201');
  // The session knows device and certificate: nothing is asked for a second time.
  const asked = (await shown.journal()).filter(({ path }) => path === '/mstr/userinfo');
  expect(asked).toHaveLength(1);
});

it('(R141) the joined services are those of joinServiceList, by name', async () => {
  const shown = await open('FME10000', { persona: 'member' });
  const joinServiceList = [
    { wltSvcDstcd: '14', joinYn: 'Y' },
    { wltSvcDstcd: '17', joinYn: 'N' },
    { wltSvcDstcd: '41', joinYn: 'Y' },
  ];
  await shown.reply({
    method: 'POST',
    path: '/mber/user/currentJoinServiceStatus',
    body: { status: 200, code: '0000', message: '', payload: { joinServiceList } },
  });
  await shown.tap('openFMY10000');
  await shown.shows('FMY10000');
  const said = document.body.textContent;
  expect(said).toContain('탄소중립포인트');
  expect(said).toContain('서비스 41');
  expect(said).not.toContain('도서관');
});

it('(R071) the language changes at once, everywhere', async () => {
  const shown = await open('FMY10000', { persona: 'member' });
  await shown.shows('FMY10000');
  expect(field('language').textContent).toContain('한국어');
  await shown.user.click(field('language'));
  await shown.user.click(await within(part('dialog[open]')).findByText('English'));
  await waitFor(() => expect(part('h1').textContent).toBe('My page'));
  expect(
    part('main')
      .textContent?.replace('한국어', '')
      .replace(/김하늘|김\*늘/g, ''),
  ).not.toMatch(/[가-힣]/);
});

it('(issue 14) my page leads to the payment password, notices and questions that are released, and says the version', async () => {
  const released = {
    launcher: { code: 'FMA10000', version: '2.3.0' },
    point: { code: 'FPO94000', version: '1.0.0' },
  };
  const shown = await open('FMY10000', { persona: 'member', released });
  await shown.shows('FMY10000');
  expect(part('main').textContent).toContain('버전2.3.0');
  // What is not released leads nowhere, so it is not there.
  expect(document.querySelector('[data-action="openFAL21000"]')).toBeNull();
  await shown.tap('pin');
  await shown.leftFor('/point/FPO94000');
});

it('my page counts points, coupons and the days to the next booking; covered as on home, gone without an answer', async () => {
  const released = {
    point: { code: 'FPO10000', version: '1.0.0' },
    cpon: { code: 'FCP14100', version: '1.0.0' },
  };
  const shown = await open('FMY10000', { persona: 'member', released });
  await waitFor(() => part('[data-action="own-points"]'));
  expect(part('[data-action="own-points"]').textContent).toMatch(/^포인트[\d,]+P$/);
  expect(part('[data-action="own-coupons"]').textContent).toMatch(/^쿠폰\d+장$/);
  // What its booking belongs to is not released here.
  expect(document.querySelector('[data-action="own-booking"]')).toBeNull();
  const coverAtHome = (newValue: string) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'wallet.home.amountsHidden', newValue }));
    });
  coverAtHome('Y');
  await waitFor(() => expect(part('[data-action="own-points"]').textContent).toBe('포인트숨김'));
  coverAtHome('N');
  await shown.tap('own-coupons');
  await shown.leftFor('/cpon/FCP14100');
});

it('my page reads again what one has when the customer comes back, and names no booking that is over', async () => {
  const native = createFakeHost();
  const released = {
    point: { code: 'FPO10000', version: '1.0.0' },
    forest: { code: 'FTR61000', version: '1.0.0' },
  };
  const shown = await open('FMY10000', { persona: 'member', released, native });
  await waitFor(() => part('[data-action="own-points"]'));
  const today = todaySeoul();
  const one = (comngId: string, bgngDttm: string, endDttm: string) => ({
    comngId,
    kndCd: 'BOOK',
    className: 'forest',
    routeName: 'FTR61000',
    comngNm: '가온숲',

    comngEngNm: 'Gaon forest',
    bgngDttm,
    endDttm,
  });
  const over = one('1', addDays(today, -3), addDays(today, -1));
  const next = one('2', addDays(today, 4), addDays(today, 5));
  const answer = (payload: object) => ({ status: 200, code: '0000', message: '', payload });
  await shown.reply({
    method: 'GET',
    path: '/mstr/main/comingUp',
    body: answer({ comingUpList: [over, next] }),
  });
  const point = {
    className: 'point',
    assetName: '포인트',
    assetNum: 777,
    assetUnit: 'P',
    isValueVisible: 'Y',
  };
  await shown.reply({ method: 'GET', path: '/mstr/main/assets', body: answer({ assetList: [point] }) });
  act(() => native.emit('resume'));
  await waitFor(() => expect(part('[data-action="own-points"]').textContent).toBe('포인트777P'));
  expect(part('[data-action="own-booking"]').textContent).toBe('다음 예약4일 뒤 · 가온숲');
});

it('(R071) theme and size of text are chosen for all WebViews, and given back to the phone', async () => {
  const shown = await open('FMY10000', { persona: 'member' });
  await shown.shows('FMY10000');
  const { dataset } = document.documentElement;
  const choose = async (name: string, option: string) => {
    await shown.user.click(field(name));
    await shown.user.click(await within(part('dialog[open]')).findByText(option));
  };
  await choose('theme', '어둡게');
  await choose('textSize', '더 크게');
  expect([dataset.theme, dataset.text]).toEqual(['dark', 'larger']);
  expect([localStorage.getItem('wallet.theme.own'), localStorage.getItem('wallet.textSize')]).toEqual([
    'dark',
    'larger',
  ]);
  await choose('theme', '기기 설정');
  await choose('textSize', '기기 설정');
  expect(dataset.text).toBeUndefined();
  expect([localStorage.getItem('wallet.theme.own'), localStorage.getItem('wallet.textSize')]).toEqual([
    null,
    null,
  ]);
});

it('(R071, R339) signing out asks, tells the server, and shows no login guide', async () => {
  const shown = await open('FMY10000', { persona: 'member' });
  await shown.tap('logout');
  await shown.answer('logout', 'cancel');
  expect(await shown.bodies('POST /mstr/logout')).toEqual([]);
  await shown.tap('logout');
  await shown.answer('logout');
  await shown.shows('FME10000');
  await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
  expect(document.querySelector('dialog[data-msg="loginGuide"]')).toBeNull();
});

it('(R071, R066) leaving takes a reason, a verified phone and a second yes; the account is gone afterwards', async () => {
  const shown = await open('FMY10000', { persona: 'justJoined' });
  await shown.tap('leave');
  await shown.tap('next');
  await waitFor(() => part('[data-msg="chooseOne"]'));
  await shown.user.click(part('input[value="03"]'));
  await shown.tap('next');
  await shown.verify(people.justJoined);
  await shown.answer('leaveWallet');
  await shown.shows('FME92000');
  expect(await shown.bodies('POST /mber/user/withdraw')).toEqual([
    { vldtnNo: expect.any(String), leaveRsnDstcd: '03' },
  ]);
  await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
  expect(document.querySelector('dialog[data-msg]')).toBeNull();
});

it('(R071) nobody leaves for somebody else, and a no at the end keeps the account', async () => {
  const shown = await open('FMY10000', { persona: 'justJoined' });
  await shown.tap('leave');
  await shown.user.click(part('input[value="03"]'));
  await shown.tap('next');
  await shown.verify(people.justJoined);
  await shown.answer('leaveWallet', 'cancel');
  await shown.shows('FMY10000');
  expect(await shown.bodies('POST /mber/user/withdraw')).toEqual([]);
});

it('(R071) who has something in the wallet sees all of it with what happens to it, and cannot leave yet', async () => {
  const shown = await open('FMY10000', { persona: 'member', query: { view: 'leave' } });
  await shown.shows('FMY10000');
  const said = document.querySelector('main')?.textContent ?? '';
  expect(said).toContain('먼저 정리할 것이');
  expect(said).toContain('NFT 지갑');
  expect(said).toContain('보내는 중이에요');
  expect(document.querySelector('[data-action="next"]')).toBeNull();
  expect(document.querySelectorAll('button[data-action="openHolding"]').length).toBeGreaterThan(0);
});

it('(R066) the page after leaving congratulates no one who has not left', async () => {
  for (const persona of ['visitor', 'member']) {
    const shown = await open('FME92000', { persona });
    await shown.shows('FME92000');
    expect(document.body.textContent).toContain('탈퇴한 내역이 없어요');
    expect(document.body.textContent).not.toContain('고마워요');
    shown.unmount();
  }
});

it('(M5) a member who has just joined reads of no certificate, no secret number and no points', async () => {
  const shown = await open('FMY10000', { persona: 'justJoined' });
  await shown.shows('FMY10000');
  const said = document.body.textContent ?? '';
  expect(said).not.toContain('국민인증서');
  expect(said).not.toContain('18,400');
  expect(said).not.toContain('@example.com');
});

it('(R067) the email is checked and saved', async () => {
  const shown = await open('FME91000', { persona: 'member' });
  await shown.tap('changeEmail');
  await shown.type('email', 'no address');
  await shown.tap('submit');
  await waitFor(() => part('[data-msg="invalidEmail"]'));
  await shown.type('email', 'sky@example.com');
  await shown.tap('submit');
  await shown.shows('FMY10000');
  expect(await shown.bodies('POST /mber/user/particulars')).toEqual([
    { email: 'sky@example.com', vldtnNo: '' },
  ]);
});

it('(R067) a new phone number counts once it is verified', async () => {
  const shown = await open('FME91000', { persona: 'member' });
  await shown.tap('changePhoneNumber');
  await shown.verify({ ...people.member, phone: '01066667777' });
  await shown.shows('FME91000');
  await shown.tap('submit');
  await shown.shows('FMY10000');
  expect(document.body.textContent).toContain('010-****-7777');
});

it('(R068) the password is changed only by who knows it', async () => {
  const shown = await open('FME93000', { persona: 'member' });
  await shown.type('current', 'wrong');
  await shown.choosePassword('other-Wallet9!');
  await shown.saysUnder('current', 'passwordWrong');
  await shown.type('current', 'wallet1234!');
  await shown.tap('submit');
  await shown.shows('FMY10000');
  expect(JSON.stringify(await shown.journal())).not.toContain('other-Wallet9!');
});

it('(R069, R126) the seven consents are saved together; taking back marketing takes its ways along', async () => {
  const shown = await open('FME94000', { persona: 'member' });
  await shown.shows('FME94000');
  expect(field('sms').checked).toBe(true);
  await shown.user.click(part('input[data-field="marketing"]'));
  await waitFor(() => expect(field('sms').checked).toBe(false));
  await waitFor(async () =>
    expect(await shown.bodies('POST /mber/user/consents')).toEqual([
      {
        maktngCnsntRcallYn: 'Y',
        maktngPuseCnsntYn: 'N',
        groupInfoOferCnsntYn: 'N',
        smsRecvCnsntYn: 'N',
        emalRecvYn: 'N',
        telRecvYn: 'N',
        pstmalRecvYn: 'N',
      },
    ]),
  );
});

it('(R069) a consent that could not be saved is shown as it stands at the bank', async () => {
  const shown = await open('FME94000', { persona: 'member' });
  await shown.shows('FME94000');
  await shown.reply({ method: 'POST', path: '/mber/user/consents', drop: true, times: 1 });
  await shown.user.click(part('input[data-field="email"]'));
  await waitFor(() => part('dialog[data-msg] [data-action="confirm"]'));
  await shown.tap('confirm');
  await waitFor(() => expect(field('email').checked).toBe(false));
});

it('terms are read again with the date of consent, and a choice is taken back or made', async () => {
  const shown = await open('FMY10000', { persona: 'member' });
  await shown.shows('FMY10000');
  await shown.tap('terms');
  await waitFor(() => part('[data-action="term-CML000101"]'));
  expect(part('[data-action="term-CML000101"]').textContent).toMatch(
    /\[필수\].*\d월 \d+일 \(.\)에 동의했어요/,
  );
  // Read again, and only read: what is mandatory cannot be taken back.
  await shown.tap('term-CML000101');
  await waitFor(() => part('[data-part="terms"]'));
  expect(document.querySelector('[data-part="terms"] [data-action="confirm"]')).toBeNull();
  await shown.user.click(part('[data-part="terms"] [data-action="close"]'));
  expect(document.querySelector('[data-action="withdraw-CML000101"]')).toBeNull();
  // A choice that was not made can be made here, and taken back.
  await shown.tap('term-CML000104');
  await waitFor(() => part('[data-part="terms"]'));
  await shown.user.click(part('[data-part="terms"] [data-action="asText"]'));
  await shown.user.click(part('[data-part="terms"] [data-action="confirm"]'));
  await waitFor(() => part('[data-action="withdraw-CML000104"]'));
  await shown.tap('withdraw-CML000104');
  await shown.answer('withdrawTerm');
  await waitFor(() => expect(part('[data-action="term-CML000104"]').textContent).toContain('동의하지 않음'));
  expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toEqual([
    { walletSvcDstic: '01', stpulInfoList: [{ hirkStpulId: 'CML000104', stpulAgrmtYn: 'Y' }] },
    { walletSvcDstic: '01', stpulInfoList: [{ hirkStpulId: 'CML000104', stpulAgrmtYn: 'N' }] },
  ]);
});

it('(R357, R261) the location consent is taken back, with the address the server knows', async () => {
  const shown = await open('FMY10000', { persona: 'payReady', query: { view: 'terms' } });
  await shown.shows('FMY10000');
  await waitFor(() => part('[data-action="withdrawLocation"]'));
  await shown.tap('withdrawLocation');
  await shown.answer('withdrawLocation');
  await waitFor(() => expect(document.querySelector('[data-action="withdrawLocation"]')).toBeNull());
  expect(part('[data-part="locationConsent"]').textContent).toContain('동의하지 않았어요');
  expect(await shown.bodies('POST /comm/common/locationDelete')).toMatchObject([
    { locationInfoAgreement: '0', clientIP: '203.0.113.7', walletSvcDsticCd: '51' },
  ]);
});

it('(issue 11) taking back the marketing term turns its switch off, without a new sign-in', async () => {
  const shown = await open('FME94000', { persona: 'member' });
  await shown.shows('FME94000');
  expect(String(field('marketing').checked)).toBe('true');
  go('/mber/FMY10000?view=terms');
  await shown.shows('FMY10000');
  await shown.tap('term-CML000104');
  await waitFor(() => part('[data-part="terms"]'));
  await shown.user.click(part('[data-part="terms"] [data-action="asText"]'));
  await shown.user.click(part('[data-part="terms"] [data-action="confirm"]'));
  await waitFor(() => part('[data-action="withdraw-CML000104"]'));
  await shown.tap('withdraw-CML000104');
  await shown.answer('withdrawTerm');
  await waitFor(() => expect(part('[data-action="term-CML000104"]').textContent).toContain('동의하지 않음'));
  go('/mber/FME94000');
  await shown.shows('FME94000');
  expect(String(field('marketing').checked)).toBe('false');
});

it('a wrong present password is counted as at the login, says how many are left, and locks', async () => {
  const shown = await open('FME93000', { persona: 'member' });
  await shown.shows('FME93000');
  await shown.type('current', 'wrong1234!');
  await shown.choosePassword('Another1234!');
  for (const left of [4, 3, 2, 1]) {
    if (left < 4) await shown.tap('submit');
    await waitFor(() => expect(part('p[data-msg="passwordWrong"]').textContent).toContain(`${left}번 더`));
  }
  await shown.tap('submit');
  await shown.answer('loginLocked');
  await shown.shows('FME81200');
});
