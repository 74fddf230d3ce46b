import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { expect, it } from 'vitest';
import { field, go, goes, open, part, people } from '../../testing/openScreen.ts';
import { manifest } from '../manifest.ts';

const visitorScreens = [
  ['R051', 'FME10000'],
  ['R052', 'FME11000'],
  ['R053', 'FME21000'],
  ['R054', 'FME22000'],
  ['R055', 'FME23000'],
  ['R056', 'FME24000'],
  ['R057', 'FME30000'],
  ['R058', 'FME50000'],
  ['R059', 'FME72000'],
  ['R060', 'FME73100'],
  ['R061', 'FME73200'],
  ['R062', 'FME74000'],
  ['R063', 'FME76000'],
  ['R064', 'FME81200'],
  ['R065', 'FME82000'],
  ['R066', 'FME92000'],
] as const;

it.each(visitorScreens)('(%s) %s opens for a visitor', async (_, code) => {
  const shown = await open(code);
  await shown.shows(code);
  expect(document.querySelector('dialog[data-msg]')).toBeNull();
});

it.each(visitorScreens)('(%s) %s is complete in English', async (_, code) => {
  const shown = await open(code, { locale: 'en' });
  await shown.shows(code);
  // Names of terms are the bank's own.
  for (const list of document.querySelectorAll('[data-part="guardianTerms"] li, li:has(input)'))
    list.remove();
  expect(document.body.textContent).not.toMatch(/[가-힣]/);
});

it('(R051) the start offers each way in, and hands the link on', async () => {
  const shown = await open('FME10000', { query: { pageId: 'FTR10000' } });
  for (const code of ['FME11000', 'FME50000', 'FME21000', 'FME73100', 'FME82000']) {
    expect(document.querySelector(`[data-action="open${code}"]`)).not.toBeNull();
  }
  await shown.tap('openFME11000');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME11000?pageId=FTR10000'));
});

it('(R051) a member finds their own pages there', async () => {
  const shown = await open('FME10000', { persona: 'member' });
  await shown.tap('openFMY10000');
  await shown.shows('FMY10000');
});

it('(R054) another app that asks who the customer is gets a yes and the number of the check, no person', async () => {
  const native = createFakeHost({ openerId: 'w1' });
  const shown = await open('FME22000', { native });
  await shown.verify(people.member);
  await waitFor(() => expect(native.calls('closeView')).toHaveLength(1));
  const said = JSON.stringify(native.calls('closeView'));
  expect(said).toMatch(/MV1/);
  expect(said).not.toContain(people.member.phone);
});

it('(R044, R055, R218) a member agrees to the terms, joins the service, and goes on to the link', async () => {
  const query = { serviceCode: '29', pageId: 'FPO10000', isServiceJoin: 'Y' };
  const shown = await open('FME23000', { persona: 'noPointWallet', query });
  await shown.agreeAll();
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  expect(goes.mock.calls[0]?.[0]).toContain('/?pageId=FPO10000');
  const [saved] = await shown.bodies('POST /comm/common/insertStpulInfo');
  expect(saved).toMatchObject({ walletSvcDstic: '29' });
  expect(await shown.bodies('POST /mber/user/getJoinService')).toEqual([{ wltSvcDstcd: '29' }]);
  expect(await shown.bodies('POST /mber/user/joinService')).toEqual([{ wltSvcDstcd: '29', joinYn: 'Y' }]);
});

it('(R347) terms agreed anew join nothing that is joined already', async () => {
  const shown = await open('FME23000', { persona: 'member', query: { serviceCode: '29' } });
  await shown.agreeAll();
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toHaveLength(1);
  expect(await shown.bodies('POST /mber/user/joinService')).toEqual([]);
});

