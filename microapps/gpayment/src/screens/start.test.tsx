import { waitFor } from '@testing-library/react';
import { saveLocationConsent, saveTermAgreements } from '@wallet/kit/common';
import { createFakeHost } from '@wallet/kit/testing';
import { describe, expect, test, vi } from 'vitest';
import { button, confirmButton, dialog, go, open, part } from '../../testing/openScreen.ts';

const phone = () => createFakeHost({ platform: 'android', appVersion: 'G6.3.0' });
const calls = async (view: Awaited<ReturnType<typeof open>>, call: string) =>
  (await view.journal()).filter(({ method, path }) => `${method} ${path}` === call);
const lookups = 'POST /point-fe/bank-book/v1/bankbook';
const stage = () => part('[data-stage]').dataset.stage;

describe('the start page', () => {
  test.each([
    ['noGpaymentUser', 'join'],
    ['noEnglishName', 'join'],
    ['member', 'ready'],
    ['twoPayAccounts', 'ready'],
  ])('says how far %s has come: %s', async (persona, expected) => {
    const view = await open('FGP10000', { persona });
    await view.shows('FGP10000');
    expect(stage()).toBe(expected);
  });

  test('(R442, R434) opens under its three addresses', async () => {
    for (const path of ['/gpayment', '/fcgpayment', '/gpayment/FGP10000']) {
      const view = await open(path);
      await view.shows('FGP10000');
      view.unmount();
    }
  });

  test('who has not joined is led to join, and sees neither accounts nor history', async () => {
    const view = await open('FGP10000', { persona: 'noGpaymentUser', native: phone() });
    await view.shows('FGP10000');
    expect(document.querySelector('[data-action="openFGP61200"]')).toBeNull();
    await view.user.click(await button('가입하기'));
    await view.shows('FGP21000');
  });

  test('(R433, R440) its variant leads to the pages of the domestic network', async () => {
    const view = await open('FGP10000Kftc');
    await view.shows('FGP10000Kftc');
    await view.user.click(part('[data-action="openFGP51100"]'));
    await view.shows('FGP51100Kftc');
  });

  test('the newest popup notice stands on top and opens', async () => {
    const view = await open('FGP10000');
    await view.shows('FGP10000');
    await waitFor(() => part('[data-part="noticeBar"]'));
    await view.user.click(await button('연말 해외결제 이용 안내'));
    await view.shows('FGP99000');
    expect(view.path()).toBe('/gpayment/FGP99000?anounSerno=GN0036');
  });

  test('(R360) the banner of this service stands on it, asked for by its number and channel', async () => {
    const view = await open('FGP10000');
    await view.shows('FGP10000');
    await waitFor(() => expect(part('[data-part="banner"]').textContent).toContain('환전 없이'));
    expect(part('[data-part="banner"]').dataset.tile).toBe('blue');
    const [asked] = await calls(view, 'GET /comm/common/serviceBannerInfo');
    expect(asked?.query).toEqual({ walletSvcDsticCd: '42', chkChnl: '2' });
  });

  test('an error can be tried again', async () => {
    const view = await open('FGP91000');
    await view.shows('FGP91000');
    await view.reply({ method: 'GET', path: '/gpayment-fe/user/v1/inquiry', drop: true, times: 1 });
    go('/gpayment/FGP10000');
    await view.shows('FGP10000', 'error');
    await view.user.click(await button('다시 시도'));
    await view.shows('FGP10000');
  });

  test('who the bank does not know well enough is asked to confirm first', async () => {
    const view = await open('FGP10000', { persona: 'cddTarget' });
    await view.shows('FGP10000');
    const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await view.user.click(await button('결제하기'));
    await view.user.click(await waitFor(() => part('[data-popup="cddEdd"] [data-action="confirm"]')));
    // The questions are of another app, which leads back to here.
    const questions = '/point/FPO96000?returnPath=%2Fgpayment%2FFGP10000';
    await waitFor(() => expect(leaves).toHaveBeenCalledWith(questions));
    leaves.mockRestore();
  });
});

