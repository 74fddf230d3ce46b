import { screen, waitFor, within } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  field,
  go,
  openerOf,
  part,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

type Options = Parameters<ReturnType<typeof openerOf>>[1];

async function open(at: string, options: Options = {}) {
  const mock = createMock();
  const net = { isOff: false };
  const backend = {
    fetch: (request: Request) =>
      net.isOff && request.url.includes('/cpon/')
        ? Promise.reject(new TypeError('cut'))
        : mock.fetch(request),
  };
  return { ...(await openerOf({ manifest, screens, messages }, () => backend)(at, options)), net };
}

const said = () => part('main').textContent ?? '';
const click = (name: string) => part(`[data-action="${name}"]`);
const says = (text: string | RegExp) => waitFor(() => expect(said()).toMatch(text));

describe('coupons', () => {
  test('home counts what can be used, by kind, what ends first stands first', async () => {
    const view = await open('FCP10000');
    await says(/쓸 수 있는 쿠폰14장/);
    expect(said()).toContain('2장이 일주일 안에 끝나요');
    const mine = screen.getByRole('list', { name: '내 쿠폰' });
    expect(within(mine).getAllByRole('listitem')[0]?.textContent).toMatch(/소금빵.*오늘까지/);
    await view.user.click(screen.getByRole('radio', { name: '금융' }));
    expect(mine.textContent).toMatch(/정기예금 우대금리.*연 0.3%p/);
    await view.user.click(click('openList'));
    await view.shows('FCP11000');
    expect(screen.getByRole('radio', { name: '금융' })).toHaveProperty('checked', true);
  });

  test('(R710) a visitor reads what is here, sees what a rate is worth, and takes an offer after signing in', async () => {
    const view = await open('FCP10000', { persona: 'visitor' });
    await view.user.click(await button(/정기예금 우대금리/));
    await view.shows('FCP24100');
    expect(said()).toContain('이자 50,000원 더');
    await view.user.click(click('take'));
    await view.user.click(await waitFor(() => part('dialog[data-msg="loginGuide"] [data-action="cancel"]')));
    await waitFor(() => expect(view.path()).toMatch(/returnPath=%2Fcpon%2FFCP24100%3FofferId%3DOF01/));
  });

  test('a member agrees to the terms once and has the coupon; it is taken once', async () => {
    const view = await open('FCP24100', { query: { offerId: 'OF01' } });
    await view.shows('FCP24100');
    await view.user.click(click('take'));
    await view.user.click(await waitFor(() => part('[data-action="agreeAll"], [data-field="agreeAll"]')));
    await view.user.click(await button('쿠폰 받기'));
    await view.shows('FCP15200');
    expect(said()).toContain('연 0.5%p');
    go('/cpon/FCP24100?offerId=OF01');
    await button('받은 쿠폰 보기');
  });

  test('(R079, R807) the detail says worth, balance, end and whether money comes back', async () => {
    const view = await open('/cpon/FCP15200/C01009');
    await view.shows('FCP15200');
    expect(said()).toMatch(/한결마트.*17,500원.*30,000원/);
    expect(said()).toContain('산 쿠폰이에요');
    go('/cpon/FCP15200/C01004');
    await says('무료로 받은 쿠폰이에요');
    go('/cpon/FCP15200/%3Cscript%3E');
    await view.user.click(await button('쿠폰함 보기'));
    await view.shows('FCP11000');
  });

  test('what is used or has run out stands behind its tab, and is deleted there', async () => {
    const view = await open('FCP11000', { query: { state: 'over' } });
    await view.user.click(await button(/컵라면/));
    await view.shows('FCP15200');
    expect(part('[data-part="pass"]').dataset.state).toBe('expired');
    await view.user.click(await button('쿠폰 삭제'));
    await view.user.click(await confirmButton('deleteCoupon'));
    await view.shows('FCP11000');
    go('/cpon/FCP11000?state=over');
    await says('20,000');
    expect(said()).not.toContain('컵라면');
  });
});

