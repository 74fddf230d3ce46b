import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { expect, it } from 'vitest';
import { goes, open, part, people } from '../../testing/openScreen.ts';

it('(R232, E35, R342) token code 0000 asks, signs in by its CI and opens the page it was for, once', async () => {
  const shown = await open('FME76000', { query: { token: 'book-member', pageId: 'FBK10000', bookNo: '7' } });
  const asked = await waitFor(() => part('dialog[data-msg="bookSignInAsk"]'));
  expect(asked.textContent).toContain('김*늘');
  expect(asked.textContent).not.toContain('김하늘');
  // The question is put: nobody is in yet, and the address is good for nobody else.
  expect(shown.path()).toBe('/mber/FME76000?pageId=FBK10000&bookNo=7');
  expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  await shown.answer('bookSignInAsk');
  await shown.leftFor('/?pageId=FBK10000&bookNo=7');
  expect(await shown.bodies('POST /mber/kbaas/book/login')).toEqual([{ token: 'book-member' }]);
  const [login] = await shown.bodies('POST /mstr/login/action');
  expect(login).toMatchObject({ ciCtt: expect.stringContaining('CI-WALLET-0001') });
});

it('who says no stays out, and may look again or sign in another way', async () => {
  const shown = await open('FME76000', { query: { token: 'book-employee', pageId: 'FBK10000' } });
  await shown.answer('bookSignInAsk', 'cancel');
  await waitFor(() => part('[data-action="askAgain"]'));
  expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  await shown.tap('askAgain');
  await shown.answer('bookSignInAsk', 'cancel');
  await shown.tap('signIn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FBK10000'));
});

it('a link never signs anybody in over the customer who is signed in, and asks nothing about its token', async () => {
  const shown = await open('FME76000', {
    persona: 'member',
    query: { token: 'book-employee', pageId: 'FBK10000' },
  });
  await waitFor(() => expect(part('main').textContent).toContain('김*늘'));
  await waitFor(() => expect(shown.path()).toBe('/mber/FME76000?pageId=FBK10000'));
  expect(await shown.bodies('POST /mber/kbaas/book/login')).toEqual([]);
  expect(await shown.bodies('POST /mstr/login/action')).toEqual([]);
  await shown.tap('goOn');
  await shown.leftFor('/?pageId=FBK10000');
});

it('who wants to be the other one signs out first, and is asked as everybody is', async () => {
  const shown = await open('FME76000', { persona: 'member', query: { token: 'book-employee' } });
  await shown.tap('logout');
  await shown.answer('logout');
  const asked = await waitFor(() => part('dialog[data-msg="bookSignInAsk"]'));
  expect(asked.textContent).toContain('박*훈');
  await shown.answer('bookSignInAsk');
  await shown.leftFor('/main/FMA10000?loginAfter=true');
  expect(await shown.bodies('POST /mstr/logout')).toHaveLength(1);
});

it('a customer whose account sleeps is told so, and wakes it up', async () => {
  const shown = await open('FME76000', { query: { token: 'book-dormant', pageId: 'FBK10000' } });
  await shown.answer('bookSignInAsk');
  await shown.tap('goOn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME82000?pageId=FBK10000'));
});

it('a token that another device began is no good on this one', async () => {
  const native = createFakeHost({ deviceId: 'mine' });
  const shown = await open('FME76000', { native, query: { token: 'book-member@theirs' } });
  await waitFor(() => part('[data-msg="bookTokenRefused"]'));
  expect(await shown.bodies('POST /mber/kbaas/book/login')).toMatchObject([{ deviceId: 'mine' }]);
  expect(goes).not.toHaveBeenCalled();
});

it('(R042, R063, R233, E35) token code 0001 signs up with ci, token and pageId, of which the address keeps the last', async () => {
  const shown = await open('FME76000', { query: { token: 'book-notMember', pageId: 'FBK10000' } });
  await waitFor(() => expect(shown.path()).toBe('/mber/FME76000?pageId=FBK10000'));
  await shown.agreeAll();
  await shown.verify(people.notMember);
  await shown.tap('start');
  await shown.leftFor('/?pageId=FBK10000');
  const [join] = await shown.bodies('POST /mber/user/join');
  expect(join).toMatchObject({
    joinMthdDstcd: 'book',
    token: 'book-notMember',
    ci: expect.stringContaining('CI-WALLET-0014'),
  });
});

it('(R042, R063) ci and token of a link leave the address before anybody has answered', async () => {
  const ci = 'CI-WALLET-0014'.padEnd(88, 'W');
  const shown = await open('/mber/FME10000');
  await shown.reply({ method: 'POST', path: '/mber/kbaas/book/login', delayMs: 5000, body: {} });
  window.history.pushState(null, '', `/mber/FME76000?ci=${ci}&token=book-notMember&pageId=FBK10000`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(shown.path()).toBe('/mber/FME76000?pageId=FBK10000'));
});

it('any other token code is a clear failure with a way on', async () => {
  const shown = await open('FME76000', { query: { token: 'stolen', pageId: 'FBK10000' } });
  await waitFor(() => part('[data-msg="bookTokenRefused"]'));
  expect(goes).not.toHaveBeenCalled();
  await shown.tap('signIn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FBK10000'));
});

it('a token that could not be asked about is asked about again', async () => {
  const shown = await open('/mber/FME10000');
  await shown.reply({ method: 'POST', path: '/mber/kbaas/book/login', drop: true, times: 1 });
  window.history.pushState(null, '', '/mber/FME76000?token=book-member&pageId=FBK10000');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await shown.shows('FME76000', 'error');
  await shown.user.click(part('main button'));
  await shown.answer('bookSignInAsk');
  await shown.leftFor('/?pageId=FBK10000');
});

it('without a token the screen says where to come from', async () => {
  const shown = await open('FME76000');
  await shown.shows('FME76000');
  await shown.tap('goOn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000'));
});
