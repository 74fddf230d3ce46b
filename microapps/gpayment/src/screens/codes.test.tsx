import { act, waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, expect, test, vi } from 'vitest';
import { button, confirmButton, dialog, go, part } from '../../testing/openScreen.ts';
import {
  enterCode,
  enterPin,
  openPay,
  result,
  showCode,
  submit,
  upToConfirm,
} from '../../testing/payOnScreen.ts';

const CPM = '/gpayment-fe/transaction/gln/v1/cpm/qrcode';
type View = Awaited<ReturnType<typeof openPay>>;

afterEach(() => {
  vi.restoreAllMocks();
});

async function calls(view: View, method: string) {
  return (await view.journal()).filter((call) => call.method === method && call.path === CPM);
}

/** The shop's till reads the newest code: whether it took the money. */
async function charge(view: View): Promise<boolean> {
  const code = `8800${String(7_919 + 1_000_003).padStart(14, '0')}`;
  const body = JSON.stringify({ code, amount: '80.50', currency: 'THB' });
  return (await view.ask('/_mocks/merchant/scan', { method: 'POST', body })).ok;
}

async function withCode(options: Parameters<typeof openPay>[1] = {}) {
  const phone = createFakeHost({ platform: 'android' });
  const view = await openPay('FGP31100', { native: phone, ...options });
  await showCode(view);
  return { view, phone };
}

test('home asks, and ends the code at the service before it is gone to', async () => {
  const { view } = await withCode();
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await view.user.click(part('[data-action="home"]'));
  await view.user.click(await confirmButton('leavePayment'));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(await calls(view, 'PUT')).toHaveLength(1);
  expect(await charge(view)).toBe(false);
});

test('a payment that ends while leaving is asked about closes the question, and its end is seen', async () => {
  const { view } = await withCode();
  await view.user.click(part('[data-action="home"]'));
  await dialog('leavePayment');
  expect(await charge(view)).toBe(true);
  await result('success');
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
});

test('the phone’s back on the first page of a WebView ends the code before the WebView closes', async () => {
  const { view, phone } = await withCode();
  phone.emit('backPressed');
  await view.user.click(await confirmButton('leavePayment'));
  await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
  expect(await calls(view, 'PUT')).toHaveLength(1);
  expect(await charge(view)).toBe(false);
});

test('a page that goes without asking ends it, and shows a code that is over should it come back', async () => {
  const { view } = await withCode();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(async () => expect(await calls(view, 'PUT')).toHaveLength(1));
  expect(part('[data-part="paymentCode"]').dataset.state).toBe('expired');
  expect(await charge(view)).toBe(false);
});

test('a customer who stays keeps the code', async () => {
  const { view } = await withCode();
  await view.user.click(part('[data-action="home"]'));
  const question = await dialog('leavePayment');
  await view.user.click(question.querySelector('[data-action="cancel"]') as Element);
  expect(await calls(view, 'PUT')).toHaveLength(0);
  expect(await charge(view)).toBe(true);
});

test('a code has its digits under the barcode, and by what it pays with what there is of it', async () => {
  await withCode();
  await waitFor(() => expect(part('[data-part="paymentCode"]').textContent).toMatch(/8800( \d{4}){3,}/));
  const [row] = document.querySelectorAll('[data-part="presented"] b');
  expect(row?.parentElement?.textContent).toMatch(/국민은행.*2,450,000원/);
});

test('another means on the spot ends the code, and the next one pays by it', async () => {
  const { view } = await withCode();
  await view.user.click(part('[data-action="changeMeans"]'));
  const others = [...part('[data-part="codeMeans"]').querySelectorAll<HTMLInputElement>('input')];
  const other = others.find(({ checked }) => !checked) as HTMLInputElement;
  await view.user.click(other);
  await view.user.click(part('[data-action="chooseMeans"]'));
  await showCode(view);
  const [first, second] = await calls(view, 'POST');
  expect(second?.body).toMatchObject({ gpyMethdDstcd: expect.any(String) });
  expect(second?.body).not.toMatchObject({
    gpyMethdDstcd: (first?.body as { gpyMethdDstcd: string } | undefined)?.gpyMethdDstcd,
  });
  expect(await calls(view, 'PUT')).toHaveLength(1);
  expect(await charge(view)).toBe(false);
});

test('a new code can be had at any time, and the one before is charged by nobody', async () => {
  const { view } = await withCode();
  await view.user.click(part('[data-action="renew"]'));
  await showCode(view);
  expect(await calls(view, 'PUT')).toHaveLength(1);
  expect(await charge(view)).toBe(false);
});

