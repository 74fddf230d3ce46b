import { screen, waitFor } from '@testing-library/react';
import { currentSession } from '@wallet/kit/session';
import { createFakeHost } from '@wallet/kit/testing';
import { describe, expect, test, vi } from 'vitest';
import { button, confirmButton, dialog, go, open, part } from '../../testing/openScreen.ts';

const phone = () => createFakeHost({ platform: 'ios', appVersion: 'I6.4.0' });
const popup = (name: string) =>
  screen.findByText((_, element) => element?.getAttribute('data-popup') === name);
const stepScreens = ['FFQ02100', 'FFQ02200', 'FFQ02300', 'FFQ02400'];

describe('who may enter', () => {
  test.each([...stepScreens, 'FFQ04000'])(
    '(R450-R453, R455, R538, R564) %s in a browser: the way to the app, before any login',
    async (code) => {
      await open(code, { persona: 'visitor' });
      expect(await popup('nativeGuidance')).toBeTruthy();
      expect(document.querySelector('[data-screen]')).toBeNull();
      expect(document.querySelector('[data-msg="loginGuide"]')).toBeNull();
    },
  );

  test.each([
    ['09', 'E1'],
    ['02', '09'],
    ['02', '13'],
    ['02', 'K5'],
  ])('(R539, R554) a login by %s%s is led to a certificate that will do', async (loginWay, media) => {
    const person = { loginWay, loginAccessMediaDstic: media };
    await open('FFQ04000', { persona: 'payReady', person, native: phone() });
    expect(await popup('availableCert')).toBeTruthy();
  });

  test.each([
    ['02', 'K1'],
    ['25', 'K5'],
    ['02', '00'],
    ['02', 'Y1'],
  ])('(R554) a login by %s%s passes', async (loginWay, media) => {
    const person = { loginWay, loginAccessMediaDstic: media };
    const view = await open('FFQ04000', { persona: 'payReady', person, native: phone() });
    await view.shows('FFQ04000');
    // Its accounts are those of a transaction; the guard's question is not asked a second time (E55).
    const asked = (await view.journal())
      .map(({ path }) => path)
      .filter((path) => path.endsWith('/link-accounts'));
    expect(asked).toContain('/point-fe/transaction/v1/link-accounts');
    expect(asked.filter((path) => path.includes('/bank-book/')).length).toBeLessThanOrEqual(1);
  });

  test.each(stepScreens)(
    '(R545, R547, R561, R639) %s without a step parameter: an alert, then FFQ01000',
    async (code) => {
      const view = await open(code, { persona: 'payReady', native: phone() });
      await view.user.click(await confirmButton('stepParamMissing'));
      await view.shows('FFQ01000');
    },
  );

  test.each([
    ['noPointWallet', 'pointNotJoined'],
    ['noLinkedAccount', 'pointLinkMissing'],
  ])('(R501) %s is told: %s', async (persona, id) => {
    await open('FFQ04000', { persona, native: phone() });
    expect(await dialog(id)).toBeTruthy();
  });

  test.each(['FFQ01000', 'FFQ01100', 'FFQ06000', 'login'])(
    '(R445-R448, R457, R562) a visitor in a browser sees %s',
    async (code) => {
      const view = await open(code, { persona: 'visitor' });
      await view.shows(code);
    },
  );

  test('(R445) /fpayment is the start', async () => {
    const view = await open('/fpayment', { persona: 'visitor' });
    await view.shows('FFQ01000');
  });

  test.each(['FFQ01200', 'FFQ02500', 'FFQ02600', 'FFQ03000', 'FFQ03100', 'FFQ05000', 'FFQ05100'])(
    '(R449, R454, R456) a visitor of %s is asked to sign in',
    async (code) => {
      await open(code, { persona: 'visitor' });
      expect(await dialog('loginGuide')).toBeTruthy();
    },
  );

  test('(R446) who is signed in goes on from the login at once', async () => {
    const view = await open('login');
    await view.shows('FFQ01000');
  });
});

describe('terms', () => {
  test('(R556, R557, R622) are asked for once, in both services and with the location', async () => {
    const view = await open('FFQ01000', { persona: 'payTermsOpen', native: phone() });
    await view.user.click(await button('내 코드'));
    await view.shows('FFQ01200');
    await view.user.click(await button('동의하고 계속'));
    expect(document.querySelector('[data-msg="required"]')).toBeTruthy();
    await view.user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 계속'));
    await view.shows('FFQ02100');
    const journal = await view.journal();
    const asked = journal.map(({ method, path }) => `${method} ${path}`);
    expect(asked).toContain('POST /htoa/location/locationAgreement/findById');
    const services = journal
      .filter(({ path }) => path === '/comm/common/insertStpulInfo')
      .map(({ body }) => (body as { walletSvcDstic: string }).walletSvcDstic);
    expect(services).toEqual(['41', '42']);
    const read = journal.filter(({ path }) => path === '/comm/common/stpulAgrmtInfo');
    expect([...new Set(read.map(({ query }) => query.walletSvcDstic))]).toEqual(['41', '42']);
    go('/fpayment/FFQ01000');
    await view.shows('FFQ01000');
    await view.user.click(await button('QR 스캔'));
    await view.shows('FFQ02200');
  });

  test('(R558) with a public certificate the customer is told which one will do', async () => {
    const person = { loginWay: '02', loginAccessMediaDstic: '00' };
    const view = await open('FFQ01000', { persona: 'payReady', person, native: phone() });
    await view.user.click(await button('내 코드'));
    await view.shows('FFQ01200');
    await view.user.click(await button('인증서 확인하기'));
    expect(await popup('availableCert')).toBeTruthy();
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await view.user.click(part('[data-popup="availableCert"] [data-action="confirm"]'));
    const returnPath = encodeURIComponent('/fpayment/FFQ01200?to=FFQ02100');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(`/mber/FME50000?isCertiAccess=Y&returnPath=${returnPath}`),
    );
  });

  test('a login that will not do leaves no step behind that a better one could enter by', async () => {
    const person = { loginWay: '09', loginAccessMediaDstic: 'E1' };
    const view = await open('FFQ01000', { person, native: phone() });
    await view.user.click(await button('내 코드'));
    expect(await popup('availableCert')).toBeTruthy();
    expect(await currentSession().readStepParam('fpayment.paying')).toBeUndefined();
  });
});

test('(R501, R618) unfinished due diligence stands before a payment: its popup', async () => {
  const view = await open('FFQ01000', { persona: 'cddTarget', native: phone() });
  await view.user.click(await button('내 코드'));
  expect(await popup('cddEdd')).toBeTruthy();
});

test('the banner of where payments begin has the picture of what it leads to, on its tint', async () => {
  await open('FFQ01000');
  await waitFor(() => expect(part('[data-part="banner"]').dataset.tile).toBe('violet'));
});

test('(R617, R618, R606) what the start asks: banner and user, each by the franchise area’s own method', async () => {
  const view = await open('FFQ01000', { persona: 'payReady' });
  expect(await screen.findByText(/나머지만 계좌에서/)).toBeTruthy();
  const asked = (await view.journal()).map(({ method, path }) => `${method} ${path}`);
  expect(asked).toContain('POST /fran-qrpayment-fe/inquiry/v1/nation/bannerInfo');
  expect(asked).toContain('POST /gpayment-fe/user/v1/inquiry');
});
