import { waitFor } from '@testing-library/react';
import { confirmButton, describeOrder, enterPin, field, openerOf, part } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { readDeal, tryOut } from '../api/calls.ts';
import { payment } from '../flows/orders.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '246810';
const opener = openerOf({ manifest, screens, messages }, createMock);
const open = (query: Record<string, string> = {}, persona = 'member') =>
  opener('TRADING', { persona, query });
type View = Awaited<ReturnType<typeof open>>;
const says = (text: string | RegExp) => waitFor(() => expect(part('main').textContent).toMatch(text));
const tap = async ({ user }: View, action: string) =>
  user.click(await waitFor(() => part(`[data-action="${action}"]`)));
const type = async ({ user }: View, name: string, text: string) =>
  user.type(await waitFor(() => field(name)), text);

/** The first deal whose row says this. */
async function openRow(view: View, text: string) {
  await says(text);
  const row = [...document.querySelectorAll<HTMLElement>('[data-action="openDeal"]')].find((one) =>
    one.textContent?.includes(text),
  );
  await view.user.click(row as HTMLElement);
}

test('(R473) what waits for me stands first; a deal is paid into escrow once, with points before won', async () => {
  const view = await open();
  await says(/내 차례예요.*결제해 주세요.*진행 중.*끝난 거래/);
  await openRow(view, '필름 카메라');
  await says('351,500원');
  await tap(view, 'pay');
  await view.user.click(await waitFor(() => field('usesPoints')));
  await says('333,100원');
  await tap(view, 'submit');
  await enterPin(view, PIN);
  await says('돈을 맡겼어요');
  await tap(view, 'openDeal');
  await says('보관 중인 돈');
  await tap(view, 'handOver');
  await says('물건을 확인한 뒤 보여 주세요');
});

test('a deal is written in three steps, and its link goes to the other side', async () => {
  const view = await open({ view: 'new' });
  await type(view, 'thing', '독서 등');
  await tap(view, 'next');
  await type(view, 'price', '48000');
  await type(view, 'delivery', '3500');
  await says(/구매자가 내는 돈51,500원판매자가 받는 돈51,020원/);
  await tap(view, 'next');
  await says('독서 등 거래를 만들까요?');
  await tap(view, 'offer');
  await says('아직 상대가 없어요');
  await waitFor(() => part('[data-action="invite"]'));
});

test('what cannot be traded is refused, and stays as it was typed', async () => {
  const view = await open({ view: 'new' });
  await type(view, 'thing', '백화점 상품권');
  await tap(view, 'next');
  await type(view, 'price', '90000');
  await tap(view, 'next');
  await tap(view, 'offer');
  await view.user.click(await confirmButton('refusedThing'));
  await says('백화점 상품권');
});

test('a thing that came is not as described: the problem is recorded, a part is proposed', async () => {
  const view = await open();
  await openRow(view, '무선 이어폰');
  await says('자동으로 확정돼요');
  await tap(view, 'dispute');
  await view.user.click(await waitFor(() => part('input[value="different"]')));
  await type(view, 'text', '한쪽이 들리지 않아요');
  await tap(view, 'openDispute');
  await says('해결될 때까지 돈을 보관해요');
  await tap(view, 'settle');
  await tap(view, 'proposePart');
  await says(/20% 환불 \(9,600원\)내 제안/);
});

test('the seller answers, and sends by number; then the buyer cannot withdraw alone', async () => {
  const view = await open();
  await openRow(view, '캠핑 의자');
  await tap(view, 'ship');
  await type(view, 'number', '612345678901');
  await tap(view, 'sendParcel');
  await says('배송 중');
  expect(document.querySelector('[data-action="withdraw"]')).toBeNull();
});

test('a proposal that changes while it is asked about is asked about again, with both figures', async () => {
  const view = await open();
  const { dealList } = (await view.askJson('/wApi/trading-fe/v1/deals', {})).payload;
  const id = dealList.find(({ thngNm }: { thngNm: string }) => thngNm === '무선 이어폰').dlNo;
  const step = (call: string, body: object) =>
    view.askJson(`/wApi/trading-fe/v1/${call}`, { dlNo: id, ...body });
  const propose = async (pct: number) => {
    await view.as('employee');
    await step('settle', { kndCd: 'PART', pct });
    await view.as('member');
  };
  await step('dispute', { rsnCd: 'DIFF', ctnt: '설명과 달라요' });
  await propose(90);
  await openRow(view, '무선 이어폰');
  await tap(view, 'dispute');
  await says('90% 환불 (43,200원)');
  await tap(view, 'take');
  const asked = (text: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text));
  await asked(/90% 환불 \(43,200원\), 이대로 끝낼까요/);
  await propose(1);
  await view.user.click(await confirmButton('take'));
  await asked(/처음 제안은 90% 환불 \(43,200원\), 지금 제안은 1% 환불 \(480원\)/);
  expect((await step('deal', {})).payload.stcd).toBe('DSPT');
});

test('a link in the chat is covered; a deal of others is not told from none', async () => {
  const view = await open();
  await openRow(view, '등산 스틱');
  await type(view, 'message', '여기로 보내요 https://pay.example.com/1');
  await tap(view, 'sendMessage');
  await says(/가림여기로 보내요 •••/);
  await open({ dealId: 'TD4110' });
  await says('없는 거래이거나 볼 수 없는 거래예요');
});

test('developers see every state of both sides; a paused deal moves no money', async () => {
  const view = await opener('index', { persona: 'developer' });
  await says(/구매.*수락 전.*기간 지남.*판매/);
  await open({}, 'developer');
  await says('잠시 멈춤');
  expect(view.path()).toContain('/trading');
});

describeOrder(payment, {
  backend: (now) => createMock({ now }),
  persona: 'developer',
  secret: PIN,
  async wish(random) {
    const { id, version, pays } = await readDeal(await tryOut({ id: '', what: 'MAKE' }));
    return { dealId: id, version, pays, points: random(3) * 100 };
  },
  async books(ask) {
    const { balances } = (await ask('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
    };
    return balances['bank:W000000005:12345601234567']?.KRW ?? 0;
  },
  moves: ({ pays, points }) => points - pays,
});