test('who asks for a new code and was charged by the one before is told first', async () => {
  const { view } = await withCode();
  expect(await charge(view)).toBe(true);
  await view.user.click(part('[data-action="renew"]'));
  await result('success');
});

test('what a dead line left open is ended where payments begin', async () => {
  const { view } = await withCode();
  await view.reply({ method: 'PUT', path: CPM, drop: true, times: 1 });
  go('/gpayment/FGP31000');
  await view.user.click(await confirmButton('leavePayment'));
  await view.shows('FGP31000');
  await waitFor(async () => expect((await calls(view, 'PUT')).length).toBeGreaterThan(1));
  expect(await charge(view)).toBe(false);
});

test('put away for longer than its life it is no more, whatever the phone’s clock says', async () => {
  const clock = { now: new Date('2026-11-21T12:00:00+09:00') };
  const backend = createMock({ now: () => clock.now });
  const phone = createFakeHost({ platform: 'android' });
  const view = await openPay('FGP31100', { backend, native: phone });
  await showCode(view);
  clock.now = new Date(clock.now.getTime() + 181_000);
  expect(await charge(view)).toBe(false);
  phone.emit('resume');
  await waitFor(() => expect(part('[data-part="paymentCode"]').dataset.state).not.toBe('shown'));
});

test('a wrong password shows no code, is counted, and five lock every way to pay, with a way out', async () => {
  const view = await openPay('FGP31100');
  for (const left of [4, 3, 2, 1]) {
    await enterPin(view, '111111');
    await waitFor(() => expect(part('[data-part="pinProblem"]').textContent).toContain(`${left}번 더`));
  }
  await enterPin(view, '111111');
  await waitFor(() => part('[data-part="pinProblem"] [data-msg="pinLocked"]'));
  expect(document.querySelector('[data-part="paymentCode"], [data-part="secureKeypad"]')).toBeNull();
  go('/gpayment/FGP31200');
  await upToConfirm(view);
  await submit(view);
  await enterPin(view);
  expect((await result('failure')).textContent).toContain('본인 확인');
  await view.user.click(part('[data-action="resetPassword"]'));
  await waitFor(() =>
    part('[data-screen="GPAYMENTS_FGP21510"] [data-action="certificate"], [data-action="certificate"]'),
  );
});

const typed = async (view: View, digits: string) => {
  const keypad = await waitFor(() => part('[data-part="secureKeypad"]'));
  for (const digit of digits) {
    const key = [...keypad.querySelectorAll('button')].find(({ textContent }) => textContent === digit);
    await view.user.click(key as Element);
  }
};

test('a locked password is set anew by who signs as themselves, and pays at once', async () => {
  const native = createFakeHost({
    platform: 'android',
    answers: { signWithCertificate: { signature: 'S', certSerial: '4412-01' } },
  });
  const view = await openPay('FGP61200', { native });
  await view.shows('FGP61200');
  await view.user.click(part('[data-action="resetPassword"]'));
  await view.user.click(await waitFor(() => part('[data-action="certificate"]')));
  expect(native.calls('signWithCertificate')).toMatchObject([{ kind: 'national' }]);
  await view.user.click(await waitFor(() => part('[data-action="enter"]')));
  await typed(view, '928374');
  await view.shows('FGP21520');
  await view.user.click(await waitFor(() => part('[data-action="enter"]')));
  await typed(view, '928374');
  await waitFor(() => part('[data-result="success"]'));
  await view.user.click(part('[data-action="done"]'));
  await view.shows('FGP61200');
  go('/gpayment/FGP31100');
  await enterPin(view, '928374');
  await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
});

test('who changes the password enters the present one first', async () => {
  const view = await openPay('FGP61200');
  await view.shows('FGP61200');
  await view.user.click(part('[data-action="changePassword"]'));
  await enterPin(view, '111111');
  await waitFor(() => expect(part('[data-part="pinProblem"]').textContent).toContain('4번 더'));
  await enterPin(view);
  await view.user.click(await waitFor(() => part('[data-action="enter"]')));
  await typed(view, '928374');
  await view.shows('FGP21520');
  await view.user.click(await waitFor(() => part('[data-action="enter"]')));
  await typed(view, '928374');
  await waitFor(() => part('[data-result="success"]'));
});

test('(A92) the step of a scan opens no page of the password', async () => {
  const view = await openPay('FGP31200');
  await enterCode(view, 'GLN-TH7731');
  await view.shows('FGP31510');
  go('/gpayment/FGP21510');
  await dialog('stepParamMissing');
  expect(part('[data-screen]').dataset.screen).toBe('FGP31510');
  expect(await button('다음')).toBeTruthy();
});
