import { expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { defineMessages } from '../../messages/index.ts';
import { v } from '../../schema/index.ts';
import { currentSession } from '../../session/index.ts';
import { button, confirmButton, dialog, go, openerOf, part } from '../../testing/index.ts';
import { openShop, shopOrder } from '../../testing/shop/smallShop.ts';
import { Button, InlineNotice } from '../../ui/index.ts';
import { defineFlow } from '../flow/defineFlow.tsx';
import { Screen } from '../Screen.tsx';
import { MainButton } from '../screen/MainButton.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { OrderEnd } from './OrderEnd.tsx';
import { Unfinished } from './Unfinished.tsx';

const order = shopOrder({ waits: [0, 0], isLogged: true });
const buying = defineFlow('buying', { first: 'SHP10000', schema: v.object({ amount: v.number() }) });

const SHP10000 = buying.step({}, ({ begin, goOn }) => (
  <Screen>
    <Unfinished order={order} />
    <MainButton run={() => begin({ amount: 700 }).then(() => goOn('SHP15000'))}>700원</MainButton>
  </Screen>
));

const SHP15000 = buying.step({ needs: ['amount'] }, ({ draft: { amount }, clear }) => (
  <ConfirmOrder
    order={order}
    facts={{ amount }}
    rows={[{ label: '금액', value: `${amount}원` }]}
    lead="살까요?"
    submit="사기"
    secret="none"
    draft={buying.useDraft()}
    entry={<Button onClick={() => void clear()}>다른 곳에서 끝내기</Button>}
  />
));

/** At a till: the order is begun with the page, and leaving asks. */
const SHP16000 = buying.step({ needs: ['amount'] }, ({ draft: { amount } }) => (
  <ConfirmOrder
    order={order}
    facts={{ amount }}
    rows={[]}
    submit="결제하기"
    secret="none"
    beginsAtOnce
    asksToLeave
  />
));

function SHP21000() {
  return (
    <OrderEnd
      order={order}
      words={(_, end) => ({
        done: '샀어요',
        not: '사지 않았어요',
        checking: '확인하고 있어요',
        says: { done: end.kind === 'done' ? `${end.receipt.amount}원을 냈어요` : '' },
      })}
      rows={() => []}
      note={(end) => end.kind === 'closed' && <InlineNotice>돈은 그대로예요</InlineNotice>}
      again={{ to: 'SHP10000', label: '또 사기', action: 'buyAgain' }}
      home="SHP10000"
      nothing={<p>산 것이 없어요</p>}
    />
  );
}

function SHP22000() {
  return (
    <Screen>
      <Unfinished order={order} at="SHP21000" see={{ label: '보러 가기', action: 'seeIt' }} />
    </Screen>
  );
}

function SHP20000() {
  return (
    <OrderEnd
      order={order}
      words={() => ({ done: '샀어요', not: '사지 않았어요', checking: '확인하고 있어요' })}
      rows={(end) => (end.kind === 'done' ? [{ label: '금액', value: `${end.receipt.amount}원` }] : [])}
      again="SHP10000"
      home="SHP10000"
      actions={() => <Button full>더 보기</Button>}
    />
  );
}

const ko = async () => ({ messages: { refusals: { wrong: '비밀번호가 달라요.' } } });
const messages = defineMessages({ ko, en: ko, refusals: { SHP_WRONG: 'wrong' } });
const step = { flags: { stepParam: true }, flow: 'buying' } as const;
const screens = { SHP10000, SHP15000, SHP16000, SHP20000, SHP21000, SHP22000 };
const open = openerOf(smallApp(screens, { entries: { SHP15000: step, SHP16000: step }, messages }), () =>
  openShop(createMock()),
);

async function atConfirm(options: Parameters<typeof open>[1] = {}) {
  const view = await open('SHP10000', options);
  await view.user.click(await button('700원'));
  await view.shows('SHP15000');
  return view;
}

test('an order is confirmed, sent once and told; its steps are over', async () => {
  const view = await atConfirm();
  await view.user.dblClick(await button('사기'));
  expect((await view.shows('SHP20000')).textContent).toContain('샀어요');
  expect(part('[data-result="success"]').textContent).toContain('700원');
  expect(await button('더 보기')).toBeDefined();
  go('/small/SHP15000');
  await dialog('stepParamMissing');
});

test('an order whose flow is over elsewhere is not sent again', async () => {
  const view = await atConfirm();
  await view.user.click(await button('다른 곳에서 끝내기'));
  await view.user.click(await button('사기'));
  await vi.waitFor(() => expect(part('[data-msg="alreadyOver"]')).toBeDefined());
  expect((await button('사기')).getAttribute('aria-disabled')).toBeNull();
});

test('an order that cannot be written down is not sent, and it is said', async () => {
  const shop = cutting();
  const view = await atConfirm({ backend: shop });
  vi.spyOn(currentSession().drafts, 'write').mockResolvedValue();
  await view.user.click(await button('사기'));
  await vi.waitFor(() => expect(part('[data-msg="notKept"]')).toBeDefined());
  expect((await button('사기')).getAttribute('aria-disabled')).toBeNull();
  expect(shop.sent).toEqual([]);
  await vi.waitFor(async () => {
    const steps = (await view.journal()).filter(({ path }) => path.endsWith('/insertFlowLog'));
    expect(steps.map(({ body }) => body)).toMatchObject([{ step: 'sent' }, { step: 'notKept' }]);
  });
});

test('an end that is not known is asked for again, and first thing where the customer comes back', async () => {
  const shop = openShop(createMock());
  let isCut = false;
  const view = await atConfirm({
    backend: {
      fetch(request) {
        if (isCut && request.url.includes('/wApi/shop/')) return Promise.reject(new TypeError('cut'));
        return shop.fetch(request);
      },
    },
  });
  isCut = true;
  await view.user.click(await button('사기'));
  await vi.waitFor(() => expect(part('[data-result="pending"]').textContent).toContain('확인하고 있어요'));
  // Its steps are kept until its end is known.
  go('/small/SHP15000');
  await view.shows('SHP15000');
  go('/small/SHP10000');
  await view.shows('SHP10000');
  expect(await button('결과 보기')).toBeDefined();
  isCut = false;
  await view.user.click(await button('결과 보기'));
  await vi.waitFor(() => expect(part('[data-result="failure"]').textContent).toContain('사지 않았어요'));
});

test('a result without an order says that there is none', async () => {
  const view = await open('SHP20000');
  expect((await view.shows('SHP20000')).textContent).toContain('확인할 결과가 없어요');
});

/** What a test may cut off, or answer itself. */
function cutting(shop = openShop(createMock())) {
  const cut = { path: '' };
  const sent: string[] = [];
  return {
    cut,
    sent,
    fetch(request: Request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/orders')) sent.push(request.headers.get('idempotency-key') ?? '');
      if (cut.path !== '' && pathname.includes(cut.path)) return Promise.reject(new TypeError('cut'));
      return shop.fetch(request);
    },
  };
}

async function atTill(backend = cutting()) {
  const view = await open('SHP10000', { backend });
  await view.user.click(await button('700원'));
  await view.shows('SHP15000');
  go('/small/SHP16000');
  await view.shows('SHP16000');
  return view;
}

test('an order that is begun with its page: left for a moment, it goes on to its end', async () => {
  const shop = cutting();
  const view = await atTill(shop);
  shop.cut.path = '/shop/';
  await view.user.click(await button('결제하기'));
  await vi.waitFor(() => expect(part('[data-result="pending"]')).toBeDefined());
  // Its end was waited for already: shown at once, and not remembered as an end.
  shop.cut.path = '';
  go('/small/SHP16000');
  await view.shows('SHP20000');
  expect(view.path()).toBe(`/small/SHP20000?order=${shop.sent[0]}&kind=buying`);
  await vi.waitFor(() => expect(part('[data-result="failure"]')).toBeDefined());
  expect(shop.sent).toHaveLength(1);
});

test('paid under its key elsewhere meanwhile, it is told and not paid anew', async () => {
  const shop = cutting();
  const view = await atTill(shop);
  const begun = await vi.waitFor(async () => {
    const kept = await currentSession().drafts.read('small.buying.intent', v.object({ id: v.string() }));
    expect(kept).toBeDefined();
    return kept;
  });
  const key = begun?.id ?? '';
  await shop.fetch(
    new Request('http://localhost:4173/wApi/shop/v1/orders', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ amount: 700 }),
    }),
  );
  await currentSession().drafts.clear('small.buying.intent');
  await view.user.click(await button('결제하기'));
  await view.shows('SHP20000');
  expect(part('[data-result="success"]').textContent).toContain('700원');
  expect(new Set(shop.sent)).toEqual(new Set([key]));
});

