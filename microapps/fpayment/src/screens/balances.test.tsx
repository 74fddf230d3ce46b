import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, field, go, part } from '../../testing/openScreen.ts';
import {
  calls,
  enterPin,
  openHome,
  pressDigits,
  scanTo,
  showCode,
  toConfirm,
  type View,
} from '../../testing/payOnScreen.ts';

const request = '/fran-qrpayment-fe/transaction/qr/v1/mpm/request';
const created = '/fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode';
const balances = () => part('[data-part="balances"]').textContent;

async function leastTold(view: View) {
  for (const [method, path] of [
    ['POST', '/point-fe/bank-book/v1/summary'],
    ['POST', '/point-fe/transaction/v1/link-accounts'],
    ['GET', '/gpayment-fe/payment-method/v1/accounts'],
  ])
    await view.reply({ method, path, status: 500, body: {} });
}

describe('what can be paid from', () => {
  test('stands where payments begin, before a code, at the amount, at the end and where it is chosen', async () => {
    const view = await openHome();
    const both = /18,400P.*2,450,000원/s;
    await waitFor(() => expect(balances()).toMatch(both));
    // Whose account it is can be told, its number cannot.
    expect(balances()).not.toContain('12345601234567');
    await toConfirm(view);
    await waitFor(() => expect(balances()).toMatch(both));
    for (const code of ['FFQ02300', 'FFQ02100', 'FFQ04000']) {
      go(`/fpayment/${code}`);
      await view.shows(code);
      await waitFor(() => expect(balances()).toMatch(both));
    }
  });

  test('keeps nobody from paying where it cannot be had', async () => {
    const view = await openHome();
    await leastTold(view);
    await toConfirm(view);
    expect(document.querySelector('[data-part="balances"]')).toBeNull();
    await enterPin(view);
    await view.shows('FFQ02500');
    await waitFor(() => part('[data-result="success"]'));
  });
});

describe('how many points are used', () => {
  test('is chosen for one payment, and the account pays the rest', async () => {
    const view = await openHome();
    await scanTo(view, 'FRQR.M0001.4500');
    await view.shows('FFQ02300');
    await waitFor(() => expect(balances()).toContain('18,400P'));
    await view.user.type(field('points'), '1500');
    await view.user.click(await button('다음'));
    await view.shows('FFQ02400');
    expect((await calls(view, request)).at(-1)?.body).toMatchObject({ pointUseAmt: '1500' });
    expect(part('main').textContent).toMatch(/1,500P.*3,000원/s);
    await enterPin(view);
    await view.shows('FFQ02500');
    await waitFor(() => part('[data-result="success"]'));
    await waitFor(async () =>
      expect((await calls(view, '/comm/flowLog/insertFlowLog')).map(({ body }) => body)).toMatchObject([
        { flow: 'fpayment.mpm', step: 'sent' },
        { flow: 'fpayment.mpm', step: 'done' },
      ]),
    );
    go('/fpayment/FFQ01000');
    await view.shows('FFQ01000');
    await waitFor(() => expect(balances()).toMatch(/16,900P.*2,447,000원/s));
  });

  test('is no more than there are, and than the payment takes', async () => {
    const view = await openHome();
    await scanTo(view, 'FRQR.M0001.4500');
    await view.shows('FFQ02300');
    await waitFor(() => expect(balances()).toContain('18,400P'));
    await view.user.type(field('points'), '4501');
    await waitFor(() => part('[data-msg="max"]'));
    await view.user.click(await button('다음'));
    expect(await calls(view, request)).toHaveLength(0);
    expect(view.path()).toBe('/fpayment/FFQ02300');
  });

  test('is chosen for all payments, and goes with a code', async () => {
    const view = await openHome();
    await view.user.click(await button('결제 수단'));
    await view.shows('FFQ04000');
    await view.user.type(field('points'), '2000');
    await view.user.click(await button('저장'));
    await view.shows('FFQ01000');
    await view.user.click(await button('내 코드'));
    await view.shows('FFQ02100');
    expect(part('[data-part="method"]').textContent).toBe('포인트 2,000P까지, 나머지는 계좌');
    await pressDigits(view);
    await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
    const made = (await calls(view, created)).find(({ method }) => method === 'POST');
    expect(made?.body).toMatchObject({ gpyMethdDstcd: '1', pointUseAmt: '2000' });
  });
});

