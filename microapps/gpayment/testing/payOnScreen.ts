import { screen, waitFor, within } from '@testing-library/react';
import { createFakeHost, part } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { open } from './openScreen.ts';

type Options = NonNullable<Parameters<typeof open>[1]>;

/** The mock backend at noon of one day, so that its rates are always the same. */
export function createNoonMock() {
  return createMock({ now: () => new Date('2026-11-21T12:00:00+09:00') });
}

/** A paying screen in the phone app, where money can leave. */
export function openPay(at: string, options: Options = {}) {
  return open(at, { backend: createNoonMock(), native: createFakeHost({ platform: 'android' }), ...options });
}

type Pay = Awaited<ReturnType<typeof openPay>>;

/** Enters a merchant's or a machine's code by hand. */
export async function enterCode({ user }: Pay, code: string) {
  await waitFor(() => part('[data-field="code"]'));
  await user.type(part('[data-field="code"]'), code);
  await user.click(part('[data-action="submit"]'));
}

/** Presses the main button. */
export async function submit({ user }: Pay) {
  await user.click(await waitFor(() => part('[data-action="submit"]')));
}

/** Enters the payment password into the keypad. */
export async function enterPin({ user }: Pay, digits = '246810') {
  const keypad = await screen.findByRole('dialog', { name: '간편 비밀번호' });
  for (const digit of digits) await user.click(within(keypad).getByRole('button', { name: digit }));
  await user.click(within(keypad).getByRole('button', { name: '확인' }));
}

/** Passes the password that stands before a code. */
export async function showCode(view: Pay) {
  await enterPin(view);
  await waitFor(() => part('[data-part="paymentCode"][data-state="shown"]'));
}

/** From the scan of a shop's code without an amount to the confirmation. */
export async function upToConfirm(view: Pay, { code = 'GLN-TH7731', amount = '125.5', suffix = '' } = {}) {
  await enterCode(view, code);
  await view.shows(`FGP31510${suffix}`);
  await view.user.type(part('[data-field="amount"]'), amount);
  await submit(view);
  await view.shows(`FGP31520${suffix}`);
}

/** The result page, once it says so. */
export function result(kind: 'success' | 'failure' | 'pending'): Promise<HTMLElement> {
  return waitFor(() => part(`[data-result="${kind}"]`));
}