test('leaving a till asks before anything was sent', async () => {
  await atTill();
  go('/small/SHP10000');
  await dialog('leavePayment');
});

test('whoever left while it was on its way is not led away from where they are', async () => {
  const shop = cutting();
  let arrive = () => {};
  const view = await atConfirm({
    backend: {
      async fetch(request) {
        if (request.url.endsWith('/orders')) await new Promise<void>((resolve) => (arrive = resolve));
        return shop.fetch(request);
      },
    },
  });
  await view.user.click(await button('사기'));
  go('/small/SHP22000');
  await view.user.click(await confirmButton('leavePayment'));
  await view.shows('SHP22000');
  arrive();
  await vi.waitFor(() => expect(shop.sent).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(view.path()).toBe('/small/SHP22000');
});

test('its steps stand in the flow log, without what it was about', async () => {
  const view = await atTill();
  await view.user.click(await button('결제하기'));
  await view.shows('SHP20000');
  await vi.waitFor(async () => {
    const steps = (await view.journal()).filter(({ path }) => path.endsWith('/insertFlowLog'));
    expect(steps.map(({ body }) => body)).toMatchObject([
      { flow: 'small.buying', step: 'sent' },
      { flow: 'small.buying', step: 'done' },
    ]);
  });
});

test('an unfinished one leads where it is told to, and its page says what the app says', async () => {
  const shop = cutting();
  const view = await atConfirm({ backend: shop });
  shop.cut.path = '/shop/';
  await view.user.click(await button('사기'));
  await vi.waitFor(() => expect(part('[data-result="pending"]')).toBeDefined());
  shop.cut.path = '';
  go('/small/SHP22000');
  expect(await button('보러 가기')).toBe(part('[data-action="seeIt"]'));
  await view.user.click(await button('보러 가기'));
  const told = await view.shows('SHP21000');
  await vi.waitFor(() => expect(told.textContent).toContain('돈은 그대로예요'));
  await view.user.click(part('[data-action="buyAgain"]'));
  await view.shows('SHP10000');
  go('/small/SHP21000');
  expect((await view.shows('SHP21000')).textContent).toContain('산 것이 없어요');
});

test('the page of its end is fetched before it is sent: a network that goes keeps nobody from it', async () => {
  const fetched: string[] = [];
  const app = smallApp(screens, { entries: { SHP15000: step, SHP16000: step }, messages });
  const { SHP20000: end = async () => ({}) } = app.screens as Record<string, () => Promise<object>>;
  const watched = {
    ...app,
    screens: {
      ...app.screens,
      SHP20000() {
        fetched.push('SHP20000');
        return end();
      },
    },
  };
  const view = await openerOf(watched as typeof app, () => openShop(createMock()))('SHP10000');
  expect(fetched).toEqual([]);
  await view.user.click(await button('700원'));
  await view.shows('SHP15000');
  await vi.waitFor(() => expect(fetched).toEqual(['SHP20000']));
});
