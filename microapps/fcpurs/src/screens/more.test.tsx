import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  describeOrder,
  enterPin,
  field,
  go,
  openerOf,
  part,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptSend, takeBackSend } from '../api/moreCalls.ts';
import { moveOrder } from '../flows/moves.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '246810';

beforeEach(() => stopClock('2026-11-23T10:30:00+09:00'));
afterEach(() => {
  vi.useRealTimers();
});

const open = async (at: string, query: Record<string, string> = {}, persona = 'member') => {
  const view = await openerOf({ manifest, screens, messages }, createMock)(at, { query, persona });
  const held = (currency: string) => view.balance('fxwallet:W000000001', currency);
  return { ...view, held };
};
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';
const says = (text: string | RegExp) => screen.findByText(text);
const tap = async (view: View, name: string) =>
  view.user.click(await waitFor(() => part(`[data-action="${name}"]`)));
const type = async (view: View, name: string, text: string) =>
  view.user.type(await waitFor(() => field(name)), text);

describe('automatic buying (R470)', () => {
  test('plans with how they stand; a missed run says why; a plan is paused, goes on and ends', async () => {
    const view = await open('FFC31000');
    await says('건너뜀');
    expect(main()).toContain('자동 구매 2건이 움직이고 있어요');
    for (const state of ['진행 중', '쉬는 중', '다 샀어요']) expect(main()).toContain(state);
    go('/fcpurs/FFC34000?planId=FP2');
    await screen.findAllByText('잔액이 모자라 자동 구매를 건너뛰었어요.');
    await view.user.click(await button('쉬기'));
    await view.user.click(await button('다시 시작하기'));
    await view.user.click(await button('끝내기'));
    await view.user.click(await confirmButton('endPlan'));
    await says('끝남');
  });

  test('a target: how far away it is, without a word on rates to come; then it stands in the chart', async () => {
    const view = await open('FFC33000', { crncyCd: 'USD' });
    await type(view, 'most', '1000.00');
    await says(/지금보다 [\d.]+% 내려가면 사요/);
    await says('목표 1,000.00원');
    await type(view, 'won', '200000');
    await view.user.click(await button('만들기'));
    await waitFor(() => expect(main()).toContain('USD 1,000.00원 이하'));
    expect(main()).toContain('한 번에200,000원');
    await tap(view, 'change');
    await waitFor(() => expect(field('won').value).toBe('200,000'));
    go('/fcpurs/FFC33000?planId=NONE');
    await says('자동 구매를 찾을 수 없어요');
  });

  test('days: weekly on a Friday, changed into daily', async () => {
    const view = await open('FFC34000');
    await view.user.click(await screen.findByRole('radio', { name: '매주' }));
    await type(view, 'won', '30000');
    await view.user.click(await button('만들기'));
    await waitFor(() => expect(main()).toContain('매주 월요일'));
    await tap(view, 'change');
    await view.user.click(await screen.findByRole('radio', { name: '매일' }));
    await view.user.click(await button('저장하기'));
    await waitFor(() => expect(main()).toContain('영업일마다'));
  });

  test('gathering rests, stops, and begins anew in another currency', async () => {
    const view = await open('FFC35000');
    await says('모으는 중');
    await view.user.click(await button('쉬기'));
    await view.user.click(await button('다시 모으기'));
    await view.user.click(await button('그만 모으기'));
    await view.user.click(await confirmButton('stopGathering'));
    await view.user.click(await waitFor(() => field('currency')));
    await view.user.click(await screen.findByRole('button', { name: '유로' }));
    await view.user.click(await button('모으기 시작'));
    await waitFor(() => expect(main()).toContain('0.00EUR'));
  });

  test('hours, questions and a notice', async () => {
    const view = await open('FFC36000');
    await says('은행 영업일 09:00~23:50');
    await view.user.click((await screen.findAllByText(/성탄절에는/))[0] as HTMLElement);
    await says(/해외 결제와 보내기는/);
    go('/fcpurs/FFC36000?anounSerno=NONE');
    await says('공지를 찾을 수 없어요');
  });
});

