import { waitFor } from '@testing-library/react';
import type { Microapp } from '@wallet/kit/app';
import { setLocale } from '@wallet/kit/messages';
import { renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { everyApp } from './testing/everyApp.ts';

const appOf = (id: string) => everyApp.find(({ manifest }) => manifest.id === id) as Microapp;
const hangul = () =>
  [...(document.body.textContent ?? '').matchAll(/[가-힣][가-힣 .,]*/g)].map(([text]) => text);

async function open(id: string, code: string, options: Partial<Parameters<typeof renderScreen>[2]> = {}) {
  const backend = createMock();
  const view = await renderScreen(appOf(id), code, {
    backend,
    persona: 'payReady',
    locale: 'en',
    ...options,
  });
  await view.shows(code);
  return view;
}

it.each([
  ['noti', 'FAL11000', {}],
  ['noti', 'FAL21000', {}],
  ['noti', 'FAL21100', { query: { anounSerno: 'N1012' } }],
  ['noti', 'FAL30000', {}],
  ['noti', 'FAL31100', { params: { hirkEvntID: 'EV1001' } }],
  ['gpayment', 'FGP99000', {}],
  ['fpayment', 'FFQ05000', {}],
  ['point', 'FPO60000', {}],
] as const)('%s %s has no Korean in English: notices, events, notifications', async (id, code, options) => {
  await open(id, code, options);
  expect(hangul()).toEqual([]);
});

it('home has no Korean banner, notice bar or popup in English', async () => {
  await open('launcher', 'FMA10000', { persona: 'noticePopup' });
  await waitFor(() => {
    for (const part of ['banner', 'noticeBar'])
      expect(document.querySelector(`[data-part="${part}"]`)).toBeTruthy();
    expect(document.querySelector('[data-popup="notice"]')).toBeTruthy();
  });
  for (const part of document.querySelectorAll('[data-part="banner"], [data-part="noticeBar"], [data-popup]'))
    expect(part.textContent).not.toMatch(/[가-힣]/);
});

it('what an asset invites to has no Korean in English, whoever has none', async () => {
  await open('launcher', 'FMA10000');
  await waitFor(() => expect(document.querySelector('[data-asset="nft"]')).toBeTruthy());
  // The hero greets the customer by name.
  const tiles = [...document.querySelectorAll('[data-asset]:not([data-asset="point"])')];
  expect(tiles.map(({ textContent }) => textContent).filter((text) => /[가-힣]/.test(text))).toEqual([]);
});

it('a page that is open changes its words with the language', async () => {
  const view = await open('noti', 'FAL21000', { locale: 'ko' });
  expect(await view.findByText(/시스템 점검 안내/)).toBeTruthy();
  await setLocale('en');
  expect(await view.findByText(/^Maintenance on Sun/)).toBeTruthy();
  await setLocale('ko');
});
