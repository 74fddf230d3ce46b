import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, go, open, part, people } from '../../testing/openScreen.ts';

const terms = 'GET /comm/common/stpulInfo';

it.each([
  ['FME23000', 'visitor', terms],
  ['FME23000', 'member', 'GET /comm/common/stpulAgrmtInfo'],
  ['FME24000', 'visitor', terms],
  ['FME72000', 'visitor', terms],
  ['FME74000', 'visitor', terms],
  ['FMY10000', 'member', 'POST /mber/user/currentJoinServiceStatus'],
])('(R367) %s of a %s says that %s failed, and tries again', async (code, persona, call) => {
  const shown = await open('FME10000', { persona });
  const [method, path] = call.split(' ');
  await shown.reply({ method, path, drop: true, times: 1 });
  go(`/mber/${code}`);
  await shown.shows(code, 'error');
  await shown.user.click(part('main button'));
  await shown.shows(code);
});

it.each([
  ['a broken answer', { rawBody: 'not json' }],
  ['a lost connection', { drop: true }],
  ['a server error', { status: 500, body: { status: 500, code: '5000', message: '', payload: null } }],
  [
    'an answer of a foreign shape',
    { body: { status: 200, code: '0000', message: '', payload: { vldtnNo: 7 } } },
  ],
])('(R367) %s while a code is sent is told, and what was typed stays', async (_, reply) => {
  const shown = await open('FME22000');
  await shown.reply({ method: 'POST', path: '/mobile-validation/send', times: 1, ...reply });
  await shown.identify(people.stranger);
  await shown.sendTo(people.stranger.phone);
  await waitFor(() => part('dialog[data-msg] [data-action="confirm"]'));
  await shown.tap('confirm');
  expect(field('phone').value.replaceAll('-', '')).toBe(people.stranger.phone);
  await shown.tap('sendCode');
  await waitFor(() => part('input[data-field="code"]'));
});

it('(R387) a verification that the server does not know says to verify the phone', async () => {
  const shown = await open('FME72000');
  await shown.agreeAll();
  await shown.verify(people.stranger);
  await shown.reply({
    method: 'POST',
    path: '/mber/user/join',
    times: 1,
    body: { status: 200, code: 'MBR_NOT_VERIFIED', message: '', payload: null },
  });
  await shown.choosePassword('new-Wallet9!');
  await shown.answer('phoneNotVerified');
  expect(field('password').value).toBe('new-Wallet9!');
});

it('who joined, but could not be signed in, is told so and signs in', async () => {
  const shown = await open('FME72000', { query: { pageId: 'FTR10000' } });
  await shown.agreeAll();
  await shown.verify(people.stranger);
  await shown.reply({ method: 'POST', path: '/mstr/login/action', drop: true, times: 1 });
  await shown.choosePassword('new-Wallet9!');
  await shown.answer('joinedSignIn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FTR10000'));
  await shown.type('phone', people.stranger.phone);
  await shown.type('password', 'new-Wallet9!');
  await shown.tap('submit');
  await shown.leftFor('/?pageId=FTR10000');
});
