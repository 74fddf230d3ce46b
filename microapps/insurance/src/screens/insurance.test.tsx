import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  type FakeAnswers,
  go,
  openerOf,
  part,
  refuse,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const DAY = 86_400_000;
const signed = { signature: 'S', certSerial: '4412-01' };

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

interface Options {
  persona?: string;
  sign?: FakeAnswers['signWithCertificate'];
  isInApp?: boolean;
  person?: Record<string, string>;
}

const opens = openerOf({ manifest, screens, messages }, createMock);

async function open(at: string, query: Record<string, string> = {}, options: Options = {}) {
  const { persona = 'member', sign = signed, isInApp = true, person } = options;
  const answers: FakeAnswers = { signWithCertificate: sign };
  const native = createFakeHost({ platform: 'android', appVersion: 'G6.4.0', answers });
  const view = await opens(at, {
    query,
    persona,
    ...(person ? { person } : {}),
    ...(isInApp ? { native } : {}),
  });
  /** what the agency has paid: other services move money of the account on their days, too */
  const bank = async () => 0 - (await view.balance('merchant:insurance', 'KRW'));
  return { ...view, bank };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';

async function choose(name: RegExp, options: Options = {}): Promise<View> {
  const view = await open('FEI10000', {}, options);
  await view.shows('FEI10000');
  await view.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await view.shows('FEI20000');
  return view;
}

async function toSign(name: RegExp, options: Options = {}): Promise<View> {
  const view = await choose(name, options);
  await view.user.click(await button('신청하기'));
  await view.shows('FEI30000');
  return view;
}

const sign = async (view: View) => view.user.click(await button('서명하고 신청하기'));

describe('joining (R828)', () => {
  test('says whose money it is, asks for the terms, looks up; leaving ends it', async () => {
    const view = await open('FEI10000', {}, { persona: 'foreigner' });
    expect(await screen.findByText(/직원의 돈이나 개인 보험과는 상관없어요/)).toBeTruthy();
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 찾기'));
    await screen.findByText('돌려받을 보험료');
    await view.user.click(await button('해지하기'));
    await view.user.click(await confirmButton('leaveInsurance'));
    await button('동의하고 찾기');
  });

  test('who represents nothing is told so', async () => {
    const view = await open('FEI10000', {}, { persona: 'employee' });
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 찾기'));
    await screen.findByText('대표자로 등록된 사업장이 없어요');
  });

  test('(E39) insuranceJoinYn that is neither Y nor N is no yes; the four stated fields are enough for a unit', async () => {
    const view = await open('FEI40000');
    await view.shows('FEI40000');
    const unit = { bussinessUnitName: '가게', bussinessUnitMgtNo: '1', refundAmount: 5000 };
    const payload = { lookYMS: '20261120100000', nowYmd: '20261120', unitList: [unit] };
    const answer = (insuranceJoinYn: string) => ({
      method: 'GET',
      path: '/insurance/v1/units',
      body: { status: 200, code: '0000', payload: { ...payload, insuranceJoinYn } },
    });
    await view.reply(answer('y'));
    go('/insurance/FEI10000');
    await button('동의하고 찾기');
    await view.reply(answer('Y'));
    go('/insurance/FEI40000');
    await view.shows('FEI40000');
    go('/insurance/FEI10000');
    await view.user.click(await button(/가게/));
    await screen.findByText('가게에서 5,000원을 돌려받을 수 있어요');
  });
});

describe('home', () => {
  test('what came back stands first, and the main button applies for what ends first', async () => {
    const view = await open('FEI10000');
    await view.user.click(await button('계좌 바꾸기'));
    await view.shows('FEI40000');
    go('/insurance/FEI10000');
    await view.user.click(await button('1,234,500원 신청하기'));
    await view.shows('FEI20000');
    await screen.findByText('하늘 카페에서 1,234,500원을 돌려받을 수 있어요');
  });
});

describe('the way', () => {
  test('units stand by what ends first; parts that have ended do not count', async () => {
    await choose(/하늘 카페/);
    expect(main()).toContain('12일 안에 신청하지 않으면');
    expect(main()).toContain('관리번호 12388001110');
    for (const text of ['더 낸 보험료1,234,500원', '이자 (약)12,580원', '받는 금액 (약)1,247,080원'])
      expect(main()).toContain(text);
  });

  test('arrears are taken out first', async () => {
    await choose(/하늘 공방/);
    expect(main()).toContain('밀린 보험료 50,000원을 먼저 빼고 37,980원을 받아요');
  });

  test('a closed unit is still paid, a small sum is not', async () => {
    const other = await open('FEI10000', {}, { persona: 'payReady' });
    await other.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await other.user.click(await button('동의하고 찾기'));
    expect((await screen.findByText(/다음 보험료에서 빼요/)).closest('button')).toBeNull();
    await other.user.click(await button(/예전 식당.*폐업/));
    await screen.findByText(/폐업한 사업장이에요/);
  });

  test('signed, applied, checked, decided, paid: money comes at the end, and back leads to the start', async () => {
    const view = await toSign(/하늘 카페/);
    const had = await view.bank();
    await sign(view);
    await view.shows('FEI40000');
    expect(main()).toContain('보통 7~14일 안에');
    const id = new URL(window.location.href).searchParams.get('applicationId');
    const reopened = async () => {
      go('/insurance/FEI10000');
      await view.shows('FEI10000');
      go(`/insurance/FEI40000?applicationId=${id}`);
      await view.shows('FEI40000');
    };
    const start = Date.now();
    for (const [days, text, moved] of [
      [2, '공단이 1,247,080원을 확인하고 있어요', 0],
      [8.5, '곧 1,247,080원을 보내 드려요', 0],
      [10, '1,247,080원을 돌려받았어요', 1_247_080],
    ] as const) {
      vi.setSystemTime(start + days * DAY);
      await reopened();
      expect(main()).toContain(text);
      expect(await view.bank()).toBe(had + moved);
    }
  });

  test('taken back before the check, and applied for again; afterwards it cannot be', async () => {
    const view = await toSign(/하늘 카페/);
    await sign(view);
    await view.user.click(await button('신청 취소하기'));
    await view.user.click(await confirmButton('takeBack'));
    await screen.findByText('신청을 취소했어요');
    go('/insurance/FEI10000');
    await view.user.click((await screen.findAllByRole('button', { name: /하늘 카페/ }))[0] as HTMLElement);
    await view.user.click(await button('신청하기'));
    await view.shows('FEI30000');
    await sign(view);
    const undo = await button('신청 취소하기');
    vi.setSystemTime(Date.now() + 2 * DAY);
    await view.user.click(undo);
    await view.user.click(await confirmButton('takeBack'));
    await view.user.click(await confirmButton('checking'));
  });

  test('what came back from a closed account is sent to another one', async () => {
    const view = await open('FEI40000', { applicationId: 'EI0002' });
    await screen.findByText(/계좌를 바꾸면 다시 보내 드려요/);
    const had = await view.bank();
    await view.user.click(await screen.findByRole('radio', { name: /생활비/ }));
    await view.user.click(await button('이 계좌로 다시 받기'));
    await screen.findByText('64,300원을 돌려받았어요');
    expect(await view.bank()).toBe(had + 64_300);
    go('/insurance/FEI40000?applicationId=none');
    await view.user.click(await button('보험료 환급 보기'));
    await view.shows('FEI10000');
  });
});

describe('what was applied for', () => {
  /** What was written of insurance, the newest first. */
  async function notices(view: View) {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => view.askJson(`/wApi/noti/v1/notifications?pageNo=${page}`)),
    );
    return pages
      .flatMap(({ payload }) => payload.results)
      .map(
        (one: { alrmTitl: string; alrmRegiYMS: string }) => `${one.alrmTitl} ${one.alrmRegiYMS.slice(0, 8)}`,
      )
      .filter((one) => one.includes('보험료'));
  }

  test('is no claim any more, also after it was paid; it is paid while insurance stays closed', async () => {
    const view = await toSign(/하늘 카페/);
    const had = await view.bank();
    await sign(view);
    await view.shows('FEI40000');
    for (const days of [2, 12, 30]) {
      vi.setSystemTime(new Date('2026-11-20T10:00:00+09:00').getTime() + days * DAY);
      const { payload } = await view.askJson('/wApi/insurance/v1/units');
      expect(
        payload.unitList.map(({ bussinessUnitName: name }: { bussinessUnitName: string }) => name),
      ).toEqual(['하늘 공방']);
      const again = await view.ask('/wApi/insurance/v1/apply', {
        method: 'POST',
        headers: { 'idempotency-key': `once-more-${days}` },
        body: JSON.stringify({
          bussinessUnitMgtNo: '12388001110',
          refundAmount: 1_234_500,
          acNo: '12345601234567',
          sgntr: 'S',
          certSerial: '4412-01',
        }),
      });
      expect((await again.json()).code).toBe('INS_ALREADY');
    }
    expect(await view.bank()).toBe(had + 1_247_080);
    expect(await notices(view)).toEqual([
      '보험료를 돌려드렸어요 20261129',
      '보험료 환급이 결정됐어요 20261128',
    ]);
  });

  test('keeps the member from leaving while it waits for an account; the rest is paid and stays readable', async () => {
    const view = await toSign(/하늘 카페/);
    const had = await view.bank();
    await sign(view);
    await view.shows('FEI40000');
    go('/insurance/FEI10000');
    await view.user.click(await button('해지하기'));
    await waitFor(() => expect(part('[data-part="leaving"]').textContent).toContain('1,247,080원'));
    expect(part('[data-part="leaving"]').textContent).toContain('먼저 정리');
    expect(part('[data-action="leaveNow"]').matches(':disabled')).toBe(true);
    const refused = await view.ask('/wApi/insurance/v1/leave', { method: 'POST' });
    expect((await refused.json()).code).toBe('LEAVE_HOLDS');
    await view.ask('/wApi/insurance/v1/applications/EI0002/account', {
      method: 'POST',
      body: JSON.stringify({ acNo: '12345601234567' }),
    });
    go('/insurance/FEI40000?applicationId=EI0001');
    await view.shows('FEI40000');
    go('/insurance/FEI10000');
    await view.user.click(await button('해지하기'));
    await waitFor(() => expect(part('[data-action="leaveNow"]').matches(':disabled')).toBe(false));
    await view.user.click(part('[data-action="leaveNow"]'));
    await button('동의하고 찾기');
    vi.setSystemTime(Date.now() + 10 * DAY);
    expect(await view.bank()).toBe(had + 64_300 + 1_247_080);
    await view.user.click((await screen.findAllByRole('button', { name: /하늘 카페/ }))[0] as HTMLElement);
    await screen.findByText('1,247,080원을 돌려받았어요');
  });

  test('the sum of home leaves out what arrears take', async () => {
    await open('FEI10000');
    await waitFor(() => expect(main()).toContain('1,272,150원'));
    expect(main()).toContain('87,650원에서 밀린 50,000원을 뺐어요');
  });
});

