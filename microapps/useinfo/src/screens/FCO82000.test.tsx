import { configure, waitFor } from '@testing-library/react';
import {
  createFakeHost,
  type FakeHost,
  type RenderedScreen,
  refuse,
  renderScreen,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { beforeEach, expect, it, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

configure({ asyncUtilTimeout: 4000 });

const goes = vi.fn<(to: string) => void>();
const ciOf = (number: string) => `CI-WALLET-00${number}`.padEnd(88, 'W');
const info = { isVisitUser: 'N', nativeLiteYn: 'N', loginWay: '02', loginAccessMediaDstic: 'K1' } as const;
const link = { pageId: 'FTR10000', region: '03' };

beforeEach(() => {
  goes.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation((to) => goes(String(to)));
  vi.spyOn(window.location, 'assign').mockImplementation((to) => goes(String(to)));
});

const hostOf = (ci: string, more: object = {}) =>
  createFakeHost({ answers: { getLoginInfo: { ...info, ci, ...more } } });

async function open(native?: FakeHost, persona = 'visitor', person: Record<string, unknown> = {}) {
  const shown = await renderScreen({ manifest, screens, messages }, 'FCO82000', {
    backend: createMock(),
    persona,
    person,
    query: link,
    ...(native ? { native } : {}),
  });
  await shown.shows('FCO82000');
  return shown;
}

const find = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing on the page fits ${selector}.`);
    return found;
  });
const tap = async (shown: RenderedScreen, action: string) =>
  shown.user.click(await find(`[data-action="${action}"]`));
const bodies = async (shown: RenderedScreen, call: string) =>
  (await shown.journal()).filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

async function agree(shown: RenderedScreen) {
  await shown.user.click(await find('input[data-field="agreeAll"]'));
  await tap(shown, 'submit');
}

it('(R047, R222, R276) the app’s customer agrees to the mandatory terms, is registered and signed in, and goes on', async () => {
  const shown = await open(hostOf(ciOf('14')));
  expect(document.querySelectorAll('input[data-field^="agree-"]')).toHaveLength(3);
  await agree(shown);
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/?pageId=FTR10000&region=03'));
  expect(await bodies(shown, 'POST /mber/user/join')).toMatchObject([
    { joinMthdDstcd: 'native', ci: ciOf('14'), joinChnlDstcd: '01', joinDstcd: null },
  ]);
  expect(await bodies(shown, 'POST /mstr/login/action')).toMatchObject([{ ciCtt: ciOf('14') }]);
  expect(shown.path()).not.toContain('CI-');
  // (R361, R362) The flow's log, begun once, step by step, with nothing of the customer in it.
  await waitFor(async () =>
    expect(await bodies(shown, 'POST /comm/flowLog/insertFlowLog')).toEqual(
      ['agreed', 'joined', 'signedIn'].map((step) => ({
        flow: 'registration',
        step,
        flowLogId: expect.stringMatching(/^FLOW/),
      })),
    ),
  );
  expect(await bodies(shown, 'POST /comm/flowLog/getFlowLogId')).toEqual([{ flow: 'registration' }]);
});

it('(R208) a Lite customer joins as type 01', async () => {
  const shown = await open(hostOf(ciOf('15'), { nativeLiteYn: 'Y' }));
  await agree(shown);
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  expect(await bodies(shown, 'POST /mber/user/join')).toMatchObject([{ certType: '03', joinDstcd: '01' }]);
});

it('(R132, R133) somebody under 14 is asked the terms of their age, and the guardian is asked elsewhere', async () => {
  const shown = await open(hostOf(ciOf('28')));
  const asked = (await shown.journal()).filter(({ path }) => path === '/comm/common/stpulInfo');
  expect(asked.map(({ query }) => query)).toMatchObject([{ stpulClsfi: '20' }]);
  const fields = [...document.querySelectorAll<HTMLElement>('input[data-field^="agree-"]')];
  expect(fields.map(({ dataset }) => dataset.field)).toEqual(['agree-CML000201', 'agree-CML000202']);
  await agree(shown);
  await find('dialog[data-msg="guardianNeeded"]');
  expect(await bodies(shown, 'POST /mber/user/join')).toEqual([]);
});

it('(R209, A43) a customer of service pattern 05 joins as type 02', async () => {
  const shown = await open(hostOf(ciOf('14')), 'visitor', { svcPtrnDstCd: '05' });
  await agree(shown);
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  expect(await bodies(shown, 'POST /mber/user/join')).toMatchObject([{ certType: '01', joinDstcd: '02' }]);
});

it('a term that is missing keeps the customer there', async () => {
  const shown = await open(hostOf(ciOf('14')));
  await tap(shown, 'submit');
  expect(document.querySelectorAll('[data-msg="required"]')).toHaveLength(3);
  expect(await bodies(shown, 'POST /mber/user/join')).toEqual([]);
});

it.each([
  ['an app that cannot close its first WebView', { closeView: refuse('FAILED') }, '/main/FMA10000'],
  ['an app that can', { closeView: true }, null],
] as const)('a sign-in that fails is told and leaves no dead page: %s', async (_, answers, to) => {
  const native = createFakeHost({ answers: { getLoginInfo: { ...info, ci: ciOf('01') }, ...answers } });
  const shown = await open(native);
  await shown.reply({ method: 'POST', path: '/mstr/login/action', status: 500, body: {}, times: 1 });
  await tap(shown, 'submit');
  await shown.user.click(await find('dialog[data-msg] [data-action="confirm"]'));
  await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
  if (to !== null) await waitFor(() => expect(goes).toHaveBeenCalledWith(to));
  else expect(goes).not.toHaveBeenCalled();
});

it('(R190, A46) whom the bank knows twice is told so, and is not signed in for ever', async () => {
  const shown = await open(hostOf(ciOf('13')));
  await tap(shown, 'submit');
  await shown.user.click(await find('dialog[data-msg="duplicateUser"] [data-action="confirm"]'));
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/main/FMA10000'));
});

it('(R343) whoever is a member already signs in again', async () => {
  const shown = await open(hostOf(ciOf('01')));
  expect(await bodies(shown, 'POST /mber/allowApi/getPreUserInfoByCi')).toEqual([{ cnifNo: ciOf('01') }]);
  await tap(shown, 'submit');
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/?pageId=FTR10000&region=03'));
});

it('a member who has been away for long is led to wake up, not to sign up again', async () => {
  const shown = await open(hostOf(ciOf('26')));
  await tap(shown, 'submit');
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/mber/FME82000?pageId=FTR10000&region=03'));
});

it('registered, and the answer is lost: the second try signs in', async () => {
  const shown = await open(hostOf(ciOf('14')));
  await shown.reply({ method: 'POST', path: '/mber/user/join', drop: 'answer', times: 1 });
  await agree(shown);
  await shown.user.click(await find('dialog[data-msg="networkFailed"] [data-action="confirm"]'));
  await tap(shown, 'submit');
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/?pageId=FTR10000&region=03'));
});

it('(R214, R345) a customer without an id is synced before going on', async () => {
  const shown = await open(hostOf(ciOf('17')));
  await tap(shown, 'submit');
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  expect(await bodies(shown, 'POST /mber/user/syncUserInfo')).toHaveLength(1);
});

it.each([
  ['CI-OF-NOBODY', 'memberNotFound', '/mber/FME21000?pageId=FTR10000&region=03'],
  [ciOf('28'), 'guardianNeeded', '/mber/FME21000?pageId=FTR10000&region=03'],
])('whom it cannot register is told why and led on (%#)', async (ci, id, to) => {
  const shown = await open(hostOf(ci));
  await agree(shown);
  await shown.user.click(await find(`dialog[data-msg="${id}"] [data-action="confirm"]`));
  await waitFor(() => expect(goes).toHaveBeenCalledWith(to));
});

it('(R047) in a browser, and for a visitor of the app, sign-up and sign-in are offered with the link', async () => {
  const shown = await open();
  await tap(shown, 'signUp');
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/mber/FME21000?pageId=FTR10000&region=03'));
  await tap(shown, 'signIn');
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/mber/FME11000?pageId=FTR10000&region=03'));
});

it('a member has nothing to do here', async () => {
  const shown = await open(undefined, 'member');
  await tap(shown, 'goHome');
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/main/FMA10000'));
});
