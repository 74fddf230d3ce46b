import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock, createUnsureNetwork } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { confirmButton, dialog, go, part } from '../../testing/openScreen.ts';
import {
  createNoonMock,
  enterCode,
  enterPin,
  openPay,
  result,
  submit,
  upToConfirm,
} from '../../testing/payOnScreen.ts';
import { payModes } from '../model/paid.ts';

const without = (path: string) =>
  createUnsureNetwork(createNoonMock(), (call) => (call.path.endsWith(path) ? 'lost' : 'none'));

test('(R507, R508) the modes have their codes', () => {
  expect(payModes).toEqual({ cpm: '02', mpm: '06', atm: '03' });
});

test('a price that was told five minutes ago is asked for again, and only then paid', async () => {
  let now = new Date('2026-11-21T12:00:00+09:00');
  const view = await openPay('FGP31200', { backend: createMock({ now: () => now }) });
  await view.shows('FGP31200');
  await upToConfirm(view);
  now = new Date(now.getTime() + 301_000);
  await submit(view);
  await enterPin(view);
  await waitFor(() => expect(document.body.textContent).toContain('새 금액을 확인해 주세요'));
  await waitFor(async () =>
    expect((await view.journal()).filter(({ path }) => path.endsWith('/mpm/request'))).toHaveLength(2),
  );
  await submit(view);
  await enterPin(view);
  await result('success');
});

describe('before anything is sent', () => {
  test.each([
    ['(R636)', '/mpm/qrcode', 'FGP31200', 'GLN-TH7731', 'paymentUnstable'],
    ['(R637)', '/atm/qrcode', 'FGP41100', 'GLNATM-TH9001', 'atmUnstable'],
  ])('%s a signal that fails %s is told, and nothing was paid', async (_row, path, code, text, message) => {
    const view = await openPay(code, { backend: without(path) });
    await view.shows(code);
    await enterCode(view, text);
    await view.user.click(await confirmButton(message));
    await view.shows(code);
  });

  test('(R534, R654) a header code other than 200 is a refusal in the server’s words', async () => {
    const view = await openPay('FGP31200');
    await view.shows('FGP31200');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/transaction/gln/v1/mpm/qrcode',
      body: {
        header: { code: 310, message: '점검 중이에요.', errMsgCd: 'UBFR9000', outptCtnt: '점검 중이에요.' },
        body: null,
      },
      times: 1,
    });
    await enterCode(view, 'GLN-TH7731');
    expect((await dialog('serverMessage')).textContent).toContain('점검 중이에요.');
  });

  test('an answer that does not fit crashes nothing', async () => {
    const view = await openPay('FGP31200');
    await view.shows('FGP31200');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/transaction/gln/v1/mpm/request',
      body: { header: { code: 200 }, body: { txToken: 7, totAmt: 'much' } },
      times: 1,
    });
    await enterCode(view, 'GLN-TH7732-25050-A1');
    await dialog('paymentUnstable');
    expect(part('[data-screen]').dataset.screen).toBe('FGP31200');
  });
});

describe('a code with its time', () => {
  test('(R532, R662) is gone after the seconds the server gave, and renewed by the customer', async () => {
    const view = await openPay('FGP31000');
    await view.shows('FGP31000');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/transaction/gln/v1/cpm/qrcode',
      body: {
        header: { code: 200 },
        body: { pyToken: 'C1', qrcode: 'GLNCPM-1', barcode: '880000000000000001', expSS: 1 },
      },
      times: 1,
    });
    await view.user.click(part('[data-action="cpm"]'));
    await enterPin(view);
    await waitFor(() => part('[data-part="paymentCode"][data-state="expired"]'));
    await view.user.click(part('[data-part="paymentCode"] button'));
    await enterPin(view);
    await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
  });

  test('that cannot be had is told where it would be, and can be asked for again', async () => {
    const view = await openPay('FGP31100', { backend: without('/cpm/qrcode') });
    await enterPin(view);
    await waitFor(() => part('[data-part="paymentCode"][data-state="failed"]'));
    expect(part('[data-part="paymentCode"]').textContent).toContain('통신 신호가 불안정');
    expect(view.path()).toBe('/gpayment/FGP31100');
  });
});

describe('where somebody is', () => {
  const phoneAt = (latitude: number, longitude: number) =>
    createFakeHost({
      platform: 'ios',
      answers: { getLocation: { latitude, longitude, accuracy: 20, at: '2026-11-21T12:00:00+09:00' } },
    });

  test('a customer who agreed is found', async () => {
    const view = await openPay('FGP32000', { persona: 'payReady', native: phoneAt(35.68, 139.76) });
    await view.shows('FGP32000');
    await view.user.click(part('[data-action="locate"]'));
    expect((await view.shows('FGP31000')).textContent).toContain('JPY');
  });

  test('(R653) a place where nobody can pay is said, and the list is still there', async () => {
    const view = await openPay('FGP32000', { persona: 'payReady', native: phoneAt(37.5, 127) });
    await view.shows('FGP32000');
    await view.user.click(part('[data-action="locate"]'));
    await waitFor(() => part('[data-msg="invalidLocation"]'));
    expect(part('[data-action="nation-TH"]')).toBeTruthy();
  });

  test('a customer who did not agree is not looked for', async () => {
    const native = phoneAt(35.68, 139.76);
    const view = await openPay('FGP32000', { native });
    await view.shows('FGP32000');
    await view.user.click(part('[data-action="locate"]'));
    await waitFor(() => part('[data-msg="locationConsent"]'));
    expect(native.calls('getLocation')).toHaveLength(0);
  });
});

