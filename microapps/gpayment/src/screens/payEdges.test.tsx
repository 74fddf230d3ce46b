import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { createUnsureNetwork } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { confirmButton, dialog, part } from '../../testing/openScreen.ts';
import { createNoonMock, enterCode, openPay, upToConfirm } from '../../testing/payOnScreen.ts';
import { payModes } from '../model/paid.ts';

const without = (path: string) =>
  createUnsureNetwork(createNoonMock(), (call) => (call.path.endsWith(path) ? 'lost' : 'none'));

test('(R507, R508) the modes have their codes', () => {
  expect(payModes).toEqual({ cpm: '02', mpm: '06', atm: '03' });
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
        header: { code: 310, message: '점검 중입니다.', errMsgCd: 'UBFR9000', outptCtnt: '점검 중입니다.' },
        body: null,
      },
      times: 1,
    });
    await enterCode(view, 'GLN-TH7731');
    expect((await dialog('serverMessage')).textContent).toContain('점검 중입니다.');
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
    await waitFor(() => part('[data-part="paymentCode"][data-state="expired"]'), { timeout: 5000 });
    await view.user.click(part('[data-part="paymentCode"] button'));
    await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'), { timeout: 5000 });
  });

  test('that cannot be had is told where it would be, and can be asked for again', async () => {
    const view = await openPay('FGP31100', { backend: without('/cpm/qrcode') });
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
    await waitFor(() => expect(document.body.textContent).toContain('카메라를 쓸 수 없습니다'));
    expect(document.querySelector('[data-part="qrScanner"]')).toBeNull();
    await upToConfirm(view);
  });
});

test('(R635) in English everything is said in English', async () => {
  const view = await openPay('FGP31200', { locale: 'en' });
  await upToConfirm(view);
  const quote = part('[data-part="quote"]').textContent ?? '';
  expect(quote).toContain('1 THB = 41.46 KRW');
  expect(part('[data-screen]').textContent).not.toMatch(/[가-힣]/);
});