describe('at the till', () => {
  test('(R687, R852) a sum is used in part: the server says so, the page follows', async () => {
    const view = await open('FCP14100');
    await view.user.click(await button(/3만원권/));
    await waitFor(() =>
      expect(part('[data-part="codeNumber"], [data-part="paymentCode"]').textContent).toContain('8800'),
    );
    const { payload } = await view.askJson('/wApi/cpon/v1/coupon?hirkCtntID=C01009');
    expect((await view.askJson('/_mocks/till/use', { code: payload.cponSerno, amount: 5500 })).taken).toBe(
      true,
    );
    expect(await screen.findByText('5,500원 쓰고 12,000원 남았어요.', {}, { timeout: 5000 })).toBeTruthy();
    await view.user.click(await button('쓴 내역'));
    await view.shows('FCP14400');
    expect(said()).toMatch(/12,000원남은 금액 · 쓴 금액 18,000원/);
    await view.user.click(await screen.findByText(/구름커피 여의도점 · 5,500원/));
    expect(part('[data-part="receipt"]').textContent).toContain('구름커피 여의도점');
  });

  test('offline a thing that was shown before stands with its time, a sum does not', async () => {
    const view = await open('FCP14100', { query: { hirkCtntID: 'C01003' } });
    await waitFor(() => expect(part('[data-part="paymentCode"]').dataset.state).toBe('shown'));
    view.net.isOff = true;
    go('/cpon/FCP40001');
    await view.shows('FCP40001');
    go('/cpon/FCP14100?hirkCtntID=C01003');
    await waitFor(() => expect(part('[data-msg="couponOffline"]').textContent).toContain('2026.11.20 10:00'));
    go('/cpon/FCP14100?hirkCtntID=C01009');
    await view.shows('FCP14100', 'error');
  });

  test('online: so much of it, by a number of ten minutes', async () => {
    const view = await open('FCP14300', { query: { hirkCtntID: 'C01009' } });
    await view.shows('FCP14300');
    await view.user.type(field('amount'), '17501');
    await says('17,500원까지 쓸 수 있어요');
    expect(await button('온라인 번호 받기')).toHaveProperty('disabled', true);
    await view.user.clear(field('amount'));
    await view.user.type(field('amount'), '5000');
    expect(said()).toContain('12,500원');
    await view.user.click(await button('온라인 번호 받기'));
    await says('남은 시간 10:00');
  });

  test('one that was used elsewhere meanwhile shows no code', async () => {
    const view = await open('FCP14100', { query: { hirkCtntID: 'C01018' } });
    await view.user.click(await button('쿠폰함 보기'));
    await view.shows('FCP11000');
  });
});

describe('registering', () => {
  const type = async (view: Awaited<ReturnType<typeof open>>, number: string) => {
    await view.user.clear(field('number'));
    await view.user.type(field('number'), number);
    await view.user.click(await button('쿠폰 등록하기'));
  };

  test('each number that is refused has its sentence, and a good one is there', async () => {
    const view = await open('FCP16000', { query: { cponSerno: '8812000000000018' } });
    await view.shows('FCP16000');
    expect(field('number').value).toBe('8812-0000-0000-0018');
    await view.user.click(await button('쿠폰 등록하기'));
    await says('번호 16자리를 다시 확인해 주세요');
    for (const [number, sentence] of [
      ['8812000000000035', '이미 사용한 쿠폰이에요.'],
      ['8812000000000043', '다른 분이 등록한 쿠폰이에요.'],
      ['8812000000000050', '11월 16일 (월)에 기간이 끝난 쿠폰이에요.'],
      ['8812000000000068', '11월 23일 (월)부터 쓸 수 있는'],
      ['8812000000009101', '없는 쿠폰 번호예요. 다시 확인해 주세요. 3번 더'],
    ] as const) {
      await type(view, number);
      await says(sentence);
    }
    await type(view, '8812000000000027');
    await view.shows('FCP15200');
    expect(said()).toContain('1만원권');
  });

  test('five wrong ones over two WebViews lock it for ten minutes', async () => {
    const view = await open('FCP16000');
    for (const last of ['9101', '9119', '9127', '9135'])
      await view.askJson('/wApi/cpon/v1/register', { cponSerno: `881200000000${last}` });
    await view.shows('FCP16000');
    await type(view, '8812000000009143');
    await says('10분 뒤에 다시 해 주세요.');
  });
});

