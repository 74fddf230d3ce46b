import { waitFor } from '@testing-library/react';
import { createMock } from '@wallet/mocks/backend';
import { describe, expect, it } from 'vitest';
import { goes, open, part, people, type Who } from '../../testing/openScreen.ts';
import { signUpCi } from '../state/signUp.ts';

const password = 'new-Wallet9!';

/** Types a new password and joins. */
async function joinByPhone(shown: Awaited<ReturnType<typeof open>>, who: Who = people.stranger) {
  await shown.shows('FME72000');
  await shown.agreeAll();
  await shown.verify(who);
  await shown.choosePassword(password);
}

describe('signing up by phone', () => {
  it('(R040, R059, R053) a new customer joins, is signed in, and goes on to where the link led, once', async () => {
    const shown = await open('FME21000', { query: { pageId: 'FTR10000', region: '03' } });
    await shown.shows('FME21000');
    await shown.tap('adult');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME72000?pageId=FTR10000&region=03'));
    await joinByPhone(shown);
    await shown.tap('start');
    await shown.leftFor('/?pageId=FTR10000&region=03');
    const [join] = await shown.bodies('POST /mber/user/join');
    expect(join).toMatchObject({ joinMthdDstcd: 'phone', joinChnlDstcd: '02', joinDstcd: null });
    const everything = JSON.stringify(await shown.journal());
    expect(everything).not.toContain(password);
  });

  it('(R286, R287) who has joined signs in afterwards with the phone number and the password', async () => {
    const backend = createMock();
    const shown = await open('FME72000', { backend });
    await joinByPhone(shown);
    await waitFor(() => part('[data-action="start"]'));
    await shown.tap('start');
    await shown.leftFor('/main/FMA10000?loginAfter=true');
    expect(document.documentElement.dataset.login).toBe('member');
    const logins = await shown.bodies('POST /mstr/login/action');
    expect(logins).toHaveLength(1);
    expect(logins[0]).toMatchObject({ phone: people.stranger.phone });
  });

  it('(R361, R362) the steps of a sign-up are logged, and nothing of who signs up', async () => {
    const shown = await open('FME72000');
    await joinByPhone(shown);
    await waitFor(() => part('[data-action="start"]'));
    await waitFor(async () =>
      expect(await shown.bodies('POST /comm/flowLog/insertFlowLog')).toEqual(
        ['sent', 'joined', 'signedIn'].map((step) => ({ flow: 'signUp', step, flowLogId: 'FLOW00000001' })),
      ),
    );
    expect(await shown.bodies('POST /comm/flowLog/getFlowLogId')).toEqual([{ flow: 'signUp' }]);
  });

  it('a mandatory term that is missing keeps the customer there', async () => {
    const shown = await open('FME72000');
    await shown.shows('FME72000');
    await shown.tap('next');
    expect(document.querySelectorAll('[data-msg="required"]').length).toBe(3);
    expect(document.querySelector('[data-step="terms"]')).not.toBeNull();
  });

  it('a wrong code is said under the field; the fifth ends the verification', async () => {
    const shown = await open('FME72000');
    await shown.agreeAll();
    await shown.verify(people.stranger, '000000');
    await waitFor(() => part('[data-msg="wrongCode"]'));
    expect(document.querySelector('dialog[data-msg]')).toBeNull();
    for (const code of ['000001', '000002', '000003', '000004', '000005']) {
      await shown.type('code', code);
    }
    await shown.answer('codeExpired');
  });

  it('somebody else’s phone is refused before anything is asked of them', async () => {
    const shown = await open('FME72000');
    await shown.agreeAll();
    await shown.identify(people.stranger);
    await shown.sendTo(people.member.phone);
    await shown.answer('identityNoMatch');
    expect(await shown.bodies('POST /mber/user/join')).toEqual([]);
  });

  it('a member already is sent to the sign-in, with the link', async () => {
    const shown = await open('FME72000', { query: { pageId: 'FTR10000' } });
    await joinByPhone(shown, people.member);
    await shown.answer('alreadyMember');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FTR10000'));
  });

  it('(R065) a sleeping member is led to be woken up, and signs in afterwards', async () => {
    const shown = await open('FME72000', { query: { pageId: 'FTR10000' } });
    await joinByPhone(shown, people.dormant);
    await shown.answer('memberDormant');
    await shown.shows('FME82000');
    await shown.verify(people.dormant);
    await shown.tap('signIn');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FTR10000'));
    await shown.type('phone', people.dormant.phone);
    await shown.type('password', 'wallet1234!');
    await shown.tap('submit');
    await shown.leftFor('/?pageId=FTR10000');
  });
});