describe('the guards of the area', () => {
  test('(R550, R444) inside the app, who agreed to everything goes on to FGP31000', async () => {
    for (const at of ['FGP10000', '/gpayment', '/fcgpayment']) {
      const view = await open(at, { persona: 'payReady', native: phone() });
      await waitFor(() => expect(view.path()).toBe('/gpayment/FGP31000'));
      view.unmount();
    }
  });

  test('(R550) not in a browser, and not with another certificate', async () => {
    const web = await open('FGP10000', { persona: 'payReady' });
    await web.shows('FGP10000');
    web.unmount();
    const person = { loginWay: '09', loginAccessMediaDstic: 'E1' };
    const other = await open('FGP10000', { persona: 'payReady', person, native: phone() });
    await other.shows('FGP10000');
    await waitFor(() => expect(stage()).toBe('ready'));
    expect(document.querySelector('[data-part="terms"]')).toBeNull();
  });

  test('(R550, R619, R621, R659, R661) with terms missing the page stays, asks for them, and goes on once they are agreed', async () => {
    const view = await open('FGP10000', { persona: 'payTermsOpen', native: phone() });
    await view.shows('FGP10000');
    await waitFor(() => part('[data-part="terms"]'));
    await view.user.click(part('[data-part="terms"] [data-action="agree"]'));
    expect(await calls(view, 'POST /comm/common/insertStpulInfo')).toHaveLength(0);
    await view.user.click(part('[data-part="terms"] input[data-field="agreeAll"]'));
    await view.user.dblClick(part('[data-part="terms"] [data-action="agree"]'));
    await waitFor(() => expect(view.path()).toBe('/gpayment/FGP31000'));
    const saved = await calls(view, 'POST /comm/common/insertStpulInfo');
    expect(saved.map(({ body }) => (body as { walletSvcDstic: string }).walletSvcDstic)).toEqual([
      ...['29', '41', '42'],
    ]);
    expect((await calls(view, 'POST /comm/common/locationSave')).map(({ body }) => body)).toMatchObject([
      { locationInfoAgreement: '1' },
    ]);
  });

  test.each(['FGP10000', 'FGP10000Kftc'])(
    '(R550, A91) whoever puts it off stays, and pays nothing before they have agreed: %s',
    async (code) => {
      const view = await open(code, { persona: 'payTermsOpen', native: phone() });
      const terms = () => document.querySelector('[data-part="terms"]');
      await waitFor(() => part('[data-part="terms"]'));
      await view.user.click(await button('나중에'));
      await waitFor(() => expect(terms()).toBeNull());
      expect(view.path()).toBe(`/gpayment/${code}`);
      await view.user.click(part('[data-action="goOn"]'));
      await waitFor(() => expect(terms()).not.toBeNull());
      expect(view.path()).toBe(`/gpayment/${code}`);
      await view.user.click(await button('나중에'));
      // Without the line nothing is known of the terms, and nothing is paid.
      await view.reply({ method: 'GET', path: '/comm/common/stpulAgrmtInfo', drop: true, times: 3 });
      await view.user.click(part('[data-action="goOn"]'));
      await waitFor(() => part('dialog[data-msg]'));
      expect(view.path()).toBe(`/gpayment/${code}`);
    },
  );

  test.each([
    ...['FGP31000', 'FGP31100', 'FGP31200', 'FGP32000', 'FGP41100'],
    ...['FGP31000Kftc', 'FGP31100Kftc', 'FGP31200Kftc', 'FGP32000Kftc'],
  ])('(A91) nobody pays by address before they have agreed: %s leads to the terms', async (code) => {
    const view = await open(code, { persona: 'payTermsOpen', native: phone() });
    await view.shows('FGP10000');
    await waitFor(() => part('[data-part="terms"]'));
    await view.user.click(await button('나중에'));
    go(`/gpayment/${code}`);
    await waitFor(() => expect(view.path()).toBe('/gpayment/FGP10000'));
  });

  test('(A91) who has agreed pays from any address, and is asked about it once', async () => {
    const view = await open('FGP31200', { native: phone() });
    await view.shows('FGP31200');
    const asked = (await calls(view, 'GET /comm/common/stpulAgrmtInfo')).length;
    go('/gpayment/FGP31000');
    await view.shows('FGP31000');
    expect(await calls(view, 'GET /comm/common/stpulAgrmtInfo')).toHaveLength(asked);
  });

  test('(A91) terms that nobody can read are agreed to by nobody', async () => {
    const view = await open('FGP91000', { native: phone() });
    await view.shows('FGP91000');
    await view.reply({ method: 'GET', path: '/comm/common/stpulAgrmtInfo', drop: true, times: 3 });
    go('/gpayment/FGP31000');
    await view.shows('FGP10000');
  });

  test('(A91) the guard and the sheet look at the same three services: 29 alone does not open the way', async () => {
    const view = await open('FGP91000', { persona: 'payTermsOpen', native: phone() });
    await view.shows('FGP91000');
    const agreements = ['CML000120', 'CML000121'].map((termsId) => ({ termsId, isAgreed: true }));
    await saveTermAgreements({ serviceCode: '29', agreements });
    await saveLocationConsent({ isAgreed: true, name: '', phone: '', route: 'GPS', purpose: 'GPAYMENT' });
    go('/gpayment/FGP10000');
    await view.shows('FGP10000');
    await waitFor(() => part('[data-part="terms"]'));
    const asked = [...document.querySelectorAll('[data-part="terms"] input[aria-required="true"]')];
    expect(asked.map((box) => box.getAttribute('data-field'))).toEqual([
      'agree-CML000141',
      'agree-CML000142',
      'agree-CML000151',
      'agree-CML000152',
    ]);
  });

  test('(R556, A91) the location’s terms may wait: they alone keep nobody from paying', async () => {
    const view = await open('FGP10000', { persona: 'payReady', native: phone() });
    await waitFor(() => expect(view.path()).toBe('/gpayment/FGP31000'));
    await view.reply({
      method: 'POST',
      path: '/comm/common/locationAgrmtInfo',
      body: { status: 200, code: '0001', message: '' },
    });
    go('/gpayment/FGP10000');
    await view.shows('FGP10000');
    await waitFor(() => part('[data-part="terms"]'));
    expect(document.querySelectorAll('[data-part="terms"] input[aria-required="true"]')).toHaveLength(0);
    await view.user.click(await button('나중에'));
    await view.user.click(part('[data-action="goOn"]'));
    await waitFor(() => expect(view.path()).toBe('/gpayment/FGP31000'));
  });

  test.each(['FGP21000', 'FGP21300', 'FGP21410', 'FGP21420'])(
    '(R544, R564) %s in a browser shows the guidance and nothing else, to visitors as well',
    async (code) => {
      for (const persona of ['member', 'visitor']) {
        const view = await open(code, { persona });
        await waitFor(() => part('[data-popup="nativeGuidance"]'));
        expect(document.querySelector('[data-screen]')).toBeNull();
        view.unmount();
      }
    },
  );

  test.each([
    ['02K1', null],
    ['02K2', null],
    ['02K3', null],
    ['02K4', null],
    ['25K5', null],
    ['0200', 'certificateNeeded'],
    ['02Y1', 'certificateNeeded'],
    ['09K1', 'certificateNeeded'],
    ['09E1', 'certificateNeeded'],
    ['02K5', 'certificateNeeded'],
  ])('(R553, R566) inside the app the foreign area takes the five codes: %s', async (code, popup) => {
    const person = { loginWay: code.slice(0, 2), loginAccessMediaDstic: code.slice(2) };
    const view = await open('FGP21300', { person, native: phone() });
    if (popup === null) await view.shows('FGP21300');
    else await waitFor(() => part(`[data-popup="${popup}"]`));
  });

  test.each(['/gpayment/FGP21510', '/gpayment/FGP21520', '/gpayments/FGP21510', '/gpayments/FGP21520'])(
    '(R437, R438, R439, R545, R546, R561, R639) %s without a step parameter says so and leads to FGP10000',
    async (path) => {
      const view = await open(path);
      await dialog('stepParamMissing');
      expect(document.querySelector('[data-screen]')).toBeNull();
      await view.user.click(await confirmButton('stepParamMissing'));
      await view.shows('FGP10000');
    },
  );

  test.each(['FGP61100', 'FGP61110', 'FGP61200'])(
    '(R541, R548, R646) %s without a point wallet asks to join, and the join leads to the points',
    async (code) => {
      await open(code, { persona: 'noPointWallet' });
      await dialog('pointNotJoined');
      expect(document.querySelector('[data-screen]')).toBeNull();
    },
  );

  test('(R542, R645) a wallet without a main account asks to register one', async () => {
    const view = await open('FGP10000', { persona: 'noLinkedAccount' });
    await view.shows('FGP10000');
    await view.user.click(part('[data-action="openFGP61200"]'));
    await dialog('pointLinkMissing');
    await view.user.click(part('dialog[data-msg="pointLinkMissing"] [data-action="cancel"]'));
    await view.shows('FGP10000');
  });

  test('(R549) who has not joined goes to FGP10000', async () => {
    const view = await open('FGP61100', { persona: 'noGpaymentUser' });
    await view.shows('FGP10000');
    expect(view.path()).toBe('/gpayment/FGP10000');
  });

  test('(R655) a user lookup that fails counts as no user', async () => {
    const view = await open('FGP91000');
    await view.shows('FGP91000');
    await view.reply({ method: 'GET', path: '/gpayment-fe/user/v1/inquiry', drop: true, times: 1 });
    go('/gpayment/FGP61100');
    await view.shows('FGP10000');
  });

  test('(R540) the membership is asked once, however many screens need it', async () => {
    const view = await open('FGP61100');
    await view.shows('FGP61100');
    go('/gpayment/FGP61200');
    await view.shows('FGP61200');
    go('/gpayment/FGP61100');
    await view.shows('FGP61100');
    expect(await calls(view, lookups)).toHaveLength(1);
  });

  test('(R435, R543, R565) /gpayment/api is for developers', async () => {
    const view = await open('/gpayment/api', { persona: 'developer' });
    await view.shows('GPAYMENT_API');
    await view.user.click(await button('POST inquiry/v1/gln/exrt 보내기'));
    await waitFor(() =>
      expect(part('[data-call="POST inquiry/v1/gln/exrt"]').textContent).toContain('"currency": "USD"'),
    );
  });

  test.each(['FGP10000', 'FGP10100', 'FGP51100', 'FGP91000', 'FGP95000', 'FGP99000', 'FGP99100'])(
    '(R562) a visitor does not see %s',
    async (code) => {
      await open(code, { persona: 'visitor' });
      await dialog('loginGuide');
      expect(document.querySelector('[data-screen]')).toBeNull();
    },
  );

  test('(R429, R436, R563) a member sees every page of the service half that has no condition', async () => {
    const codes = ['FGP10100', 'FGP51100', 'FGP61100', 'FGP61200', 'FGP91000', 'FGP95000', 'FGP99000'];
    for (const code of [
      ...codes,
      'FGP99100',
      'FGP10100Kftc',
      'FGP51100Kftc',
      'FGP91000Kftc',
      'FGP95000Kftc',
    ]) {
      const view = await open(code);
      await view.shows(code);
      view.unmount();
    }
  });

  test('(R443) FGP10200 tells a visitor why, and leads to the login and the sign-up', async () => {
    const view = await open('FGP10200', { persona: 'visitor' });
    await view.shows('FGP10200');
    expect(part('main').textContent).toContain('로그인하지 못했어요');
    expect(part('[data-action="signIn"]')).toBeTruthy();
    expect(part('[data-action="signUp"]')).toBeTruthy();
    view.unmount();
    const member = await open('FGP10200');
    await member.shows('FGP10200');
    await member.user.click(await button('해외결제로 가기'));
    await member.shows('FGP10000');
  });
});
