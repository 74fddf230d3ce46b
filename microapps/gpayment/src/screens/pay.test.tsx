import { waitFor } from '@testing-library/react';
import { createMock, createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { button, confirmButton, dialog, go, open, part } from '../../testing/openScreen.ts';
import {
  createNoonMock,
  enterCode,
  enterPin,
  openPay,
  result,
  showCode,
  submit,
  upToConfirm,
} from '../../testing/payOnScreen.ts';

type View = Awaited<ReturnType<typeof openPay>>;

const orders = (journal: { method: string; path: string; headers: Record<string, string> }[], path: string) =>
  journal.filter((call) => call.method === 'POST' && call.path.endsWith(path));

/** How often the ledger of this customer's world was written to since the start. */
async function paymentsIn(view: View): Promise<number> {
  const { postings } = (await view.askJson('/_mocks/ledger')) as { postings: { kind: string }[] };
  // The opening balances are there: it is the right world.
  expect(postings.length).toBeGreaterThan(0);
  return postings.filter(({ kind }) => kind !== 'opening').length;
}

describe('the payment home', () => {
  test('(R444) shows where, from what and how to pay', async () => {
    const view = await openPay('FGP31000');
    const screen = await view.shows('FGP31000');
    expect(screen.textContent).toContain('태국 · THB');
    expect(part('[data-part="balance"]').textContent).toContain('2,450,000원');
    expect(
      document.querySelectorAll('[data-action="cpm"], [data-action="mpm"], [data-action="atm"]'),
    ).toHaveLength(3);
  });

  test('a member who has joined reaches everything from here, and sees flag, rate and balance', async () => {
    const view = await openPay('FGP31000', { persona: 'payReady' });
    const home = await view.shows('FGP31000');
    expect(part('[data-part="nation"] [data-flag="th"]')).toBeTruthy();
    await waitFor(() => expect(part('[data-part="rate"]').textContent).toContain('1 THB = 41.46'));
    expect(part('[data-part="balance"]').textContent).toContain('원');
    const rows = [...home.querySelectorAll('[data-action^="openFGP"]')];
    const codes = rows.map((row) => row.getAttribute('data-action')?.slice('open'.length) ?? '');
    expect(codes.toSorted()).toEqual([
      'FGP10100',
      'FGP51100',
      'FGP61100',
      'FGP61200',
      'FGP91000',
      'FGP95000',
      'FGP99000',
      'FGP99100',
    ]);
    for (const code of codes) {
      await view.user.click(part(`[data-action="open${code}"]`));
      await view.shows(code);
      history.back();
      await view.shows('FGP31000');
    }
  });

  test('(R479, R508) offers only what the networks of a nation have', async () => {
    const view = await openPay('FGP32000');
    await view.shows('FGP32000');
    await view.user.click(part('[data-action="nation-VN"]'));
    await view.shows('FGP31000');
    expect(document.querySelector('[data-action="cpm"]')).toBeNull();
    expect(part('[data-action="atm"]')).toBeTruthy();
  });

  test('(R433, R440) Indonesia has pages of its own', async () => {
    const view = await openPay('FGP32000');
    await view.shows('FGP32000');
    await view.user.click(part('[data-action="nation-ID"]'));
    await view.shows('FGP31000Kftc');
    expect(view.path()).toBe('/gpayment/FGP31000Kftc');
    await view.user.click(await waitFor(() => part('[data-action="mpm"]')));
    await view.shows('FGP31200Kftc');
    await upToConfirm(view, { code: 'KFTC-ID5001', amount: '150000', suffix: 'Kftc' });
    await submit(view);
    await enterPin(view);
    await result('success');
    const paths = (await view.journal()).map(({ path }) => path);
    expect(paths).toContain('/gpayment-fe/transaction/kftc/v1/mpm/qrcode');
    expect(paths).toContain('/gpayment-fe/transaction/kftc/v1/mpm/request');
    expect(paths).toContain('/gpayment-fe/transaction/gln/v1/mpm/approve');
  });

  test('(R564) is for the app: a browser shows the guidance', async () => {
    const view = await open('FGP31000');
    await waitFor(() => expect(view.container.ownerDocument.querySelector('dialog[open]')).not.toBeNull());
    expect(document.querySelector('[data-screen="FGP31000"]')).toBeNull();
  });

  test('(R652) a missing English name is said before, and again when the payment is asked for', async () => {
    const view = await openPay('FGP31000', { persona: 'payerWithoutEnglishName' });
    await view.shows('FGP31000');
    expect(part('[data-msg="englishNameMissing"]')).toBeTruthy();
    go('/gpayment/FGP31200');
    await view.shows('FGP31200');
    await enterCode(view, 'GLN-TH7732-25050-A1');
    await view.user.click(await confirmButton('englishNameMissing'));
    expect(orders(await view.journal(), '/mpm/approve')).toHaveLength(0);
  });
});

describe('the merchant’s code', () => {
  test('(R533, R591, R593) is read, priced, approved with the password and told', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    // Shop and sum are the question, how it comes about stands under it.
    const asked = part('main').textContent ?? '';
    for (const shown of ['125.50', 'THB', '5,231원', '27원', '41.46', 'Pad Thai Thip Samai'])
      expect(asked).toContain(shown);
    await submit(view);
    await enterPin(view);
    const told = await result('success');
    expect(told.textContent).toContain('결제됐어요.');
    expect(told.textContent).toContain('5,231원');
    expect(told.textContent).toContain('G000000001');
    const sent = JSON.stringify(await view.journal());
    expect(sent).not.toContain('246810');
    await view.user.click(part('[data-action="openDetail"]'));
    await view.shows('FGP61110');
    await waitFor(() => expect(document.body.textContent).toContain('Pad Thai Thip Samai'));
  });

  test('its receipt is saved and shared as a picture, and once it is old it says when it was', async () => {
    const view = await openPay('FGP31200', {
      backend: createMock({ now: () => new Date('2024-11-20T14:07:00+09:00') }),
    });
    await upToConfirm(view);
    await submit(view);
    await enterPin(view);
    const told = await result('success');
    for (const action of ['saveReceipt', 'share'])
      expect(told.querySelector(`[data-part="receipt"] [data-action="${action}"]`)).not.toBeNull();
    expect(part('[data-msg="oldResult"]').textContent).toContain(
      '2024년 11월 20일 오후\u00a02:07의 결과예요.',
    );
  });

  test.each(['openDetail', 'back', 'done'])(
    'after its end every back leads to where payments begin, never to a step that is over: %s',
    async (action) => {
      const view = await openPay('FGP10000', { persona: 'payReady' });
      await view.shows('FGP31000');
      await view.user.click(part('[data-action="mpm"]'));
      await view.shows('FGP31200');
      await upToConfirm(view);
      await submit(view);
      await enterPin(view);
      await result('success');
      await waitFor(() => expect(history.state).toMatchObject({ walletDepth: 0 }));
      await view.user.click(part(`[data-screen] [data-action="${action}"]`));
      if (action === 'openDetail') {
        await view.shows('FGP61110');
        history.back();
      }
      await view.shows('FGP31000');
      expect(document.querySelector('dialog[open]')).toBeNull();
      expect(history.state).toMatchObject({ walletDepth: 0 });
    },
  );

  test('(R641) a code of nobody’s is refused, and another can be entered', async () => {
    const view = await openPay('FGP31200');
    await enterCode(view, 'https://example.com');
    await view.user.click(await confirmButton('codeUnusable'));
    await view.shows('FGP31200');
  });

  test('(R644) an invalid transaction is told', async () => {
    const view = await openPay('FGP31200');
    await view.shows('FGP31200');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/transaction/gln/v1/mpm/qrcode',
      body: { header: { code: 500, message: '', errMsgCd: 'UBFR0302' }, body: null },
      times: 1,
    });
    await enterCode(view, 'GLN-TH7731');
    await dialog('invalidTransaction');
  });

  test('a wrong password is asked for again, and pays once in the end', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    await submit(view);
    await enterPin(view, '111111');
    await waitFor(() => part('[data-part="pinProblem"]'));
    await submit(view);
    await enterPin(view);
    await result('success');
    const keys = orders(await view.journal(), '/mpm/approve').map(
      ({ headers }) => headers['idempotency-key'],
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('what is refused has cost nothing and says why', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view, { code: 'GLN-TH0500' });
    await submit(view);
    await enterPin(view);
    expect((await result('failure')).textContent).toContain('빠져나간 돈은 없어요.');
  });

  test('(R642) leaving before the end asks', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    go('/gpayment/FGP31000');
    await dialog('leavePayment');
    expect(part('[data-screen]').dataset.screen).toBe('FGP31520');
  });

  test('(R545, R546) a step without what comes before leads to the start', async () => {
    const view = await openPay('FGP31520');
    await view.user.click(await confirmButton('stepParamMissing'));
    await waitFor(() => expect(view.path()).toContain('/gpayment/FGP10000'));
  });
});