describe('(R008, R306) signing up under 14', () => {
  it('(R056, R133, R134) a guardian agrees as proxy, is verified, and then the child joins', async () => {
    const shown = await open('FME21000');
    await shown.tap('minor');
    await shown.shows('FME24000');
    const asked = (await shown.journal()).filter(({ path }) => path === '/comm/common/stpulInfo');
    expect(asked.at(-1)?.query.stpulClsfi).toBe('20');
    expect(document.querySelectorAll('[data-part="guardianTerms"] input')).toHaveLength(1);
    await shown.user.click(part('[data-part="guardianTerms"] input'));
    await shown.tap('next');
    await shown.verify(people.member);
    await shown.shows('FME72000');
    expect(document.querySelectorAll('input[data-field^="agree-"]')).toHaveLength(2);
    await shown.agreeAll();
    await shown.verify(people.child);
    await shown.choosePassword(password);
    await waitFor(() => part('[data-action="start"]'));
    const [join] = (await shown.bodies('POST /mber/user/join')) as { stpulInfoList: unknown[] }[];
    expect(join).toMatchObject({ grdnVldtnNo: expect.stringMatching(/^MV/) });
    expect(join?.stpulInfoList).toContainEqual({ hirkStpulId: 'CML000203', stpulAgrmtYn: 'Y' });
  });

  it('a child who chose the ordinary way is led to the guardian before a code is sent', async () => {
    const shown = await open('FME72000');
    await shown.agreeAll();
    await shown.identify(people.child);
    await shown.answer('guardianNeeded');
    await shown.shows('FME24000');
    expect(await shown.bodies('POST /mobile-validation/send')).toEqual([]);
  });

  it('a guardian must be an adult', async () => {
    const shown = await open('FME24000');
    await shown.shows('FME24000');
    await shown.user.click(part('[data-part="guardianTerms"] input'));
    await shown.tap('next');
    await shown.identify(people.child);
    await shown.sendTo(people.child.phone);
    await shown.answer('guardianNotAdult');
  });
});

describe('signing up by certificate', () => {
  async function refusedLogin(certType: string, ci: string, who: string) {
    const shown = await open('FME11000', { query: { pageId: 'FTR10000' } });
    await shown.shows('FME11000');
    await shown.reply({
      method: 'POST',
      path: '/mstr/login/action',
      times: 1,
      body: { status: 200, code: '0003', message: '', payload: { certType, ci } },
    });
    await shown.type('phone', who);
    await shown.type('password', 'x');
    await shown.tap('submit');
    await shown.answer('signUpAsk');
    await shown.shows('FME74000');
    return shown;
  }
  const ci03 = 'CI-WALLET-0015'.padEnd(88, 'W');

  it('(R041, R062, R200, R208, R344) type 03 joins with its CI as join type 01; the CI is in no address', async () => {
    const shown = await refusedLogin('03', ci03, people.notMember03.phone);
    expect(shown.path()).toBe('/mber/FME74000?pageId=FTR10000');
    expect(await shown.bodies('POST /mber/user/join/userInfo')).toEqual([{ ci: ci03 }]);
    await shown.agreeAll();
    await shown.verify(people.notMember03);
    await shown.tap('start');
    await shown.leftFor('/?pageId=FTR10000');
    const [join] = await shown.bodies('POST /mber/user/join');
    expect(join).toMatchObject({ joinMthdDstcd: 'cert', ci: ci03, certType: '03', joinDstcd: '01' });
    expect(signUpCi.value).toBe('');
  });

  it('(R041) a CI that a link brings leaves the address and its history at once, and signs up', async () => {
    const shown = await open('/mber/FME10000');
    const before = window.history.length;
    window.history.pushState(null, '', `/mber/FME74000?ci=${ci03}&pageId=FTR10000`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(shown.path()).toBe('/mber/FME74000?pageId=FTR10000'));
    // In place of it, not on top of it.
    expect(window.history.length).toBe(before + 1);
    await shown.agreeAll();
    await shown.verify(people.notMember03);
    await waitFor(() => part('[data-action="start"]'));
    const [join] = await shown.bodies('POST /mber/user/join');
    expect(join).toMatchObject({ joinMthdDstcd: 'cert', ci: ci03, certType: '03', joinDstcd: '01' });
  });

  it('(R209, A43) service pattern 05 joins as type 02, where the certificate is not of type 03', async () => {
    const backend = createMock();
    const shown = await open('FME11000', { backend, query: { pageId: 'FTR10000' } });
    const payload = { certType: '04', ci: '', svcPtrnDstCd: '05' };
    const body = { status: 200, code: '0003', message: '', payload };
    await shown.reply({ method: 'POST', path: '/mstr/login/action', body, times: 1 });
    await shown.type('phone', people.notMember04.phone);
    await shown.type('password', 'x');
    await shown.tap('submit');
    await shown.answer('signUpAsk');
    await shown.agreeAll();
    await shown.verify(people.notMember04);
    await waitFor(() => part('[data-action="start"]'));
    expect(await shown.bodies('POST /mber/user/join')).toMatchObject([{ certType: '04', joinDstcd: '02' }]);
  });

  it('the owner of the phone must be the owner of the certificate', async () => {
    const shown = await refusedLogin('03', ci03, people.notMember03.phone);
    await shown.agreeAll();
    await shown.verify(people.notMember);
    await shown.answer('otherPerson');
    expect(goes).not.toHaveBeenCalled();
    await shown.shows('FME50000');
    expect(signUpCi.value).toBe('');
  });

  it('(R041, R201, E29) type 04 needs no CI', async () => {
    const shown = await refusedLogin('04', '', people.notMember04.phone);
    await shown.agreeAll();
    await shown.verify(people.notMember04);
    await waitFor(() => part('[data-action="start"]'));
    const [join] = await shown.bodies('POST /mber/user/join');
    expect(join).toMatchObject({ joinMthdDstcd: 'cert', ci: '', certType: '04', joinDstcd: null });
  });

  it('type 03 without its CI begins with the certificate again', async () => {
    const shown = await refusedLogin('03', '', people.notMember03.phone);
    await shown.tap('goOn');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME50000?pageId=FTR10000'));
  });
});