it('(R055, R133, R134) a member under 14 needs a guardian, who is verified before anything is saved', async () => {
  const shown = await open('FME23000', { persona: 'minor' });
  await waitFor(() => part('[data-part="guardianTerms"] input'));
  for (const box of document.querySelectorAll<HTMLInputElement>(
    'input[type="checkbox"]:not([data-field="agreeAll"])',
  )) {
    if (!box.checked) await shown.user.click(box);
  }
  await shown.tap('next');
  expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toEqual([]);
  await shown.verify(people.member);
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  const [saved] = await shown.bodies('POST /comm/common/insertStpulInfo');
  // The proxy's agreement counts with the proxy's check alone: the server would refuse it without.
  expect(saved).toMatchObject({ grdnVldtnNo: expect.stringMatching(/^MV/) });
  expect(await shown.bodies('POST /mobile-validation/send')).toMatchObject([{ vldtnPuseDstcd: 'GRDN' }]);
});

it('(R055) a visitor’s agreement goes on in the sign-up, where it counts', async () => {
  const shown = await open('FME23000', { query: { pageId: 'FTR10000' } });
  await shown.agreeAll();
  await waitFor(() => expect(shown.path()).toBe('/mber/FME72000?pageId=FTR10000'));
  await waitFor(() => part('[data-step="verify"]'));
});

it.each([
  [true, 3],
  [false, 4],
])('(R276) in the app (%s) only the mandatory terms of service 01 are listed', async (isNative, count) => {
  const shown = await open('FME23000', isNative ? { native: createFakeHost() } : {});
  await shown.shows('FME23000');
  expect(document.querySelectorAll('input[data-field^="agree-"]')).toHaveLength(count);
});

it('(R131, R132) a term comes with name, text and file, and is agreed to by its id', async () => {
  const shown = await open('FME10000', { persona: 'member' });
  const term = {
    stpulId: 'CML000999-01',
    hirkStpulId: 'CML000999',
    stpulName: '새 약관',
    stpulCtnt: '제1조 새로운 내용',
    mandanYn: 'Y',
    stpulFileStorgPathCtnt: '',
  };
  await shown.reply({
    method: 'GET',
    path: '/comm/common/stpulInfo',
    body: { status: 200, code: '0000', message: '', payload: { stpulInfoList: [term] } },
  });
  await shown.reply({
    method: 'POST',
    path: '/comm/common/insertStpulInfo',
    body: { status: 200, code: '0000', message: '', payload: {} },
  });
  go('/mber/FME23000');
  await shown.shows('FME23000');
  await shown.tap('openTerm');
  expect(part('[data-part="terms"]').textContent).toContain('제1조 새로운 내용');
  await shown.user.click(part('[data-part="terms"] [data-action="confirm"]'));
  expect(field('agreeAll').checked).toBe(true);
  await shown.tap('next');
  await waitFor(async () =>
    expect(await shown.bodies('POST /comm/common/insertStpulInfo')).toMatchObject([
      { stpulInfoList: [{ hirkStpulId: 'CML000999', stpulAgrmtYn: 'Y' }] },
    ]),
  );
});

it('(R368) a term’s file that cannot be had is said, and the text can be read instead', async () => {
  const shown = await open('FME23000');
  await shown.shows('FME23000');
  await shown.reply({ method: 'GET', path: '/comm/common/file/{name}', status: 500 });
  await shown.user.click(document.querySelector('[data-action="openTerm"]') as HTMLElement);
  await waitFor(() => part('[data-part="terms"] [data-msg="failedToGetTerms"]'));
  expect(part('[data-part="terms"]').textContent).toContain('제1조');
});

it('(R046, R057) the simple-lite main leads to home, notices and my page, and offers a certificate', async () => {
  const shown = await open('FME30000', { persona: 'lite' });
  await shown.shows('FME30000');
  expect(document.body.textContent).toContain('Lite 인증서');
  await shown.tap('walletMain');
  await shown.leftFor('/main/FMA10000');
});

it('(R057) a visitor is offered the ways in', async () => {
  const shown = await open('FME30000', { query: { pageId: 'FTR10000' } });
  await shown.tap('signIn');
  await waitFor(() => expect(shown.path()).toBe('/mber/FME50000?pageId=FTR10000'));
});

it('the manifest says for every screen of the domain who may see it', () => {
  const visible = Object.entries(manifest.screens).filter(
    ([, entry]) => 'flags' in entry && entry.flags?.forVisitor,
  );
  expect(visible.map(([code]) => code).sort()).toEqual(visitorScreens.map(([, code]) => code).sort());
});
