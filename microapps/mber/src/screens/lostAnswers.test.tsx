import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { expect, it } from 'vitest';
import { field, open, part, people } from '../../testing/openScreen.ts';

// Each action that changes something: the server does it, the answer is lost, and the customer tries again.

const newPassword = 'new-Wallet9!';
const lose = (path: string) => ({ method: 'POST', path, drop: 'answer', times: 1 });
type Shown = Awaited<ReturnType<typeof open>>;

/** The customer is told that there was no answer, and tries again. */
async function again(shown: Shown, action = 'submit') {
  await shown.answer('networkFailed');
  await shown.tap(action);
}

it('joining: once, and the second try says that the customer is a member', async () => {
  const shown = await open('FME72000');
  await shown.reply(lose('/mber/user/join'));
  await shown.agreeAll();
  await shown.verify(people.stranger);
  await shown.choosePassword(newPassword);
  await again(shown);
  await shown.answer('alreadyMember');
  await shown.shows('FME11000');
  await shown.type('phone', people.stranger.phone);
  await shown.type('password', newPassword);
  await shown.tap('submit');
  await shown.leftFor('/main/FMA10000?loginAfter=true');
});

it('a code that was sent and lost: another one is sent, and counts', async () => {
  const shown = await open('FME73100');
  await shown.reply(lose('/mobile-validation/send'));
  await shown.identify(people.member);
  await shown.sendTo(people.member.phone);
  await again(shown, 'sendCode');
  await shown.reply(lose('/mobile-validation/check'));
  await shown.type('code', '135790');
  await again(shown);
  await waitFor(() => part('[data-result="success"]'));
});

it('a password that was reset is not asked for a third time: it is said that it is done', async () => {
  const shown = await open('FME73100');
  await shown.verify(people.member);
  await shown.tap('next');
  await shown.shows('FME73200');
  await shown.reply(lose('/mber/user/resetPassword'));
  await shown.choosePassword(newPassword);
  await again(shown);
  await waitFor(() => part('[data-result="success"]'));
});

it('a password that is the present one from the start is refused', async () => {
  const shown = await open('FME73100');
  await shown.verify(people.member);
  await shown.tap('next');
  await shown.shows('FME73200');
  await shown.choosePassword('wallet1234!');
  await shown.saysUnder('password', 'passwordSame');
  await shown.tap('submit');
  await shown.saysUnder('password', 'passwordSame');
  expect(document.querySelector('[data-result]')).toBeNull();
});

it('a password that was changed is not called wrong: it is said that it may be the new one', async () => {
  const shown = await open('FME93000', { persona: 'member' });
  await shown.reply(lose('/mber/user/changePassword'));
  await shown.type('current', 'wallet1234!');
  await shown.choosePassword(newPassword);
  await again(shown);
  await shown.answer('passwordUnsure');
  await shown.type('current', newPassword);
  await shown.choosePassword('third-Wallet9!');
  await shown.shows('FMY10000');
});

it('leaving the wallet: once, and the second try says that it is done, not that the session is over', async () => {
  const shown = await open('FMY10000', { persona: 'justJoined' });
  await shown.tap('leave');
  await shown.user.click(part('input[value="03"]'));
  await shown.tap('next');
  await shown.reply(lose('/mber/user/withdraw'));
  await shown.verify(people.justJoined);
  await shown.answer('leaveWallet');
  await again(shown);
  await shown.answer('leaveWallet');
  await shown.shows('FME92000');
  await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
  expect(document.querySelector('dialog[data-msg]')).toBeNull();
});

it('leaving with a session that has ended on its own says so, and nobody has left', async () => {
  const shown = await open('FMY10000', { persona: 'justJoined' });
  await shown.tap('leave');
  await shown.user.click(part('input[value="03"]'));
  await shown.tap('next');
  await shown.verify(people.justJoined);
  await shown.reply({
    method: '*',
    path: '*',
    status: 401,
    body: { status: 401, code: '4010', message: '', payload: null },
  });
  await shown.answer('leaveWallet');
  await waitFor(() => part('dialog[data-msg="sessionExpired"]'));
  expect(document.querySelector('[data-screen="FME92000"]')).toBeNull();
});