describe('a code that is shown', () => {
  const asked = async (view: View) =>
    (await calls(view, created)).map(({ method, body }) => {
      const { gpyMethdDstcd } = body as { gpyMethdDstcd?: string };
      return gpyMethdDstcd === undefined ? method : `${method} ${gpyMethdDstcd}`;
    });

  test('has its digits under the barcode, and by what it pays with what there is of it', async () => {
    const view = await openHome();
    await showCode(view);
    const code = await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
    await waitFor(() => expect(code.textContent).toContain('8723 0100 0000 0001'));
    await waitFor(() => expect(part('main').textContent).toContain('18,400P 쓸 수 있어요'));
  });

  test('is ended and made anew with the password where another means is chosen on the spot', async () => {
    const view = await openHome();
    await showCode(view);
    await view.user.click(await waitFor(() => part('[data-action="changeMeans"]')));
    expect(part('[data-part="codeMeans"]').textContent).toContain('2,450,000원 쓸 수 있어요');
    await view.user.click(screen.getByRole('radio', { name: /계좌에서만/ }));
    await view.user.click(part('[data-action="chooseMeans"]'));
    await pressDigits(view);
    await waitFor(() => expect(part('[data-part="presented"]').textContent).toContain('계좌에서만'));
    await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
    const [first, ended, second] = await asked(view);
    expect([first, second]).toEqual(['POST 1', 'POST 2']);
    expect(ended).toMatch(/^(PUT|DELETE)/);
  });

  test('can be had anew at any time: the one before is ended first', async () => {
    const view = await openHome();
    await showCode(view);
    await view.user.click(await waitFor(() => part('[data-action="renew"]')));
    await pressDigits(view);
    await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
    expect((await asked(view)).map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT', 'POST']);
  });
});

describe('where the balance does not suffice', () => {
  test('it is said at the amount, and amount and means can be changed at the end', async () => {
    const view = await openHome();
    await view.reply({
      method: 'GET',
      path: '/gpayment-fe/payment-method/v1/accounts',
      body: {
        header: { code: 200 },
        body: { results: [{ acNo: '12345601234567', bal: '1000', drwotAbilBal: '1000' }] },
      },
    });
    await scanTo(view, 'FRQR.M0001');
    await view.shows('FFQ02300');
    await view.user.type(field('amount'), '20000');
    await waitFor(() => expect(part('[data-part="lack"]').textContent).toContain('600원 부족해요'));
    await view.user.click(await button('다음'));
    await view.shows('FFQ02400');
    await waitFor(() => expect(part('[data-part="lack"]').textContent).toContain('600원 부족해요'));
    await view.user.click(part('[data-action="changeMethod"]'));
    await view.shows('FFQ04000');
    await view.user.click(part('[data-action="back"]'));
    await view.shows('FFQ02400');
    await view.user.click(await waitFor(() => part('[data-action="changeAmount"]')));
    await view.shows('FFQ02300');
    await view.user.clear(field('amount'));
    await view.user.type(field('amount'), '19000');
    await waitFor(() => expect(document.querySelector('[data-part="lack"]')).toBeNull());
    await view.user.click(await button('다음'));
    await view.shows('FFQ02400');
    expect(await screen.findByRole('button', { name: '19,000원 결제하기' })).toBeTruthy();
  });

  test('a payment that is refused for it leads to what pays, and to another try', async () => {
    const view = await openHome();
    await toConfirm(view, 'FRQR.M0001', '2000000');
    await view.reply({
      method: 'POST',
      path: '/fran-qrpayment-fe/transaction/qr/v1/mpm/approve',
      body: { header: { code: 500, message: '', errMsgCd: 'UBFR0401' }, body: null },
      times: 1,
    });
    await enterPin(view);
    await view.shows('FFQ02500');
    await waitFor(() => part('[data-result="failure"] [data-msg="insufficient"]'));
    expect(part('[data-action="payAgain"]')).toBeTruthy();
    await view.user.click(part('[data-action="changeMethod"]'));
    await view.shows('FFQ04000');
    await view.user.click(part('[data-action="back"]'));
    await view.shows('FFQ01000');
  });
});

describe('refused at the till', () => {
  test('a code that is read for more than there is: said at once, and the code is over', async () => {
    const view = await openHome();
    await view.user.click(await button('내 코드'));
    await view.shows('FFQ02100');
    await pressDigits(view);
    await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
    // The first code of a world.
    const scan = async (amount: number): Promise<boolean> =>
      (await view.askJson('/_mocks/franchise/scan', { code: '8723010000000001', amount })).taken;
    expect(await scan(90_000_000)).toBe(true);
    await view.shows('FFQ02600');
    const failure = await waitFor(() => part('[data-result="failure"]'));
    expect(failure.querySelector('[data-msg="insufficient"]')).toBeTruthy();
    expect(part('[data-action="changeMethod"]')).toBeTruthy();
    // Nothing was paid by it, and nothing will be.
    expect(await scan(100)).toBe(false);
    go('/fpayment/FFQ01000');
    await view.shows('FFQ01000');
    await waitFor(() => expect(balances()).toMatch(/18,400P.*2,450,000원/s));
  }, 15_000);

  test.each([
    ['UBFR0303', 'insufficient'],
    ['UBFR0301', 'codeUnusable'],
    ['UBFR0302', 'invalidTransaction'],
    ['UBFR0072', 'englishNameMissing'],
  ])(
    '%s is told as %s',
    async (rflsCd, id) => {
      const view = await openHome();
      await view.user.click(await button('내 코드'));
      await view.shows('FFQ02100');
      await pressDigits(view);
      await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
      await view.reply({
        method: 'POST',
        path: '/fran-qrpayment-fe/inquiry/v1/status',
        times: 1,
        body: { header: { code: 200 }, body: { tranRsltDstcd: '3', rflsCd, pyToken: 'PYF0000000001' } },
      });
      await view.shows('FFQ02600');
      await waitFor(() => part(`[data-result="failure"] [data-msg="${id}"]`));
    },
    15_000,
  );
});
