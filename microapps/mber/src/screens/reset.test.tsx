import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, part, people } from '../../testing/openScreen.ts';

const password = 'other-Wallet9!';

it('(R064, R198, R371, R060, R061) five failures lock; verification and a new password unlock, and the link is kept', async () => {
  const shown = await open('FME11000', { query: { pageId: 'FTR10000' } });
  await shown.type('phone', people.locked.phone);
  await shown.type('password', 'wallet1234!');
  await shown.tap('submit');
  await shown.answer('loginLocked');
  await shown.tap('unlock');
  await shown.shows('FME81200');
  await shown.tap('next');
  await shown.shows('FME73100');
  await shown.verify(people.locked);
  await waitFor(() => part('[data-result="success"]'));
  expect(document.body.textContent).toContain('강*금');
  await shown.tap('next');
  await shown.shows('FME73200');
  await shown.choosePassword(password);
  await shown.tap('signIn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FTR10000'));
  await shown.type('phone', people.locked.phone);
  await shown.type('password', 'wallet1234!');
  await shown.tap('submit');
  await shown.answer('loginRetry');
  await shown.type('password', password);
  await shown.tap('submit');
  await shown.leftFor('/?pageId=FTR10000');
});

it('(R061) the new password needs a verified phone', async () => {
  const shown = await open('FME73200');
  await shown.shows('FME73200');
  expect(document.querySelector('[data-field="password"]')).toBeNull();
  await shown.tap('goOn');
  await shown.shows('FME73100');
});

it('(R061) the same password is refused, and what was verified stays', async () => {
  const shown = await open('FME73100');
  await shown.verify(people.member);
  await shown.tap('next');
  await shown.choosePassword('wallet1234!');
  await shown.saysUnder('password', 'passwordSame');
  await shown.choosePassword(password);
  await waitFor(() => part('[data-result="success"]'));
});

it('(R061) a weak or mistyped password is said before it is sent', async () => {
  const shown = await open('FME73100');
  await shown.verify(people.member);
  await shown.tap('next');
  await shown.choosePassword('weak');
  await waitFor(() => part('[data-msg="invalidFormat"]'));
  await shown.choosePassword(password, `${password}x`);
  await waitFor(() => part('[data-msg="notSame"]'));
  expect(await shown.bodies('POST /mber/user/resetPassword')).toEqual([]);
});

it('(R060) a phone without an account leads to the sign-up', async () => {
  const shown = await open('FME73100');
  await shown.verify(people.stranger);
  await shown.answer('memberNotFound');
  await shown.shows('FME21000');
});

it('(R060) a sleeping account is woken up first', async () => {
  const shown = await open('FME73100');
  await shown.verify(people.dormant);
  await shown.answer('memberDormant');
  await shown.shows('FME82000');
});