it('consents: the switch shows what the bank may do, and the second try changes nothing', async () => {
  const shown = await open('FME94000', { persona: 'member' });
  await shown.shows('FME94000');
  expect(field('groupInfo').checked).toBe(false);
  await shown.reply(lose('/mber/user/consents'));
  await shown.user.click(field('groupInfo'));
  await shown.answer('networkFailed');
  await waitFor(() => expect(field('groupInfo').checked).toBe(true));
});

it('consents that never arrived stand as they were', async () => {
  const shown = await open('FME94000', { persona: 'member' });
  await shown.shows('FME94000');
  await shown.reply({ ...lose('/mber/user/consents'), drop: true });
  await shown.user.click(field('groupInfo'));
  await shown.answer('networkFailed');
  await waitFor(() => expect(field('groupInfo').checked).toBe(false));
});

it('particulars: saved twice is saved once', async () => {
  const shown = await open('FME91000', { persona: 'member' });
  await shown.reply(lose('/mber/user/particulars'));
  await shown.tap('changeEmail');
  await shown.type('email', 'sky@example.com');
  await shown.tap('submit');
  await again(shown);
  await shown.shows('FMY10000');
  expect(document.body.textContent).toContain('@example.com');
});

it('waking up: the second try says that the account is awake, and leads to the login', async () => {
  const shown = await open('FME82000');
  await shown.reply(lose('/mber/user/wakeUp'));
  await shown.verify(people.dormant);
  await again(shown);
  await shown.answer('memberAwake');
  await shown.shows('FME11000');
});

it('management code 4: confirmed twice is confirmed once', async () => {
  const shown = await open('FME95000', { persona: 'managementCode4' });
  await shown.shows('FME95000');
  await shown.reply(lose('/mber/user/confirmManagement'));
  await shown.verify(people.managementCode4);
  await again(shown);
  await shown.leftFor('/main/FMA10000?loginAfter=true');
});

it('a certificate: registered twice is registered once', async () => {
  const shown = await open('FME50000', {
    persona: 'member',
    query: { isCertiAccess: 'Y', pageId: 'FTR10000' },
    native: createFakeHost(),
  });
  await shown.reply(lose('/mber/user/certificate'));
  await shown.tap('submit');
  await again(shown);
  await shown.leftFor('/?pageId=FTR10000&isCertiAccess=Y');
});

it.each(['/comm/common/insertStpulInfo', '/mber/user/joinService'])(
  'agreed terms: %s is repeated, and leads on',
  async (path) => {
    // A service that is not joined yet: for one that is, nothing is joined again.
    const query = { serviceCode: '45', returnPath: '/mber/FMY10000' };
    const shown = await open('FME23000', { persona: 'member', query });
    await shown.shows('FME23000');
    await shown.reply(lose(path));
    await shown.agreeAll();
    await again(shown, 'next');
    await shown.shows('FMY10000');
  },
);

it('signing out: the customer is out here, whatever becomes of the answer', async () => {
  const shown = await open('FMY10000', { persona: 'member' });
  await shown.reply(lose('/mstr/logout'));
  await shown.tap('logout');
  await shown.answer('logout');
  await shown.shows('FME10000');
  await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
});

it('signing in: the second try signs in', async () => {
  const shown = await open('FME11000');
  await shown.reply(lose('/mstr/login/action'));
  await shown.type('phone', people.member.phone);
  await shown.type('password', 'wallet1234!');
  await shown.tap('submit');
  await waitFor(() => part('dialog[data-msg] [data-action="confirm"]'));
  await shown.tap('confirm');
  await shown.tap('submit');
  await shown.leftFor('/main/FMA10000?loginAfter=true');
});