describe('sending and receiving (R470)', () => {
  test('to a number: amount, words, check, PIN, until when; then taken back', async () => {
    const view = await open('FFC40000');
    await says('1건이 상대를 기다려요');
    await tap(view, 'send');
    await type(view, 'phone', '01022223333');
    await view.user.click(await button('찾기'));
    await view.shows('FFC41100');
    await waitFor(() => expect(field('currency').textContent).toContain('미국 달러'));
    await type(view, 'amount', '400');
    await says(/지금 350.00.USD까지 보낼 수 있어요/);
    await view.user.clear(field('amount'));
    await type(view, 'amount', '20.50');
    await view.user.click(await button('다음'));
    await view.shows('FFC41200');
    expect(main()).toContain('보낸 뒤 남는 돈329.50\u00a0USD');
    await tap(view, 'submit');
    await enterPin(view, PIN);
    await says('보냈어요');
    await says(/이\*준 님이 11월 26일 \(목\) 오전 10:30까지 받지 않으면 돌려드려요/);
    expect(await view.held('USD')).toBe(32_950);
    await tap(view, 'see');
    await view.user.click(await button('돌려받기'));
    await view.user.click(await confirmButton('takeBackSend'));
    await says('돌려받음');
    expect(await view.held('USD')).toBe(35_000);
  });

  test('somebody without a wallet is told apart, and gets a link', async () => {
    const view = await open('FFC41000');
    await type(view, 'phone', '01099998888');
    await view.user.click(await button('찾기'));
    await says(/아직 외화 지갑이 없어요/);
    await view.user.click(await button('그래도 보내기'));
    await view.shows('FFC41100');
    await waitFor(() => expect(main()).toContain('010-****-8888'));
  });

  test('received: accepted it is in the wallet; declined it is not; what another WebView did is shown', async () => {
    const view = await open('FFC42000');
    await waitFor(() => expect(document.querySelectorAll('[data-action="openSend"]')).toHaveLength(5));
    await view.user.click((await screen.findAllByText(/까지$/))[0] as HTMLElement);
    await view.shows('FFC42100');
    await view.user.click(await button('받기'));
    await says('외화 지갑에 들어왔어요.');
    expect(await view.held('EUR')).toBe(14_000);
    go('/fcpurs/FFC42100?sendId=FSI2');
    await button('받기');
    await acceptSend('FSI2');
    await tap(view, 'decline');
    await view.user.click(await confirmButton('declineSend'));
    await screen.findAllByText(/이미 끝난 외화예요/);
    await view.user.click(await button('확인'));
    await says('외화 지갑에 들어왔어요.');
    go('/fcpurs/FFC41300?sendId=FSO1');
    await button('돌려받기');
    await takeBackSend('FSO1');
    go('/fcpurs/FFC41300?sendId=NONE');
    await says('보낸 외화를 찾을 수 없어요');
  });
});

describe('out of the wallet (R470)', () => {
  test('to an own account of the currency; closed after four', async () => {
    const view = await open('FFC43000', { crncyCd: 'USD' });
    await type(view, 'amount', '100.00');
    await says(/남는 돈/);
    await tap(view, 'submit');
    await enterPin(view, PIN);
    await says('외화계좌로 옮겼어요');
    expect(await view.held('USD')).toBe(25_000);
    await tap(view, 'entry');
    await view.shows('FFC52000');
  });

  test('cash: notes and fee before, place and day, PIN, voucher; cancelled it is back', async () => {
    const view = await open('FFC54000', { crncyCd: 'USD' });
    await type(view, 'units', '155');
    await says('7일 넘게 둔 외화라 수수료가 없어요.');
    expect(main()).toContain('100 1장, 50 1장, 5 1장');
    await view.user.clear(field('units'));
    await type(view, 'units', '100');
    await view.user.click(await button('다음'));
    await view.shows('FFC54100');
    await view.user.click((await screen.findAllByText('서울역 환전 키오스크'))[0] as HTMLElement);
    await view.user.click(await button('여기서 찾기'));
    const day = '[data-part="when"] [data-date]:not(:disabled):not([aria-disabled="true"])';
    await view.user.click(await waitFor(() => part(day)));
    await button('신청하기');
    expect(main()).toContain('지갑에서 나가는 돈100.00\u00a0USD');
    await view.user.click(await button('신청하기'));
    await enterPin(view, PIN);
    await says('현찰을 신청했어요');
    expect(await view.held('USD')).toBe(25_000);
    await tap(view, 'see');
    await view.user.click(await button('신청 취소'));
    await view.user.click(await confirmButton('cancelCash'));
    await screen.findAllByText(/외화와 수수료가 외화 지갑에 돌아왔어요/);
    expect(await view.held('USD')).toBe(35_000);
  });
});

describeOrder(moveOrder, {
  backend: (now) => createMock({ now }),
  secret: PIN,
  runs: 500,
  wish: (random) =>
    random(2) === 0
      ? { kind: 'send', currency: 'USD', amount: 1 + random(20), to: 'R101', more: '', fee: 0 }
      : { kind: 'withdraw', currency: 'USD', amount: 1 + random(20), to: 'FA1', more: '', fee: 0 },
  books: async (ask) => {
    const { balances } = (await ask('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
    };
    return -(balances['fxwallet:W000000001']?.USD ?? 0);
  },
  moves: ({ send, withdrawn }) => send?.minor ?? withdrawn?.minor ?? 0,
});
