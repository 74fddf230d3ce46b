import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { find, gone, leftFor, openApp, phone, tap } from '../../testing/openApp.ts';

const at = (query: string) => `/main/BridgeForAffiliation?${query}`;

it.each([
  ['KS2', '증권'],
  ['KM0', '저축은행'],
  ['KN1', '보험'],
  ['KC0', '카드'],
  ['KB0', '은행'],
])('(R004, R075) tells a visitor that %s is asking, and for which page', async (group, name) => {
  const shown = await openApp(at(`groupCoCd=${group}&pageId=FTR10000`));
  await shown.shows('BridgeForAffiliation');
  expect(find('h2').textContent).toContain(name);
  await waitFor(() => expect(find('dl').textContent).toContain('자연휴양림'));
});

it.each([
  ['liivtalk', '리브톡'],
  ['liivNext', '리브 넥스트'],
  ['starTeens', '스타틴즈'],
])('(R005, R006) names the chat app and the teen app: %s', async (appType, name) => {
  const shown = await openApp(at(`appType=${appType}`));
  await shown.shows('BridgeForAffiliation');
  expect(find('h2').textContent).toContain(name);
});

it('(R075) a visitor signs in and keeps the link', async () => {
  const shown = await openApp(at('groupCoCd=KS2&appType=liivtalk&pageId=FTR10000&region=03'));
  await shown.shows('BridgeForAffiliation');
  await tap(shown, '[data-action="submit"]');
  await leftFor('/mber/FME11000?pageId=FTR10000&region=03');
});

it('(R075) a member goes on to the page', async () => {
  const shown = await openApp(at('groupCoCd=KS2&pageId=FTR10000'), { persona: 'member' });
  await shown.shows('BridgeForAffiliation');
  await tap(shown, '[data-action="submit"]');
  await leftFor('/forest/FTR10000');
});

it('(R075, R303) in the affiliate’s app the group entry signs in', async () => {
  const sso = { samlAssertion: 's', ci: 'CI-WALLET-0008'.padEnd(88, 'W'), ssoNo: '1', kBCrtfiSerno: '2' };
  const native = phone({ getSsoInfo: { ...sso, groupCoCd: 'KC0' } }, { group: true });
  const shown = await openApp(at('groupCoCd=KC0&appType=liivNext&pageId=FTR10000'), { native });
  await shown.shows('BridgeForAffiliation');
  await tap(shown, '[data-action="submit"]');
  await leftFor('/forest/FTR10000?groupCoCd=KC0&appType=liivNext');
});

it.each(['', 'groupCoCd=XX1', 'groupCoCd=%3Cscript%3E&appType=other'])(
  'takes nobody’s word for who is asking: %s',
  async (query) => {
    const shown = await openApp(at(query));
    await shown.shows('BridgeForAffiliation');
    expect(document.querySelector('[data-action="submit"]')).toBeNull();
    expect(document.body.textContent).toContain('확인할 수 없어요');
    await tap(shown, 'main [data-action="goHome"]');
    await shown.shows('FMA10000');
    expect(gone).toEqual([]);
  },
);