describe('coupons of the bank', () => {
  test('(R808) one is extended by a month, as often as it may be', async () => {
    const view = await open('FCP20000');
    await view.user.click(await button(/정기예금 우대금리/));
    await view.shows('FCP24000');
    for (const left of ['1번 남음', null]) {
      await view.user.click(await waitFor(() => click('extend')));
      await view.user.click(await button('한 달 연장하기'));
      await view.shows('FCP24000');
      if (left) await says(left);
    }
    await says('2월 2일');
    expect(document.querySelector('[data-action="extend"]')).toBeNull();
    go('/cpon/FCP24300?finacCponId=C01012');
    await says('연장할 수 없는 쿠폰이에요');
  });

  test('its product opens in the bank app', async () => {
    const native = createFakeHost({ platform: 'ios', answers: { openNativeScreen: {} } });
    const view = await open('FCP24000', { query: { finacCponId: 'C01012' }, native });
    await view.user.click(await button('은행 상품 보기'));
    await waitFor(() => expect(JSON.stringify(native.calls('openNativeScreen'))).toContain('D007792'));
  });
});

describe('presents', () => {
  test('one is given by phone, told to be on its way, and taken back while nobody has it', async () => {
    const view = await open('FCP24400', { query: { hirkCtntID: 'C01003' } });
    await view.shows('FCP24400');
    await view.user.type(field('phone'), '01055551203');
    await view.user.click(await button('선물 보내기'));
    await view.user.click(await confirmButton('giveCoupon'));
    await view.shows('FCP25400');
    await view.user.click(await button('선물 보기'));
    await view.shows('FCP25300');
    expect(said()).toContain('11월 27일 (금)까지 받지 않으면 다시 내 쿠폰이 돼요.');
    await view.user.click(await button('선물 취소하기'));
    await view.user.click(await confirmButton('takeBackPresent'));
    await says('다시 내 쿠폰이 됐어요.');
    go('/cpon/FCP15200/C01003');
    await view.shows('FCP15200');
  });

  test('(R719) a link says worth and giver before anybody signs in; a member receives it there', async () => {
    const visitor = await open('ReceiveCpon', { persona: 'visitor', query: { presentId: 'PR0006' } });
    await visitor.shows('ReceiveCpon');
    expect(said()).toMatch(/달콤제과 쿠키 상자.*4,500원/);
    visitor.unmount();
    const view = await open('ReceiveCpon', { query: { presentId: 'PR0006' } });
    await view.user.click(await button('선물 받기'));
    await view.shows('FCP26000');
    await view.user.click(await button('쿠폰 받기'));
    await view.shows('FCP15200');
    expect(said()).toContain('쿠키 상자');
    expect(document.querySelector('[data-action="give"]'), 'it is given no further').toBeNull();
    go('/cpon/ReceiveCpon?presentId=PR0006');
    await says('이미 받은 선물이에요');
  });

  test.each([
    ['PR0001', '내가 보낸 선물이에요'],
    ['PR0008', '보낸 분이 먼저 쓴 쿠폰이에요'],
    ['NONE', '선물을 찾을 수 없어요'],
  ])('one that cannot be received says why: %s', async (presentId, sentence) => {
    await open('ReceiveCpon', { query: { presentId } });
    await says(sentence);
    expect(document.querySelector('[data-action="goOn"]')).toBeNull();
  });

  test('taken back while its page was open: the first who acts has it', async () => {
    const view = await open('FCP26000', { persona: 'foreigner', query: { presentId: 'PR0001' } });
    await view.shows('FCP26000');
    await view.reply({
      method: 'POST',
      path: '/cpon/v1/receive',
      body: { status: 200, code: 'CPN_TAKEN_BACK', message: '', payload: null },
      times: 1,
    });
    await view.user.click(await button('쿠폰 받기'));
    expect(await screen.findByText('보낸 분이 선물을 취소했어요.')).toBeTruthy();
  });

  test('(R718) under 14 a guardian proves who they are and agrees first', async () => {
    const native = createFakeHost();
    const view = await open('FCP26000', { persona: 'minor', query: { presentId: 'PR0007' }, native });
    await view.user.click(await button('법정대리인과 함께 받기'));
    await view.shows('FCP26000UD14');
    await view.user.click(await button('법정대리인 인증하기'));
    await waitFor(() =>
      expect(native.calls('openWebView')).toMatchObject([
        { url: expect.stringContaining('/mber/FME22000?purpose=guardian') },
      ]),
    );
    const refused = await view.askJson('/wApi/cpon/v1/receive', { prsntId: 'PR0007' });
    expect(refused.code).toMatch(/CPN_GUARDIAN|4010/);
    go('/cpon/FCP26000UD14');
    await says('부모님이나 법정대리인의 동의가 필요해요');
  });
});

