import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goes, open, part, people } from '../../testing/openScreen.ts';

it('(R232, E35, R342) token code 0000 signs in by its CI and opens the page it was for, once', async () => {
  const shown = await open('FME76000', { query: { token: 'book-member', pageId: 'FBK10000', bookNo: '7' } });
  await shown.leftFor('/?pageId=FBK10000&bookNo=7');
  expect(await shown.bodies('POST /mber/kbaas/book/login')).toEqual([{ token: 'book-member' }]);
  const [login] = await shown.bodies('POST /mstr/login/action');
  expect(login).toMatchObject({ ciCtt: expect.stringContaining('CI-WALLET-0001') });
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
  await shown.leftFor('/?pageId=FBK10000');
});

it('without a token the screen says where to come from', async () => {
  const shown = await open('FME76000');
  await shown.shows('FME76000');
  await shown.tap('goOn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000'));
});
