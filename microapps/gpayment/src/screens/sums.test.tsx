import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { go, part } from '../../testing/openScreen.ts';
import { enterCode, enterPin, openPay, result, submit, upToConfirm } from '../../testing/payOnScreen.ts';

const amountField = () => part('[data-field="amount"]') as HTMLInputElement;
const said = () => document.querySelector<HTMLElement>('p[data-msg]')?.dataset.msg;

/** From the payment home, with another nation and another purse than the first ones. */
async function openWith({ nation, means }: { nation: string; means: string }) {
  const view = await openPay('FGP32000');
  await view.shows('FGP32000');
  await view.user.click(part(`[data-action="nation-${nation}"]`));
  await view.shows('FGP31000');
  await view.user.click(await waitFor(() => part('[data-field="means"]')));
  await view.user.click(part(`[data-value^="${means}:"]`));
  await view.user.click(part('[data-action="mpm"]'));
  await view.shows('FGP31200');
  return view;
}

describe('an order that answers no more than is stated', () => {
  const path = '/gpayment-fe/transaction/gln/v1/mpm/approve';

  test('(R533, R593, A93) finishYn Y and status 1 are a payment: its number comes from there, the rest from its detail', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    const stated = { txToken: 'X1', pyToken: 'Y1', tranSerno: 'P000048', tranYmd: '20261118' };
    await view.reply({ method: 'POST', path, body: { header: { code: 200 }, body: { finishYn: 'Y' } } });
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/inquiry/v1/status',
      body: { header: { code: 200 }, body: { ...stated, tranYMS: '20261118120000', tranRsltDstcd: '1' } },
    });
    await submit(view);
    await enterPin(view);
    const end = await result('success');
    expect(end.textContent).toContain('P000048');
    expect((await view.journal()).map((call) => call.path)).toContain(
      '/gpayment-fe/inquiry/v1/transaction/detail',
    );
  });

  test('with nothing to be had but the yes, what the customer confirmed stands there', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    const error = { status: 500, body: {} };
    await view.reply({ method: 'POST', path, body: { header: { code: 200 }, body: { finishYn: 'Y' } } });
    await view.reply({ method: 'POST', path: '/gpayment-fe/inquiry/v1/status', ...error });
    await submit(view);
    await enterPin(view);
    const end = await result('success');
    for (const shown of ['Pad Thai Thip Samai', '125.50', '27원', '5,231원']) {
      expect(end.textContent).toContain(shown);
    }
    expect(document.querySelector('[data-action="openDetail"]')).toBeNull();
  });

  test('(R492-R494, A93) a machine of eight fields pays out', async () => {
    const view = await openPay('FGP41100');
    await view.shows('FGP41100');
    const machine = {
      txToken: 'X0000000001',
      custFee: '3000',
      usdFee: '1.50',
      aplyExrt: '41.46',
      recvCrncyCd: 'THB',

      minAmt: '500',
      maxAmt: '20000',
      intervalAmt: '100',
    };
    await enterCode(view, 'GLNATM-TH9001');
    await view.shows('FGP41200');
    go('/gpayment/FGP41100');
    await view.shows('FGP41100');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/transaction/gln/v1/atm/qrcode',
      body: { header: { code: 200 }, body: machine },
    });
    await enterCode(view, 'GLNATM-TH9001');
    await view.shows('FGP41200');
    await submit(view);
    await view.shows('FGP41510');
    expect(part('[data-part="quote"]').textContent).toContain('23,730원');
    await submit(view);
    await enterPin(view);
    await view.shows('FGP41520');
    expect((await result('success')).textContent).toContain('23,730원');
  });
});

describe('an amount', () => {
  test('(R503) in yen with a point is refused and said, never a hundred times as much', async () => {
    const view = await openWith({ nation: 'JP', means: '2' });
    await enterCode(view, 'GLN-JP2201');
    await view.shows('FGP31510');
    await view.user.type(amountField(), '1234.56');
    expect([amountField().value, said()]).toEqual(['1234.56', 'amountDecimals']);
    await submit(view);
    expect(part('[data-screen]').dataset.screen).toBe('FGP31510');
    expect((await view.journal()).some((call) => call.path.endsWith('/mpm/request'))).toBe(false);
  });

  test('in baht says what it is in won while it is typed, by the rate that is then applied', async () => {
    const view = await openPay('FGP31200');
    await enterCode(view, 'GLN-TH7731');
    await view.shows('FGP31510');
    await view.user.type(amountField(), '1,5');
    expect(amountField().value).toBe('1.5');
    await waitFor(() => expect(part('[data-part="estimate"]').textContent).toContain('약 63원'));
    await view.user.clear(amountField());
    await view.user.paste('125,50');
    expect(amountField().value).toBe('125.50');
    await waitFor(() => expect(part('[data-part="estimate"]').textContent).toContain('약 5,204원'));
    await submit(view);
    await view.shows('FGP31520');
    expect(part('[data-part="quote"]').textContent).toContain('5,204원');
  });
});

describe('one truth about rate and fee', () => {
  test('a payment from a balance in the shop’s own currency shows no rate: not typed, not confirmed, not told, not kept', async () => {
    const view = await openWith({ nation: 'JP', means: 'B' });
    await enterCode(view, 'GLN-JP2201');
    await view.shows('FGP31510');
    expect(document.querySelector('[data-part="estimate"]')).toBeNull();
    await view.user.type(amountField(), '1200');
    await submit(view);
    await view.shows('FGP31520');
    const none = (text: string | null) => {
      expect(text).toContain('1,200');
      for (const word of ['환율', '환산']) expect(text).not.toContain(word);
    };
    none(part('main').textContent);
    await submit(view);
    await enterPin(view);
    none((await result('success')).textContent);
    await view.user.click(part('[data-action="openDetail"]'));
    await view.shows('FGP61110');
    none(part('main').textContent);
  });

  test('the confirmation, the result and the receipt name the same fee and total; the guide says there is one', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    const same = (text: string | null) => {
      for (const shown of ['27원', '5,231원', '41.46']) expect(text).toContain(shown);
    };
    same(part('[data-part="quote"]').textContent);
    await submit(view);
    await enterPin(view);
    same((await result('success')).textContent);
    await view.user.click(part('[data-action="openDetail"]'));
    await view.shows('FGP61110');
    same(part('main').textContent);
    go('/gpayment/FGP91000');
    await view.shows('FGP91000');
    expect(part('main').textContent).toContain('환전해서 결제하면 수수료가 있어요');
  });
});