describe('the reset', () => {
  test('(R847) business name, number and amount are forgotten on leaving the way; what was joined stays', async () => {
    const view = await choose(/하늘 카페/);
    go('/insurance/FEI10000');
    await view.shows('FEI10000');
    await screen.findByText('돌려받을 보험료');
    go('/insurance/FEI30000');
    await view.user.click(await confirmButton('stepParamMissing'));
    await view.shows('FEI10000');
  });
});

describe('signing', () => {
  test.each([
    ['certificateNoMatch', { sign: { signature: 'S', certSerial: '9999' } }],
    ['certificateAuthFailed', { sign: refuse('DENIED') }],
    ['certificateCommunication', { sign: refuse('FAILED') }],
    ['certificateAppOnly', { isInApp: false }],
    ['certificateNoLoginType', { person: { loginWay: '09', loginAccessMediaDstic: 'E1' } }],
  ] as const)('%s is told, and nothing is applied for', async (id, options) => {
    const view = await toSign(/하늘 카페/, options);
    await sign(view);
    await view.user.click(await confirmButton(id));
    expect((await view.journal()).some(({ path }) => path.endsWith('/apply'))).toBe(false);
  });

  test('a customer who goes back at the signature stays where they were', async () => {
    const view = await toSign(/하늘 카페/, { sign: refuse('CANCELLED') });
    await sign(view);
    await button('서명하고 신청하기');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('the answer is lost after signing: the same application, once', async () => {
    const view = await toSign(/하늘 카페/);
    await view.reply({ method: 'POST', path: '/insurance/v1/apply', drop: 'answer', times: 1 });
    await sign(view);
    await waitFor(() => view.shows('FEI40000'), { timeout: 8000 });
    const { payload } = await view.askJson('/wApi/insurance/v1/units');
    expect(payload.aplyList).toHaveLength(3);
  });

  test('another WebView applied meanwhile: its application is shown', async () => {
    const view = await toSign(/하늘 카페/);
    const body = { bussinessUnitMgtNo: '12388001110', refundAmount: 1_234_500, acNo: '12345601234567' };
    await view.ask('/wApi/insurance/v1/apply', {
      method: 'POST',
      headers: { 'idempotency-key': 'other-view-1' },
      body: JSON.stringify({ ...body, sgntr: 'S', certSerial: '4412-01' }),
    });
    await sign(view);
    await view.user.click(await confirmButton('already'));
    await view.shows('FEI40000');
  });

  test('the sum changed between reading and signing: both are told, and it is signed anew', async () => {
    const view = await toSign(/하늘 카페/);
    const { payload } = await view.askJson('/wApi/insurance/v1/units');
    const [cafe, ...rest] = payload.unitList;
    const unitList = [{ ...cafe, refundAmount: 1_200_000 }, ...rest];
    const body = { status: 200, code: '0000', payload: { ...payload, unitList } };
    await view.reply({ method: 'GET', path: '/insurance/v1/units', body });
    await view.reply({
      method: 'POST',
      path: '/insurance/v1/apply',
      times: 1,
      body: { status: 200, code: 'INS_CHANGED' },
    });
    await sign(view);
    await view.user.click(await confirmButton('changed'));
    await screen.findByText('금액이 1,234,500원에서 1,200,000원으로 바뀌었어요. 다시 확인해 주세요.');
    await screen.findByText('1,200,000원을 어디로 받을까요?');
  });

  test('another representative has applied first', async () => {
    const view = await open(
      'FEI10000',
      {},
      { persona: 'twoPayAccounts', sign: { signature: 'S', certSerial: '4412-46' } },
    );
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 찾기'));
    await view.user.click(await button(/두리 상사/));
    await view.user.click(await button('신청하기'));
    await view.shows('FEI30000');
    await sign(view);
    await view.user.click(await confirmButton('other'));
    await view.shows('FEI10000');
  });
});