describe('a network that fails', () => {
  function losing(path: string, fault: Fault) {
    let hits = 0;
    return createUnsureNetwork(createNoonMock(), (call) => {
      if (!call.path.endsWith(path) || hits > 0) return 'none';
      hits += 1;
      return fault;
    });
  }

  test.each(['answerLost', 'doubled', 'lost', 'late'] as const)(
    'an approval whose fate is %s is told as it was, and made once at most',
    async (fault) => {
      const backend = losing('/mpm/approve', fault);
      const view = await openPay('FGP31200', { backend });
      await upToConfirm(view);
      await submit(view);
      await enterPin(view);
      // One that arrives behind another call of the page is made, or closed by the question what became of it.
      const told = await waitFor(() => part('[data-result="success"], [data-result="failure"]'));
      const isMade = told.dataset.result === 'success';
      if (fault !== 'late') expect(isMade).toBe(fault !== 'lost');
      // What was still under way when the customer was told.
      await backend.settle();
      expect(await paymentsIn(view)).toBe(isMade ? 1 : 0);
    },
  );

  test('a partner that needs long is being checked; coming back finds the end first', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view, { code: 'GLN-TH0409' });
    await submit(view);
    await enterPin(view);
    await waitFor(() => expect(part('[data-screen]').textContent).toContain('결제하고 있어요.'));
    // The customer leaves when it has arrived and is under way.
    await waitFor(async () => expect(orders(await view.journal(), '/mpm/approve')).toHaveLength(1));
    go('/gpayment/FGP31000');
    await view.user.click(await confirmButton('leavePayment'));
    await waitFor(() => expect(part('[data-screen="FGP31000"]').textContent).toContain('확인하고 있어요'));
    expect(orders(await view.journal(), '/mpm/approve')).toHaveLength(1);
  });

  test('with the phone’s storage gone the service still knows: a notice leads to the result', async () => {
    const view = await openPay('FGP31200', { backend: losing('/user/v1/update/final-payment', 'lost') });
    await upToConfirm(view);
    await submit(view);
    await enterPin(view);
    await result('success');
    await view.user.click(part('[data-action="done"]'));
    await view.shows('FGP31000');
    await view.user.click(await waitFor(() => part('[data-part="unfinished"] button')));
    await result('success');
    await view.user.click(part('[data-action="done"]'));
    await view.shows('FGP31000');
    await waitFor(() => expect(document.querySelector('[data-part="unfinished"]')).toBeNull());
  });
});

