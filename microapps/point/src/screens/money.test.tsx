import { waitFor } from '@testing-library/react';
import { createMock, createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { describe, expect, it } from 'vitest';
import { enter, enterPassword, openInApp, press, result } from '../../testing/moneyHands.ts';
import { confirmButton, dialog, go, part } from '../../testing/openScreen.ts';

async function chargeUpToPassword(view: Awaited<ReturnType<typeof openInApp>>, amount = '10000') {
  await view.shows('FPO22100');
  await enter(view, 'amount', amount);
  await press(view, 'next');
  await view.shows('FPO22200');
  await press(view, 'submit');
}

/** A backend whose order calls fare as told, one after the other. */
function faultyBackend(...next: Fault[]) {
  const mock = createMock();
  const backend = createUnsureNetwork(mock, ({ path }) =>
    path.endsWith('/charge') ? (next.shift() ?? 'none') : 'none',
  );
  return { backend, settle: () => backend.settle() };
}

const charges = async (view: Awaited<ReturnType<typeof openInApp>>) =>
  (await view.journal()).filter(({ path }) => path.endsWith('/transaction/v1/charge'));

describe('charging', () => {
  it('shows amount, fee and balance before the password, and says in one sentence that it is done', async () => {
    const view = await openInApp('FPO22100');
    await view.shows('FPO22100');
    await enter(view, 'amount', '10000');
    await press(view, 'next');
    const confirm = await view.shows('FPO22200');
    expect(confirm.textContent).toContain('10,000P를 충전할까요?');
    expect(confirm.textContent).toContain('수수료0원');
    expect(confirm.textContent).toContain('거래 후 포인트28,400');
    await press(view, 'submit');
    await enterPassword(view);
    const done = await view.shows('FPO22210');
    expect(result()).toBe('success');
    expect(done.textContent).toContain('10,000P를 충전했어요');
    expect(done.textContent).toMatch(/거래 번호PT\d{16}/);
    expect(JSON.stringify(await view.journal())).not.toContain('482915');
  });

  it('its receipt is saved and shared as a picture, and one of just now says nothing of its age', async () => {
    const view = await openInApp('FPO22100');
    await view.shows('FPO22100');
    await enter(view, 'amount', '10000');
    await press(view, 'next');
    await view.shows('FPO22200');
    await press(view, 'submit');
    await enterPassword(view);
    const done = await view.shows('FPO22210');
    expect(result()).toBe('success');
    for (const action of ['saveReceipt', 'share'])
      expect(done.querySelector(`[data-part="receipt"] [data-action="${action}"]`)).not.toBeNull();
    expect(document.querySelector('[data-msg="oldResult"]')).toBeNull();
  });

  it('a wrong password is asked again, and nothing is charged', async () => {
    const view = await openInApp('FPO22100');
    await chargeUpToPassword(view);
    await enterPassword(view, '111111');
    await waitFor(() =>
      expect(part('dialog[data-part="secureKeypad"]').textContent).toContain('맞지 않아요'),
    );
    await enterPassword(view);
    await view.shows('FPO22210');
    expect(result()).toBe('success');
    expect(new Set((await charges(view)).map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('what is beyond the limit cannot be ordered', async () => {
    const view = await openInApp('FPO22100');
    await view.shows('FPO22100');
    await enter(view, 'amount', '500001');
    expect(part('[data-msg="max"]').textContent).toContain('500,000');
    expect(part('[data-action="next"]').matches(':disabled')).toBe(true);
  });

  it('a refusal says so, and what can be done', async () => {
    const view = await openInApp('FPO22100', { persona: 'member' });
    await chargeUpToPassword(view);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await enterPassword(view, '111111');
      // The keypad of the last try has gone once the service knows that its refusal was seen.
      await waitFor(async () => {
        const told = (await view.journal()).filter(({ path }) => path.endsWith('/told'));
        expect(told).toHaveLength(wrong + 1);
      });
      if (wrong < 4) await waitFor(() => part('dialog[data-part="secureKeypad"]'));
    }
    await view.shows('FPO22210');
    expect(result()).toBe('failure');
    expect(part('[data-result]').textContent).toContain('충전하지 않았어요');
    expect(part('[data-action="remedy"]')).toBeDefined();
  }, 30_000);

  it.each(['lost', 'answerLost', 'late', 'doubled', 'slow'] as const)(
    'whatever befalls the order (%s), it is not sent again, and its end is told',
    async (fault) => {
      const { backend, settle } = faultyBackend(fault);
      const view = await openInApp('FPO22100', { backend });
      await chargeUpToPassword(view);
      await enterPassword(view);
      await view.shows('FPO22210');
      await settle();
      const isLost = fault === 'lost' || fault === 'late';
      await waitFor(() => expect(result()).toBe(isLost ? 'failure' : 'success'));
      expect(part('[data-result]').textContent).toContain(isLost ? '충전하지 않았어요' : '충전했어요');
      expect(
        new Set((await charges(view)).map(({ headers }) => headers['idempotency-key'])).size,
      ).toBeLessThan(2);
    },
    15_000,
  );

  it('the end stays where it is when the page is loaded anew, and the notice leads to it', async () => {
    const view = await openInApp('FPO22100');
    await view.reply({ method: 'POST', path: '/point-fe/transaction/v1/told', drop: true, times: 1 });
    await chargeUpToPassword(view);
    await enterPassword(view);
    await view.shows('FPO22210');
    go('/point/FPO23100');
    await view.shows('FPO23100');
    await press(view, 'openUnfinished');
    await view.shows('FPO22210');
    expect(result()).toBe('success');
    go('/point/FPO22100');
    await view.shows('FPO22100');
    await waitFor(async () =>
      expect((await view.journal()).some(({ path }) => path.endsWith('/status'))).toBe(true),
    );
    expect(document.querySelector('[data-part="unfinished"]')).toBeNull();
  });

  it('leaving while the order is under way asks, and says that it goes on', async () => {
    const view = await openInApp('FPO22100');
    await view.reply({ method: 'POST', path: '/point-fe/transaction/v1/charge', delayMs: 3000 });
    await chargeUpToPassword(view);
    await enterPassword(view);
    await waitFor(() => part('[data-part="longWork"]'));
    await press(view, 'home');
    const question = (await dialog('leavePayment')).textContent;
    expect(question).toContain('처리는 계속되고');
    expect(question).not.toContain('중단돼요');
    await view.user.click(part('dialog[data-msg="leavePayment"] [data-action="cancel"]'));
    await waitFor(() => expect(result()).toBe('success'));
    expect(await charges(view)).toHaveLength(1);
  }, 15_000);
});

describe('the other flows', () => {
  it('points go back to the account', async () => {
    const view = await openInApp('FPO23100');
    await view.shows('FPO23100');
    await enter(view, 'amount', '4000');
    await press(view, 'next');
    const confirm = await view.shows('FPO23210');
    expect(confirm.textContent).toContain('입금 금액4,000원');
    await press(view, 'submit');
    await enterPassword(view);
    await view.shows('FPO23220');
    expect(part('[data-result="success"]').textContent).toContain('14,400');
  });

  it('points are sent to somebody by phone number, step by step; a number of nobody is said at once', async () => {
    const view = await openInApp('FPO24110');
    await view.shows('FPO24110');
    await enter(view, 'phone', '01099990000');
    await press(view, 'submit');
    await view.findByText(/포인트 지갑이 있는 회원을 찾을 수 없어요/);
    await view.user.clear(part('[data-field="phone"]'));
    await enter(view, 'phone', '01022223333');
    await press(view, 'submit');
    await view.shows('FPO24121');
    await enter(view, 'amount', '3000');
    await press(view, 'next');
    await view.shows('FPO24122');
    await enter(view, 'message', '고마워요');
    await press(view, 'next');
    expect((await view.shows('FPO24123')).textContent).toContain('고마워요');
    await press(view, 'next');
    await view.shows('FPO24124');
    await enterPassword(view);
    await view.shows('FPO24125');
    expect(part('[data-result="success"]').textContent).toContain('15,400');
  });

  it('a gift is accepted with one tap, and returned only after a question', async () => {
    const view = await openInApp('FPO24200');
    await view.shows('FPO24200');
    await press(view, 'acceptGift');
    await waitFor(() => expect(result()).toBe('success'));
    expect(part('[data-result]').textContent).toContain('28,400');
    go('/point/FPO24200');
    await waitFor(() => part('[data-action="returnGift"]'));
    await press(view, 'returnGift');
    await view.user.click(await confirmButton('returnGift'));
    await waitFor(() => expect(part('[data-result]').textContent).toContain('돌려보냈어요'));
  });

  it('a bill is split, what cannot be divided is for whoever splits', async () => {
    const view = await openInApp('FPO24340');
    await view.shows('FPO24340');
    await enter(view, 'title', '저녁');
    await enter(view, 'total', '10000');
    await view.user.click(part('[data-field="person-R101"]'));
    await view.user.click(part('[data-field="person-R102"]'));
    expect(document.body.textContent).toContain('한 분에 3,333P, 나는 3,334P');
    await press(view, 'next');
    await view.shows('FPO24350');
    await press(view, 'submit');
    await view.shows('FPO24370');
    expect(result()).toBe('success');
  });

  it('a request is paid with the password, or declined', async () => {
    const view = await openInApp('FPO24330');
    await view.shows('FPO24330');
    await press(view, 'openRequest');
    await waitFor(() => part('[data-action="declineRequest"]'));
    await press(view, 'submit');
    await enterPassword(view);
    await view.shows('FPO24370');
    expect(part('[data-result="success"]').textContent).toContain('13,400');
  });

  it('partner points become ours at the ratio shown, rounded down', async () => {
    const view = await openInApp('FPO42200');
    await view.shows('FPO42200');
    const [, maru] = await view.findAllByRole('button', { name: /마루쇼핑|라온|기름|항공/ });
    if (maru) await view.user.click(maru);
    await view.shows('FPO42210');
    await enter(view, 'amount', '999');
    expect(document.body.textContent).toContain('받는 금액849');
    await press(view, 'submit');
    await enterPassword(view);
    await view.shows('FPO42220');
    expect(part('[data-result="success"]').textContent).toContain('19,249');
  });

  it('currency points are bought at a fixed rate, with its time left shown before the password', async () => {
    const view = await openInApp('FFP20000');
    await view.shows('FFP20000');
    await enter(view, 'amount', '2.50');
    // What is estimated is what is then asked for: one rate for both.
    const estimate = /([\d,]+)P/.exec((await view.findByText(/^약 /)).textContent ?? '')?.[1] ?? '?';
    await press(view, 'next');
    const confirm = await view.shows('FFP21000');
    await waitFor(() => expect(confirm.textContent).toContain(estimate));
    await waitFor(() => expect(confirm.querySelector('[data-part="countdown"]')).not.toBeNull());
    expect(confirm.textContent).toContain('원 미만올림');
    await press(view, 'submit');
    await enterPassword(view);
    await view.shows('FFP22000');
    expect(part('[data-result="success"]').textContent).toContain('2.50');
  });

  it('what is typed in a currency stands in won beside it, bought from an account and sold to one', async () => {
    for (const screen of ['FFP20000', 'FFP30000']) {
      const view = await openInApp(screen);
      await view.shows(screen);
      await view.user.click(part('[data-field="fund"]'));
      await view.user.click(view.getByRole('button', { name: /대표 계좌/ }));
      expect(view.queryByText(/^약 /)).toBeNull();
      await enter(view, 'amount', '1');
      const won = (text: string | null) => Number(/약 ([\d,]+)원/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
      const one = won((await view.findByText(/^약 /)).textContent);
      expect(one).toBeGreaterThan(1000);
      await view.user.clear(part('[data-field="amount"]'));
      await enter(view, 'amount', '2');
      await waitFor(() =>
        expect(Math.abs(won(view.getByText(/^약 /).textContent) - 2 * one)).toBeLessThan(2),
      );
      view.unmount();
    }
  });

  it('a rate that has ended at the service is told, and the next one comes where it is asked for', async () => {
    const view = await openInApp('FFP30000');
    await view.shows('FFP30000');
    await enter(view, 'amount', '1');
    await press(view, 'next');
    await view.shows('FFP31000');
    await view.reply({
      method: 'POST',
      path: '/point-fe/foreign/v1/sell',
      times: 1,
      body: {
        status: 200,
        code: '0000',
        message: '',
        payload: { outData: null, errData: { errMsgCd: 'UBPT0109', outptCtnt: '환율' } },
      },
    });
    await press(view, 'submit');
    await enterPassword(view);
    await view.findByText(/환율 유효 시간이 지났어요/);
    const asked = async () => (await view.journal()).filter(({ path }) => path.endsWith('/quote')).length;
    expect(await asked()).toBe(1);
    await press(view, 'newQuote');
    await waitFor(async () => expect(await asked()).toBe(2));
    await press(view, 'submit');
    await enterPassword(view);
    await view.shows('FFP32000');
    expect(result()).toBe('success');
  });

  it('the history is filtered, comes in pages, and opens one transaction', async () => {
    const view = await openInApp('FPO41100');
    await view.shows('FPO41100');
    const rows = () => view.container.querySelectorAll('[data-action="openTransaction"]');
    await waitFor(() => expect(rows()).toHaveLength(20));
    await press(view, 'more');
    await waitFor(() => expect(rows()).toHaveLength(40));
    await view.user.click(view.getByRole('radio', { name: '충전' }));
    await waitFor(() => expect(rows().length).toBeLessThan(20));
    await press(view, 'openTransaction');
    expect((await view.shows('FPO41200')).textContent).toContain('포인트 충전');
  });

  it('(issue 14) the history strikes what was cancelled, says so, and leaves it out of the sum of the day', async () => {
    const move = (no: number, amt: number, more = {}) => ({
      tranSerno: `T${no}`,
      tranYMS: `2026112112000${no}`,
      hstDstcd: amt < 0 ? 'USE' : 'EARN',
      amt,

      blncAft: 18_400,
      titl: `거래 ${no}`,
      titlEng: `Move ${no}`,
      cntrName: '',
      ...more,
    });
    const results = [
      move(3, 5000, { orgTranSerno: 'T1' }),
      move(2, 700, { cnclYn: 'N', orgTranSerno: '' }),
      move(1, -5000, { cnclYn: 'Y' }),
      // What is not stated may be absent.
      move(0, -200),
    ];
    const view = await openInApp('FPO41100');
    await view.shows('FPO41100');
    await view.reply({
      method: 'POST',
      path: '/point-fe/transaction/v1/histories',
      body: {
        status: 200,
        code: '0000',
        payload: { outData: { pageNo: 1, totalPageNo: 1, results }, errData: null },
      },
    });
    await view.user.click(view.getByRole('radio', { name: '사용' }));
    const row = (name: RegExp) => view.findByRole('button', { name });
    const cancelled = await row(/거래 1/);
    expect(cancelled.querySelector('s')?.textContent).toMatch(/^−5,000\s?P$/);
    expect(cancelled.textContent).toContain('취소됨');
    const back = await row(/거래 3/);
    expect(back.querySelector('s')).toBeNull();
    expect(back.textContent).toContain('취소 환급');
    expect((await row(/거래 0/)).textContent).not.toContain('취소');
    // 700 - 200: neither the cancelled payment nor what gave it back.
    expect(part('main').textContent).toMatch(/\+500\s?P/);
  });

  it('automatic conversion is set and said by the service', async () => {
    const view = await openInApp('FPO42310');
    await view.shows('FPO42310');
    await view.user.click(part('[data-field="auto"]'));
    expect(part('[data-action="submit"]').matches(':disabled')).toBe(true);
    await view.user.click(part('[data-field="partner-RAON"]'));
    await press(view, 'submit');
    expect((await view.shows('FPO42320')).textContent).toContain('라온포인트');
  });
});

describe('who may', () => {
  it('in a browser moving points leads to the app', async () => {
    const { open } = await import('../../testing/openScreen.ts');
    await open('FPO22100');
    await waitFor(() => part('[data-popup="nativeGuidance"]'));
    expect(document.querySelector('[data-screen="FPO22100"]')).toBeNull();
  });

  it('(R177, R553) due diligence comes before points move', async () => {
    await openInApp('FPO22100', { persona: 'cddTarget' });
    await waitFor(() => part('[data-popup="cddEdd"]'));
  });

  it('a deep link to a payment code opens it in a WebView of its own', async () => {
    const { createFakeHost } = await import('@wallet/kit/testing');
    const native = createFakeHost({ platform: 'ios', appVersion: 'I6.3.0' });
    const view = await openInApp('FPO26100', { native });
    await view.shows('FPO26100');
    await press(view, 'openPayment');
    expect(native.calls('openWebView')).toMatchObject([{ url: '/fpayment/FFQ01000' }]);
  });
});

it('what has been ordered is not ordered again by going back to its confirmation', async () => {
  const view = await openInApp('FPO22100');
  await chargeUpToPassword(view);
  await enterPassword(view);
  await view.shows('FPO22210');
  go('/point/FPO22200');
  // Its flow is over with it: the step does not open any more.
  await dialog('stepParamMissing');
  await view.shows('FPO22210');
  expect(await charges(view)).toHaveLength(1);
});

it('the amount of one kind opens no step of the other', async () => {
  const view = await openInApp('FPO22100');
  await enter(view, 'amount', '10000');
  await press(view, 'next');
  await view.shows('FPO22200');
  go('/point/FPO23210');
  await dialog('stepParamMissing');
  await view.shows('FPO22200');
});