describe('the rest', () => {
  test('(R711, R712, R809) hot coupons open at the platform’s address; one that is no https is refused', async () => {
    const native = createFakeHost({ platform: 'android' });
    const view = await open('FCP30000', { persona: 'visitor', native });
    await view.user.click(await button(/첫 구매 5,000원 할인/));
    await view.user.click(await button('한결쇼핑 열기'));
    await waitFor(() => expect(JSON.stringify(native.calls('openWindow'))).toContain('/android/hc01'));
    go('/cpon/FCP30000/HC03');
    await waitFor(() => expect(part('[data-msg="couponLanding"]')).toBeTruthy());
    expect(await button('한빛시네마 열기')).toHaveProperty('disabled', true);
    expect(said()).not.toContain('끝난 행사');
  });

  test('(R713) a refund is told by the law of the day, in money or points, and paid', async () => {
    const view = await open('FCP40002', { query: { hirkCtntID: 'C01024' } });
    await says('현금 66,500원이나 포인트 70,001P로 돌려받을 수 있어요.');
    await view.user.click(screen.getByRole('radio', { name: /^포인트/ }));
    await view.user.click(await button('70,001P 환불받기'));
    await view.user.click(await confirmButton('refundCoupon'));
    await says('환불한 쿠폰이에요.');
  });

  test('(R709) tickets: in one’s own name only, shown with a masked name', async () => {
    const view = await open('TicketRegist', { query: { kind: 'ksat' } });
    await view.shows('TicketRegist');
    await view.user.type(field('number'), '20265678');
    await view.user.click(await button('등록하기'));
    expect(await screen.findByText(/등록된 이름과 달라요/)).toBeTruthy();
    await view.user.click(await button('확인'));
    await view.user.clear(field('number'));
    await view.user.type(field('number'), '20261234');
    await view.user.click(await button('등록하기'));
    await view.shows('TicketView');
    expect(said()).toContain('김*늘');
    expect(said()).not.toContain('김하늘');
    go('/cpon/ksat');
    await view.user.click(await button('수험표 보기'));
    await view.shows('TicketView');
  });

  test('the exam ticket is registered in its season only', async () => {
    vi.setSystemTime(new Date('2026-10-01T10:00:00+09:00'));
    await open('ksat');
    await says('11월 12일 (목)부터 등록할 수 있어요.');
    expect(await button('수험표 등록하기')).toHaveProperty('disabled', true);
  });

  test.each(['FCP24000', 'FCP24300', 'FCP24400', 'FCP25100', 'FCP25300'])(
    '(R717) %s says to a visitor what it is, and leads to signing in',
    async (code) => {
      const view = await open(code, { persona: 'visitor' });
      await view.user.click(await button('로그인하기'));
      expect(await waitFor(() => part('dialog[data-msg="loginGuide"]'))).toBeTruthy();
    },
  );
});
