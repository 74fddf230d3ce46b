import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeHost, part } from '@wallet/kit/testing';
import { expect, vi } from 'vitest';
import { button, field, open } from './openScreen.ts';
import { PIN } from './till.ts';

const APPROVE = '/fran-qrpayment-fe/transaction/qr/v1/mpm/approve';

type Options = NonNullable<Parameters<typeof open>[1]>;
export type View = Awaited<ReturnType<typeof open>>;

/** The start of this area in the phone app, for somebody who has agreed to everything. */
export async function openHome(options: Options = {}): Promise<View> {
  const native = createFakeHost({ platform: 'android', appVersion: 'G6.4.0' });
  const view = await open('FFQ01000', { persona: 'payReady', native, ...options });
  await view.shows('FFQ01000');
  return view;
}

/** Enters a shop's code by hand. */
export async function scanTo(view: View, code: string): Promise<void> {
  await view.user.click(await button('QR 스캔'));
  await view.shows('FFQ02200');
  await view.user.type(field('qrCode'), code);
  await view.user.click(await button('확인'));
}

/** Up to the last screen before the password. */
export async function toConfirm(view: View, code = 'FRQR.M0001.4500', amount?: string): Promise<void> {
  await scanTo(view, code);
  await view.shows('FFQ02300');
  if (amount) await view.user.type(field('amount'), amount);
  await view.user.click(await button('다음'));
  await view.shows('FFQ02400');
}

export async function enterPin(view: View, digits = PIN): Promise<void> {
  await view.user.click(part('[data-action="submit"]'));
  await pressDigits(view, digits);
}

/** On a keypad that is open. */
export async function pressDigits(view: View, digits = PIN): Promise<void> {
  const keypad = await screen.findByRole('dialog', { name: '간편 비밀번호' });
  for (const digit of digits) await view.user.click(within(keypad).getByRole('button', { name: digit }));
  await view.user.click(within(keypad).getByRole('button', { name: '확인' }));
}

/** From the start to a code that is shown: the password stands before it. */
export async function showCode(view: View): Promise<void> {
  await view.user.click(await button('내 코드'));
  await view.shows('FFQ02100');
  await pressDigits(view);
}

/** What was asked of one path. */
export async function calls(view: View, path: string) {
  return (await view.journal()).filter((entry) => entry.path === path);
}

/** All the time that the app waits for the end of an order that was sent. */
export async function patienceEnds(view: View): Promise<void> {
  await waitFor(async () => expect(await calls(view, APPROVE)).toHaveLength(1));
  for (let turn = 0; turn < 2000 && !document.querySelector('[data-result]'); turn += 1) {
    await act(() => vi.advanceTimersByTimeAsync(100));
    // What is no timer takes its own time: the answer of a call, the file of a screen.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