describe('the customer’s code', () => {
  test('(R530, R532) is shown with its time, and finished when it is left', async () => {
    const view = await openPay('FGP31100');
    await showCode(view);
    go('/gpayment/FGP31000');
    await view.user.click(await confirmButton('leavePayment'));
    await view.shows('FGP31000');
    await waitFor(async () => {
      const puts = (await view.journal()).filter(({ method }) => method === 'PUT');
      expect(puts.map(({ path }) => path)).toContain('/gpayment-fe/transaction/gln/v1/cpm/qrcode');
    });
  });

  test('(R531) is told at once when somebody was paid by it', async () => {
    const view = await openPay('FGP31100');
    await showCode(view);
    await (await tillOf(view))('80.50');
    expect((await result('success')).textContent).toContain('80.50');
    expect(await button('이용 상세')).toBeTruthy();
  });

  test('refused at the till it is over, and the customer is told at once why', async () => {
    const view = await openPay('FGP31100');
    await showCode(view);
    const charge = await tillOf(view);
    expect(await charge('9000000')).toMatchObject({ paid: false, reason: 'UBFR0303' });
    const told = await result('failure');
    expect(told.querySelector('[data-msg="notEnough"]')?.textContent).toContain('잔액이 부족해요');
    expect(document.querySelector('[data-part="paymentCode"]')).toBeNull();
    // The shop tries a smaller amount: what was refused stays so.
    expect(await charge('80.50')).toMatchObject({ paid: false, reason: 'UBFR0301' });
    await view.user.click(part('[data-action="payAgain"]'));
    await waitFor(() => expect(document.querySelector('[data-result]')).toBeNull());
  });
});