describe('the camera', () => {
  test('that the customer keeps off leaves the code to be entered', async () => {
    const native = createFakeHost({ platform: 'ios', answers: { checkPermission: { status: 'denied' } } });
    const view = await openPay('FGP31200', { native });
    await view.shows('FGP31200');
    await waitFor(() => expect(document.body.textContent).toContain('카메라를 쓸 수 없어요'));
    expect(document.querySelector('[data-part="qrScanner"]')).toBeNull();
    await upToConfirm(view);
  });
});

test('(R635) in English everything is said in English', async () => {
  const view = await openPay('FGP31200', { locale: 'en' });
  await upToConfirm(view);
  const quote = part('[data-part="quote"]').textContent ?? '';
  expect(quote).toContain('1 THB = ₩41.46');
  expect(part('[data-screen]').textContent).not.toMatch(/[가-힣]/);
});

describe('a shop of another country', () => {
  test('offers to switch, and is paid there', async () => {
    const view = await openPay('FGP31200');
    await view.shows('FGP31200');
    await enterCode(view, 'GLN-JP2201');
    const question = await dialog('otherNation');
    expect(question.textContent).toContain('일본에 있는 가게');
    await view.user.click(await confirmButton('otherNation'));
    await view.shows('FGP31510');
    expect(part('main').textContent).toContain('浅草きびだんご');
    await view.user.type(part('[data-field="amount"]'), '1200');
    await submit(view);
    await view.shows('FGP31520');
    go('/gpayment/FGP31000');
    await view.user.click(await confirmButton('leavePayment'));
    await view.shows('FGP31000');
    expect(part('[data-part="nation"]').textContent).toContain('일본');
  });

  test('who stays is asked for another code, and nothing has changed', async () => {
    const view = await openPay('FGP31200');
    await view.shows('FGP31200');
    await enterCode(view, 'GLN-JP2201');
    const question = await dialog('otherNation');
    await view.user.click(question.querySelector('[data-action="cancel"]') as Element);
    await view.shows('FGP31200');
    go('/gpayment/FGP31000');
    await view.shows('FGP31000');
    expect(part('[data-part="nation"]').textContent).toContain('태국');
  });

  test('of the clearing network leads to its page', async () => {
    const view = await openPay('FGP31200');
    await view.shows('FGP31200');
    await enterCode(view, 'KFTC-ID5001');
    await view.user.click(await confirmButton('otherNation'));
    await view.shows('FGP31200Kftc');
  });
});

describe('where the balance does not suffice', () => {
  const small = { natnlCd: 'TH', engNameYn: 'Y' };
  const purse = (gpyMethdDstcd: string, acNo: string, crncyCd: string, bal: string) => ({
    gpyMethdDstcd,
    acNo,
    crncyCd,
    bal,
    bnkName: '국민은행',
    bnkEngName: 'KB',
    als: '',
  });

  test('what is paid from is changed where the amount is entered', async () => {
    const view = await openPay('FGP31200');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/inquiry/v1/nation/usrMchtlSitu',
      body: {
        header: { code: 200 },
        body: {
          ...small,
          gpyMethdList: [purse('1', '', 'KRW', '18400'), purse('2', '12345601234567', 'KRW', '2450000')],
        },
      },
    });
    await enterCode(view, 'GLN-TH7731');
    await view.shows('FGP31510');
    const choose = async (option: string) => {
      await view.user.click(await waitFor(() => part('[data-field="means"]')));
      await view.user.click(await waitFor(() => part(`dialog[open] [data-value="${option}"]`)));
    };
    await choose('1:');
    await view.user.type(part('[data-field="amount"]'), '9000');
    await submit(view);
    await view.user.click(await confirmButton('notEnough'));
    expect(part('[data-part="balance"]').textContent).toContain('18,400');
    await choose('2:12345601234567');
    await waitFor(() => expect(part('[data-part="balance"]').textContent).toContain('2,450,000'));
    await submit(view);
    await view.shows('FGP31520');
  });

  test('a payment that is refused for it leads to where means are chosen', async () => {
    const view = await openPay('FGP31200');
    await upToConfirm(view);
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/transaction/gln/v1/mpm/approve',
      body: { header: { code: 500, message: '', errMsgCd: 'UBFR0303' }, body: null },
      times: 1,
    });
    await submit(view);
    await enterPin(view);
    await result('failure');
    await view.user.click(part('[data-action="changeMeans"]'));
    await view.shows('FGP31000');
  });
});

test('(R361, R362) the steps of a payment are logged, and nothing of it', async () => {
  const view = await openPay('FGP31200');
  await upToConfirm(view);
  await submit(view);
  await enterPin(view);
  await result('success');
  const steps = async () =>
    (await view.journal())
      .filter(({ path }) => path === '/comm/flowLog/insertFlowLog')
      .map(({ body }) => body);
  await waitFor(async () =>
    expect(await steps()).toEqual([
      { flow: 'gpayment.mpm', step: 'sent', flowLogId: 'FLOW00000001' },
      { flow: 'gpayment.mpm', step: 'done', flowLogId: 'FLOW00000001' },
    ]),
  );
});
