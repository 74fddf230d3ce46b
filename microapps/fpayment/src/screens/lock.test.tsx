import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, go, part } from '../../testing/openScreen.ts';
import {
  enterPin,
  openHome,
  patienceEnds,
  pressDigits,
  toConfirm,
  type View,
} from '../../testing/payOnScreen.ts';

const WRONG = '111111';
const approve = '/fran-qrpayment-fe/transaction/qr/v1/mpm/approve';
const status = '/fran-qrpayment-fe/inquiry/v1/status';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Four wrong ones before a code: one more locks the password, wherever it is entered. */
async function fourWrong(view: View) {
  await view.user.click(await button('내 코드'));
  await view.shows('FFQ02100');
  for (const left of [4, 3, 2, 1]) {
    await pressDigits(view, WRONG);
    await waitFor(() => expect(part('[data-part="pinProblem"]').textContent).toContain(`${left}번 더`));
  }
}

/** "Set it anew" is there, and leads to the page of the payment password, which that step opens. */
async function leadsOut(view: View) {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await view.user.click(await waitFor(() => part('[data-action="resetPassword"]')));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/gpayments/FGP21510'));
}

async function lock(view: View) {
  await fourWrong(view);
  await pressDigits(view, WRONG);
  await waitFor(() => part('[data-part="pinProblem"] [data-msg="pinLocked"]'));
}

test('FFQ02100: the fifth wrong one locks it before a code, with the way out', async () => {
  const view = await openHome();
  await lock(view);
  expect(document.querySelector('[data-part="paymentCode"], [data-part="secureKeypad"]')).toBeNull();
  await leadsOut(view);
});

test('FFQ02400: whoever does not know it is led out from the first wrong one on', async () => {
  const view = await openHome();
  await toConfirm(view);
  await enterPin(view, WRONG);
  await waitFor(() => part('[data-part="pinProblem"] [data-msg="pinWrong"]'));
  expect(view.path()).toBe('/fpayment/FFQ02400');
  await leadsOut(view);
});

test('FFQ02500: what a locked one did not pay says so, with the way out', async () => {
  const view = await openHome();
  await fourWrong(view);
  go('/fpayment/FFQ01000');
  await view.shows('FFQ01000');
  await toConfirm(view);
  // One count for all ways to pay: the fifth wrong one is this one.
  await enterPin(view, WRONG);
  await view.shows('FFQ02500');
  expect(part('[data-result="failure"]').querySelector('[data-msg="pinLocked"]')).toBeTruthy();
  expect(document.querySelector('[data-action="payAgain"]')).toBeNull();
  await leadsOut(view);
});

test('FFQ02500: a locked one pays nothing, even when it is right', async () => {
  const view = await openHome();
  await lock(view);
  go('/fpayment/FFQ01000');
  await view.shows('FFQ01000');
  await toConfirm(view);
  await enterPin(view);
  await view.shows('FFQ02500');
  expect(part('[data-result="failure"]').textContent).toContain('비밀번호를 다시 정해');
  await leadsOut(view);
});

test('FFQ02600: an order that a lock refused, asked about later, has the way out as well', async () => {
  const view = await openHome();
  await fourWrong(view);
  go('/fpayment/FFQ01000');
  await view.shows('FFQ01000');
  await toConfirm(view);
  // Neither the refusal nor the answers about it arrive.
  await view.reply({ method: 'POST', path: approve, drop: 'answer', times: 1 });
  await view.reply({ method: 'POST', path: status, drop: true, times: 4 });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await enterPin(view, WRONG);
  await patienceEnds(view);
  vi.useRealTimers();
  await waitFor(() => part('[data-result="pending"]'));
  go('/fpayment/FFQ01000');
  await view.shows('FFQ01000');
  await view.user.click(await button('결제 결과 확인'));
  await view.shows('FFQ02600');
  await waitFor(() => part('[data-result="failure"] [data-msg="pinLocked"]'));
  await leadsOut(view);
});