/** The shop that reads the code on the screen. */
async function tillOf(view: View) {
  const code = await codeOf(view);
  return (amount: string): Promise<unknown> =>
    view.askJson('/_mocks/merchant/scan', { code, amount, currency: 'THB' });
}

/** What stands in the code on the screen: asked of the service under the same key. */
async function codeOf(view: View): Promise<string> {
  const created = (await view.journal()).find(({ path }) => path.endsWith('/cpm/qrcode'));
  const again = await view.askJson(
    `/wApi${created?.path}`,
    created?.body,
    created?.headers['idempotency-key'],
  );
  return again.body.barcode;
}

test('what a partner still works on stands in the history as that, and no sum counts it', async () => {
  const view = await openPay('FGP31200');
  await upToConfirm(view, { code: 'GLN-TH0409' });
  await submit(view);
  await enterPin(view);
  await waitFor(() => expect(part('[data-screen]').textContent).toContain('결제하고 있어요.'));
  await waitFor(async () => expect(orders(await view.journal(), '/mpm/approve')).toHaveLength(1));
  go('/gpayment/FGP61100');
  await view.user.click(await confirmButton('leavePayment'));
  await view.shows('FGP61100');
  const row = await waitFor(() => part('[data-action="openTransaction"]'));
  expect(row.textContent).toContain('Phi Phi Island Ferry');
  expect(row.textContent).toContain('처리 중');
  await view.user.click(row);
  await view.shows('FGP61110');
  expect(part('main').textContent).toContain('다시 결제하지 말고');
});

describe('cash', () => {
  test('(R559, R594, R595) comes in the machine’s steps, with its fees shown before the password', async () => {
    const view = await openPay('FGP41100');
    await enterCode(view, 'GLNATM-TH9001');
    await view.shows('FGP41200');
    const amount = part('[data-field="amount"]');
    await view.user.clear(amount);
    await view.user.type(amount, '550');
    await submit(view);
    await waitFor(() => expect(document.body.textContent).toContain('단위가 아니에요'));
    await view.user.clear(amount);
    await view.user.type(amount, '1000');
    await submit(view);
    await view.shows('FGP41510');
    const quote = part('[data-part="quote"]').textContent ?? '';
    for (const shown of ['1,000.00', 'THB', '3,000원', '1.50 USD', '44,460원'])
      expect(quote).toContain(shown);
    await submit(view);
    await enterPin(view);
    await view.shows('FGP41520');
    expect((await result('success')).textContent).toContain('출금됐어요.');
    await view.user.click(part('[data-action="done"]'));
    await view.shows('FGP31000');
    expect(document.querySelector('[data-part="unfinished"]')).toBeNull();
  });

  test('a machine that refuses pays nothing out and takes nothing', async () => {
    const view = await openPay('FGP41100');
    await enterCode(view, 'GLNATM-TH9003');
    await view.shows('FGP41200');
    await submit(view);
    await view.shows('FGP41510');
    await submit(view);
    await enterPin(view);
    await view.shows('FGP41520');
    expect((await result('failure')).textContent).toContain('출금되지 않았어요.');
  });
});
