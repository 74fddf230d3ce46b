import { act, screen, waitFor } from '@testing-library/react';
import { formatMoney } from '@wallet/kit/format';
import {
  button,
  confirmButton,
  dialog,
  drawPictures,
  field,
  go,
  openerOf,
  part,
  type RenderedScreen,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gates } from '../gates.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// A Friday in November 2026: October is fixed and not yet sent.
beforeEach(() => {
  stopClock();
  drawPictures();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = openerOf({ manifest, screens, messages, gates }, createMock);
const said = () => part('main').textContent ?? '';
const row = (name: RegExp) => screen.findByRole('button', { name });
type View = RenderedScreen;

async function post(view: View, call: string, body: object = {}) {
  const answer = await view.ask(`/wApi/canp/v1/${call}`, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()).payload;
}
const set = (view: View, body: object) => post(view, 'test', body);
const refused = (code: string) => ({ status: 200, code, message: '', payload: null });
/** A member whose phone is a developer's: only developers set the stand-in. */
const setter = (persona: string) => ({ persona, person: { isDeveloper: true } });
/** What home of the wallet shows of it. */
async function asset(view: View): Promise<number> {
  const { payload } = await view.askJson('/wApi/mstr/main/assets');
  return payload.assetList.find(({ className }: { className: string }) => className === 'canp').assetNum;
}

describe('the gate', () => {
  test.each(['FCA10000', 'FCA20000', 'FCA50000'])(
    '(R749, R771) who is not signed in stands on FCA50000 without a dialog, coming by %s',
    async (code) => {
      const view = await open(code, { persona: 'visitor' });
      await view.shows('FCA50000');
      expect(view.path()).toBe('/canp/FCA50000');
      expect(document.querySelector('dialog[open]')).toBeNull();
      expect(said()).toContain('한 해 70,000P까지 모아요.');
    },
  );

  const fails: [id: string, why: string, make: (view: View) => Promise<unknown>][] = [
    [
      'R772',
      'user info fails',
      (v) => v.reply({ method: 'GET', path: '/mstr/userinfo', status: 500, rawBody: 'no', times: 99 }),
    ],
    ['R773', 'service 14 is not joined', (v) => set(v, { what: 'SERVICE', value: 'N' })],
    ['R774', 'the check says N', (v) => set(v, { what: 'STATE', value: 'NONE' })],
    ['R774, R857', 'the check has another id', (v) => set(v, { what: 'STATE', value: 'OTHR' })],
    [
      'R939',
      'the check is silent',
      (v) => v.reply({ method: 'POST', path: '/canp/v1/signup-check', drop: true, times: 99 }),
    ],
  ];
  test.each(fails)(
    '(%s, R863) where %s every screen leads to FCA50000, which stays',
    async (_id, _why, make) => {
      const view = await open('CanpStateTest', { persona: 'developer' });
      await set(view, { what: 'STATE', value: 'JOIN' });
      await set(view, { what: 'SERVICE', value: 'Y' });
      await make(view);
      for (const code of ['FCA10000', 'FCA20000', 'FCA50000', 'FCA61000']) {
        go(`/canp/${code}`);
        await view.shows('FCA50000');
        expect(view.path()).toBe('/canp/FCA50000');
        go('/canp/CanpStateTest');
        await waitFor(() => expect(part('[data-screen]').dataset.screen).toBe('CanpStateTest'));
      }
    },
  );

  test.each(['FCA10000', 'FCA20000', 'FCA50000'])(
    '(R775, R857) a member who comes by %s stands on FCA60000 with canp_digital',
    async (code) => {
      const view = await open(code, { persona: 'carbonMember' });
      await view.shows('FCA60000');
      expect(view.path()).toBe('/canp/FCA60000?canp_digital');
      const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(headings).toEqual(['디지털 실천', '올해 모은 포인트']);
    },
  );

  test('(R863) a visitor of any other screen is asked to sign in, a member without sign-up is led to it', async () => {
    await open('FCA61000', { persona: 'visitor' });
    expect(await dialog('loginGuide')).toBeTruthy();
    const view = await open('FCA64000', { persona: 'member' });
    await view.shows('FCA50000');
  });
});

describe('sign-up', () => {
  async function toPhone(persona: string, prepare?: (view: View) => Promise<unknown>): Promise<View> {
    const view = await open('FCA50000', setter(persona));
    await view.shows('FCA50000');
    await prepare?.(view);
    await view.user.click(await button('가입하기'));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 다음'));
    await screen.findAllByText('휴대폰 번호를 확인할게요');
    return view;
  }
  async function enter(view: View, code: string): Promise<void> {
    await waitFor(() => expect(field('code').value).toBe(''));
    await view.user.type(field('code'), code);
  }
  /** More time is offered in the last minute. */
  function toLastMinute(): void {
    const [, minutes, seconds] = /(\d+):(\d+)/.exec(screen.getByRole('timer').textContent ?? '') ?? [];
    const passed = performance.now() + (Number(minutes) * 60 + Number(seconds) - 30) * 1000;
    vi.spyOn(performance, 'now').mockReturnValue(passed);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  async function proved(view: View): Promise<void> {
    await view.user.click(await button('인증번호 받기'));
    await screen.findByLabelText('인증번호');
    await enter(view, '135790');
    await screen.findAllByText('포인트를 어디로 받을까요?');
  }

  test('(R904, R952) terms, a wrong and a right number, where points go: service 14 is joined, and home opens', async () => {
    const view = await toPhone('employee');
    await view.user.click(await button('인증번호 받기'));
    await screen.findByLabelText('인증번호');
    await enter(view, '111111');
    expect(await screen.findByText('4번 더 입력할 수 있어요.')).toBeTruthy();
    for (const _ of ['once', 'again']) {
      toLastMinute();
      await view.user.click(await button('시간 연장'));
    }
    await view.user.click(await confirmButton('extended'));
    await view.user.clear(field('code'));
    await view.user.type(field('code'), '135790');
    await view.user.click(await screen.findByRole('radio', { name: /카드 포인트로 받기/ }));
    await view.user.click(await button('가입하기'));
    expect((await view.shows('FCA54000')).textContent).toContain('가입했어요');
    const joined = (await view.journal()).filter(({ path }) => path === '/mber/user/joinService');
    expect(joined.map(({ body }) => body)).toEqual([{ wltSvcDstcd: '14', joinYn: 'Y' }]);
    await view.user.click(await button('포인트 보기'));
    await view.shows('FCA60000');
    expect(said()).toContain('실천하면 여기에 포인트가 쌓여요.');
  });

  test('five wrong numbers end it, and a new one begins anew; a phone of somebody else is nobody’s', async () => {
    const view = await toPhone('employee');
    await view.user.clear(field('phone'));
    await view.user.type(field('phone'), '01012345678');
    await view.user.click(await button('인증번호 받기'));
    await view.user.click(await confirmButton('noMember'));
    await view.user.clear(field('phone'));
    await view.user.type(field('phone'), '01055551204');
    await view.user.click(await button('인증번호 받기'));
    await screen.findByLabelText('인증번호');
    for (const left of [4, 3, 2, 1, 0]) {
      await view.user.clear(field('code'));
      await view.user.type(field('code'), '111111');
      await screen.findByText(`${left}번 더 입력할 수 있어요.`);
    }
    await view.user.clear(field('code'));
    await view.user.type(field('code'), '135790');
    await view.user.click(await confirmButton('codeEnded'));
    await view.user.click(await button('인증번호 다시 받기'));
    await enter(view, '135790');
    await screen.findAllByText('포인트를 어디로 받을까요?');
  });

  test.each([
    ['employee', 'OTHR', '다른 번호로 가입되어 있어요'],
    ['employee', 'LEFT', '아직 다시 가입할 수 없어요'],
    ['minor', 'NONE', '만 14세부터 가입할 수 있어요'],
  ])('%s whom the agency knows as %s is told why not, and what to do', async (persona, value, title) => {
    const view = await toPhone(persona, (it) => set(it, { what: 'STATE', value }));
    await proved(view);
    await view.user.click(await button('가입하기'));
    expect((await view.shows('FCA54000')).textContent).toContain(title);
    await view.user.click(await button('처음으로'));
    await view.shows('FCA50000');
  });

  test('whom the agency knows already only agrees: the service of the wallet is joined', async () => {
    const view = await open('FCA50000', setter('employee'));
    await set(view, { what: 'STATE', value: 'JOIN' });
    await view.user.click(await button('가입하기'));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 다음'));
    await view.shows('FCA54000');
    go('/canp/FCA10000');
    await view.shows('FCA60000');
  });
});

describe('points', () => {
  test('home of the app, home of the wallet and the ledger say one figure; a payout takes it to the account', async () => {
    const view = await open('FCA60000', { persona: 'carbonMember' });
    await view.shows('FCA60000');
    const balance = await asset(view);
    expect(part('[data-part="hero"]').textContent).toContain(`${formatMoney(balance)}P`);
    expect(said()).toContain('10월 실천은 11월 23일부터 들어와요.');
    const { payload } = await view.askJson('/wApi/mstr/main/comingUp');
    expect(JSON.stringify(payload)).toContain('탄소중립포인트 2,950P 지급');
    const money = async () => {
      const points = await view.balance('carbon:W000000061', 'CNP');
      return [points, await view.balance('bank:W000000061:12345601234567', 'KRW')];
    };
    expect((await money())[0]).toBe(balance);
    const { payList } = await post(view, 'payouts');
    const october = payList.find(({ ym }: { ym: string }) => ym === '202610').pnt;
    // Other plans take money from the account on the days before: its balance is read just before the payout.
    vi.setSystemTime(new Date('2026-11-26T08:59:58+09:00'));
    await asset(view);
    const [, bank = 0] = await money();
    // The payout arrives while the page stays open.
    vi.setSystemTime(new Date('2026-11-26T09:00:02+09:00'));
    expect(await asset(view)).toBe(balance - october);
    expect(await money()).toEqual([balance - october, bank + october]);
    go('/canp/FCA64000?month=202610');
    expect(await screen.findByText('모두 들어왔어요.')).toBeTruthy();
  });

  test('37 e-receipts are 3,700 in 2025 and 370 in 2026; 69,400 of a year take 600 of a tree, and then nothing', async () => {
    const view = await open('CanpStateTest', { persona: 'developer' });
    await set(view, { what: 'STATE', value: 'JOIN' });
    await set(view, { what: 'SERVICE', value: 'Y' });
    const many = async (actvCd: string, year: number, times: number) => {
      for (let day = 0; day < times; day += 1) {
        await set(view, { what: 'PRACTICE', actvCd, prctYmd: `${year}03${10 + (day % 20)}`, qty: 1 });
      }
      return (await post(view, 'tariff', { stdYy: String(year) })).usedAmt;
    };
    expect(await many('receipt', 2025, 37)).toBe(3700);
    expect(await many('receipt', 2026, 37)).toBe(370);
    // Phones, products, refills, boxes, own boxes, and solar to their limits; 9,030 by car.
    expect(await many('phone', 2026, 11)).toBe(10_370);
    for (const one of ['product', 'refill', 'box', 'container']) await many(one, 2026, 20);
    await many('solar', 2026, 1);
    await set(view, { what: 'PRACTICE', actvCd: 'rental', prctYmd: '20260330', qty: 90.9 });
    expect(await many('receipt', 2026, 3)).toBe(69_400);
    go('/canp/FCA62000?activity=tree');
    await view.user.click(await button('인증하기'));
    expect(await screen.findByText('인정되면 600P를 받아요.')).toBeTruthy();
    await set(view, { what: 'PRACTICE', actvCd: 'tree', prctYmd: '20261120', qty: 1 });
    await set(view, { what: 'PRACTICE', actvCd: 'receipt', prctYmd: '20261120', qty: 1 });
    go('/canp/FCA64000?month=202611');
    expect((await row(/나무심기/)).textContent).toContain('600P3,000P');
    expect((await row(/전자영수증/)).textContent).toContain('한도 넘음');
    go('/canp/FCA61000');
    expect(await screen.findByText('올해 받을 수 있는 포인트를 모두 채웠어요.')).toBeTruthy();
  });

  test('the budget of the year is gone: it is said, and what is done is recorded and not paid', async () => {
    const view = await open('FCA60000', setter('carbonMember'));
    await view.shows('FCA60000');
    await set(view, { what: 'BUDGET', value: 'Y' });
    await set(view, { what: 'PRACTICE', actvCd: 'cup', prctYmd: '20261120', qty: 1 });
    go('/canp/FCA62000?activity=cup');
    expect(await screen.findByText('올해 예산이 다 쓰여 지금은 기록만 해요.')).toBeTruthy();
    await view.user.click((await screen.findAllByRole('button', { name: /예산 끝남/ }))[0] as HTMLElement);
    await waitFor(() => expect(part('[data-part="practice"]').textContent).toContain('인정된 포인트0P'));
  });

  test('a payout that came back is told on home, and goes out again to the account that is chosen', async () => {
    const view = await open('FCA64000', setter('carbonMember'));
    await view.shows('FCA64000');
    await set(view, { what: 'RETURN' });
    const states = async () => {
      const { prctList } = await post(view, 'practices', { ym: '202609' });
      return [...new Set(prctList.map(({ prctStcd }: { prctStcd: string }) => prctStcd))];
    };
    expect(await states()).toEqual(['FIXD']);
    go('/canp/FCA66000');
    expect(await screen.findByText(/먼저 받을 곳을 바꿔 주세요/)).toBeTruthy();
    expect((await button('탈퇴하기')).matches(':disabled')).toBe(true);
    const refusal = await view.ask('/wApi/canp/v1/leave', { method: 'POST', body: '{}' });
    expect((await refusal.json()).code).toBe('LEAVE_HOLDS');
    go('/canp/FCA60000');
    await view.user.click(await button('받을 곳 바꾸기'));
    await view.user.click(await screen.findByRole('radio', { name: /비상금/ }));
    await view.user.click(await button('바꾸기'));
    expect(await screen.findByText('받을 곳을 바꿨어요.')).toBeTruthy();
    go('/canp/FCA64000?month=202609');
    expect(await screen.findByText('바꾼 곳으로 11월 21일에 다시 보내요.')).toBeTruthy();
  });

  test('who leaves keeps what is fixed, loses the rest, and is led to the beginning everywhere', async () => {
    const view = await open('FCA66000', { persona: 'carbonMember' });
    await view.user.click(await button('탈퇴하기'));
    await view.user.click(await confirmButton('leaveCanp'));
    await view.shows('FCA50000');
    expect(await view.balance('carbon:W000000061', 'CNP')).toBe(2950);
    go('/canp/FCA61000');
    await waitFor(() => expect(view.path()).toBe('/canp/FCA61000'));
    await view.shows('FCA61000');
    go('/canp/FCA66000');
    await view.user.click(await button('가입하기'));
    await view.shows('FCA50000');
  });
});

describe('a proof', () => {
  const photo = (at: string) =>
    new File(['p'], 'p.png', { type: 'image/png', lastModified: new Date(at).getTime() });
  async function take(view: View, file: File): Promise<void> {
    await view.user.click(await button('지금 사진 찍기'));
    await view.user.upload(await waitFor(() => part('input[type="file"]') as HTMLInputElement), file);
  }
  async function proving(): Promise<View> {
    const view = await open('/canp/FCA62000?activity=bag', setter('carbonMember'));
    await view.user.click(await button('인증하기'));
    return view;
  }
  const counted = async (view: View) =>
    (await post(view, 'practices', { ym: '20261120', actvCd: 'bag' })).prctList.length;

  test('a photo of yesterday is refused; one of now, cut off on its way and sent again, counts once', async () => {
    const view = await proving();
    await take(view, photo('2026-11-19T20:00:00+09:00'));
    await view.user.click(await confirmButton('photoOld'));
    await view.reply({ method: 'POST', path: '/canp/v1/proof', drop: 'answer', times: 1 });
    await take(view, photo('2026-11-20T09:59:00+09:00'));
    expect(await screen.findByText(/인증을 접수했어요/, {}, { timeout: 8000 })).toBeTruthy();
    expect(await counted(view)).toBe(1);
    await set(view, { what: 'REFUSE' });
    go('/canp/FCA61000');
    await view.shows('FCA61000');
    go('/canp/FCA62000?activity=bag');
    await view.user.click((await screen.findAllByRole('button', { name: /인정 안 됨/ }))[0] as HTMLElement);
    expect(await screen.findByText('사진에서 확인하지 못했어요: 사진이 흐려요')).toBeTruthy();
  });

  /** A member of both: e-receipts come to the wallet, and they have joined. */
  async function withReceipts(at: string): Promise<View> {
    const view = await open('CanpStateTest', setter('receiptMember'));
    await set(view, { what: 'STATE', value: 'JOIN' });
    await set(view, { what: 'SERVICE', value: 'Y' });
    go(at);
    return view;
  }

  test('a receipt of the wallet counts once: used in another WebView meanwhile, it is refused', async () => {
    const view = await withReceipts('/canp/FCA62000?activity=bag');
    const { rcptList } = await post(view, 'receipts');
    const own = await view.askJson('/wApi/edoc/v1/erceitp/receipts');
    expect(JSON.stringify(own)).toContain(rcptList[0].rcptNo);
    await view.user.click(await button('인증하기'));
    const shown = (index: number) =>
      waitFor(() => {
        const rows = part('[data-part="proof"]').querySelectorAll<HTMLElement>(
          'button[data-action="useReceipt"]',
        );
        expect(rows.length).toBeGreaterThan(index);
        return rows[index] as HTMLElement;
      });
    await shown(1);
    await view.ask('/wApi/canp/v1/proof', {
      method: 'POST',
      headers: { 'Idempotency-Key': 'another-webview' },
      body: JSON.stringify({ actvCd: 'bag', prfCd: 'RCPT', rcptNo: rcptList[0].rcptNo }),
    });
    await view.user.click(await shown(0));
    await view.user.click(await confirmButton('receiptUsed'));
    await view.user.click(await shown(1));
    expect(await screen.findByText(/인증을 접수했어요/)).toBeTruthy();
    expect((await post(view, 'sums')).bal).toBe(100);
    vi.setSystemTime(new Date('2026-12-01T12:00:00+09:00'));
    const pages = await view.askJson('/wApi/noti/v1/notifications');
    expect(JSON.stringify(pages)).toContain('실천이 인정됐어요');
  });

  test('a receipt of a month that was paid proves nothing and is not offered', async () => {
    const view = await withReceipts('/canp/FCA60000');
    vi.setSystemTime(new Date('2026-11-28T20:30:00+09:00'));
    const { rcptList } = await post(view, 'receipts');
    const days: string[] = rcptList.map(({ rcptYmd }: { rcptYmd: string }) => rcptYmd);
    expect(days.some((day) => day.startsWith('202611'))).toBe(true);
    expect(days.filter((day) => day < '20261101')).toEqual([]);
  });

  test('an e-receipt that comes to the wallet counts by itself while the member has agreed to it', async () => {
    const view = await withReceipts('/canp/FCA60000');
    await view.shows('FCA60000');
    const arrive = () =>
      view.ask('/wApi/edoc/v1/erceitp/standIn', { method: 'POST', body: JSON.stringify({ knd: 'MART' }) });
    const carbon = () => view.balance('carbon:W000000071', 'CNP');
    const counted = async () => (await post(view, 'sums')).rcptCnt;
    await arrive();
    expect([await counted(), await carbon()]).toEqual([0, 0]);
    vi.setSystemTime(new Date('2026-11-20T10:05:00+09:00'));
    await post(view, 'profile', { rcptYn: 'Y' });
    await arrive();
    expect([await counted(), await carbon(), await asset(view)]).toEqual([1, 10, 10]);
    await post(view, 'profile', { rcptYn: 'N' });
    await arrive();
    expect([await counted(), await carbon()]).toEqual([1, 10]);
  });

  test('firms report what is done there, and a month equals its lines and the ledger', async () => {
    const view = await withReceipts('/canp/FCA60000');
    await view.shows('FCA60000');
    vi.setSystemTime(new Date('2026-12-31T12:00:00+09:00'));
    const { prctList } = await post(view, 'practices', { ym: '202612' });
    expect(prctList.map(({ actvCd }: { actvCd: string }) => actvCd)).toContain('cup');
    const sum = prctList.reduce((all: number, { cntPnt }: { cntPnt: number }) => all + cntPnt, 0);
    expect((await post(view, 'sums')).monPnt).toBe(sum);
    expect(await asset(view)).toBe(sum);
  });

  test('only developers set the stand-in', async () => {
    const view = await open('FCA60000', { persona: 'carbonMember' });
    const answer = await view.ask('/wApi/canp/v1/test', {
      method: 'POST',
      body: JSON.stringify({ what: 'PRACTICE', actvCd: 'cup', prctYmd: '20261120', qty: 1 }),
    });
    expect((await answer.json()).code).toBe('DEVELOPER');
  });
});

describe('around it', () => {
  test('the ranking asks for consent, ties share a rank, the year is another one; towns tell what they reckon by', async () => {
    const view = await open('FCA65000', { persona: 'carbonMember' });
    await view.user.click(await button('동의하고 순위 보기'));
    expect(await screen.findByText('서울 영등포구 여의동에서 5위예요')).toBeTruthy();
    expect(screen.getAllByText('2위')).toHaveLength(2);
    await view.user.click(screen.getByRole('radio', { name: '올해' }));
    await waitFor(() => expect(view.path()).toBe('/canp/FCA65000?period=year'));
    await view.user.click(await button('동네끼리 순위 보기'));
    expect(await screen.findByText('우리 동네는 2위예요')).toBeTruthy();
    expect(said()).toContain('출처: 월렛 시연용 값');
    go('/canp/FCA66000');
    await view.user.click(await screen.findByRole('switch', { name: '우리 동네 순위 공개' }));
    go('/canp/FCA65000');
    expect(await button('동의하고 순위 보기')).toBeTruthy();
  });

  test('places by activity, notices by number, questions, and the prices of both years', async () => {
    const view = await open('FCA21000', { persona: 'carbonMember', query: { activity: 'cup' } });
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    go('/canp/FCA31000?anounSerno=CA001');
    expect(await screen.findByText(/전자영수증은 10원/)).toBeTruthy();
    go('/canp/FCA31000?anounSerno=none');
    await view.user.click(await button('목록 보기'));
    await view.user.click(await screen.findByRole('tab', { name: '포인트 표' }));
    await waitFor(() => expect(said()).toContain('전자영수증1건에 10P'));
    await view.user.click(screen.getByRole('radio', { name: '2025년' }));
    await waitFor(() => expect(said()).toContain('전자영수증1건에 100P'));
    expect(said()).not.toContain('나무심기');
  });

  test('e-receipts are collected or not as the switch says, also where its answer is refused', async () => {
    const view = await open('FCA60000', { persona: 'carbonMember' });
    const receipts = () => screen.findByRole('switch', { name: '자동으로 모으기' });
    await view.user.click(await receipts());
    await waitFor(async () => expect(await receipts()).toHaveProperty('checked', false));
    await view.reply({ method: 'POST', path: '/canp/v1/profile', body: refused('CNP_NOT_JOINED'), times: 1 });
    await view.user.click(await receipts());
    await view.user.click(await confirmButton('joinFirst'));
    expect(await receipts()).toHaveProperty('checked', false);
  });

  test('an activity, and a practice, that nobody knows lead on', async () => {
    const view = await open('/canp/FCA62000?activity=flying', { persona: 'carbonMember' });
    await view.user.click(await button('활동 보기'));
    await view.shows('FCA61000');
    go('/canp/FCA62000?activity=cup&practiceId=CP0');
    expect(await screen.findByText('찾을 수 없어요. 다시 선택해 주세요.')).toBeTruthy();
  });

  test('developers open every screen, and set what the gate looks at', async () => {
    const view = await open('CANP_INDEX', { persona: 'developer' });
    await view.user.click(await row(/^CanpStateTest/));
    await view.user.click(await button('가입함'));
    await screen.findByText('signupYn Y W000000005');
    await view.user.click(await screen.findByRole('switch', { name: '월렛 서비스 14' }));
    await view.user.click(await button('더하기'));
    await view.user.click(await button('FCA10000'));
    await view.shows('FCA60000');
    expect(part('[data-part="hero"]').textContent).toContain('10P');
  });
});
