import { screen, waitFor } from '@testing-library/react';
import { type RegistryApp, toRegistryApp } from '@wallet/kit/manifest';
import { createFakeHost } from '@wallet/kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, dialog, go, open, part, stopClock } from '../../testing/openScreen.ts';
import { manifest } from '../manifest.ts';

const versions = { version: '1.0.0', kit: '1.0.0' };
const pages = (id: string, ...paths: string[]): RegistryApp => ({
  id,
  ...versions,
  prefixes: [`/${id}`],
  entry: `/${id}/`,
  screens: paths.map((path) => ({
    code: path.split('/')[2] ?? '',
    path,
    title: { ko: '화면', en: 'Screen' },
    flags: {},
  })),
});
const registry = {
  apps: [
    toRegistryApp(manifest, versions),
    pages('whitepaper', '/whitepaper/FUW10000'),
    pages('cpon', '/cpon/FCP15200/{hirkCtntID}'),
  ],
};

beforeEach(() => {
  stopClock();
  vi.stubGlobal('fetch', async () => Response.json(registry));
});
afterEach(() => {
  vi.useRealTimers();
});

/** A notification that leads to a link, open before the customer. */
async function openWith(alrmLinkUrlCtnt: string, options: Parameters<typeof open>[1] = {}) {
  const view = await open('FAL11000', options);
  await view.shows('FAL11000');
  const words = { alrmSerno: '1', alrmDstcd: '99', alrmTitl: '제목', alrmCtnt: '내용' };
  const payload = { ...words, alrmRegiYMS: '', readYn: 'Y', alrmLinkNm: '', alrmLinkUrlCtnt };
  const body = { status: 200, code: '0000', payload };
  await view.reply({ method: 'GET', path: '/noti/v1/notifications/{no}', body });
  go('/noti/FAL12000?alrmSerno=1');
  await view.shows('FAL12000');
  return { ...view, follow: async () => view.user.click(await button('바로 가기')) };
}

describe('where a notification leads (1-shell s4.8)', () => {
  test.each([
    ['(R260) a name with its values fills the path', 'FAL31100|hirkEvntID=GRP%2F2026-11', 'FAL31100'],
    ['(R259) a path of its own stays in this WebView', '/noti/FAL21000', 'FAL21000'],
  ])('%s', async (_, link, code) => {
    const { follow, shows } = await openWith(link);
    await follow();
    await shows(code);
  });

  test.each([
    ['a screen of another app by its name', 'FUW10000', '/whitepaper/FUW10000'],
    ['with an id in its path', 'FCP15200|hirkCtntID=a b/c&x=1', '/cpon/FCP15200/a%20b%2Fc?x=1'],
    ['a path of another app', '/forest/FTR61000', '/forest/FTR61000'],
  ])('%s opens in a WebView of its own', async (_, link, url) => {
    const host = createFakeHost();
    const { follow } = await openWith(link, { native: host });
    await follow();
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url }]));
  });

  test.each([
    ['a screen that is not released', 'FXX10000', 'linkNotReleased'],
    ['one whose id is missing', 'FCP15200', 'linkNotReleased'],
    ['a script', 'javascript:alert(1)', 'linkBroken'],
    ['(R253) a document, in a browser', 'edoc://1', 'linkAppOnly'],
  ])('%s is told', async (_, link, id) => {
    const { follow } = await openWith(link);
    await follow();
    expect(await dialog(id)).toBeTruthy();
  });

  test('(R258) a callback that no page here takes is a content page of the bank', async () => {
    const host = createFakeHost();
    const { follow } = await openWith('/x/pages/y', { native: host });
    await follow();
    const url = 'https://wallet-contents.example.com/x/pages/y';
    await waitFor(() => expect(host.calls('openWindow')).toEqual([{ url }]));
  });

  test('(R254) a certificate opens the page of the bank app', async () => {
    const host = createFakeHost({ answers: { openNativeScreen: () => ({}) } });
    const { follow } = await openWith('ecert://77', { native: host });
    await follow();
    await waitFor(() =>
      expect(host.calls('openNativeScreen')).toEqual([
        { screen: 'D007792', params: { document: 'ecert', link: '77' } },
      ]),
    );
  });

  test('(R255) a pay link opens the pay page for who signed in by the national certificate', async () => {
    const host = createFakeHost();
    const { follow } = await openWith('kbpay://1', { native: host });
    await follow();
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url: '/gpayment/FGP10000' }]));
  });

  test('(R256) without it the certificate popup says so', async () => {
    const { follow } = await openWith('kbpay://1', { persona: 'simpleLogin' });
    await follow();
    await waitFor(() => expect(part('[data-popup="certificateNeeded"]')).toBeTruthy());
  });

  test('(R386) what is released cannot be read: the data could not be fetched', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const { follow } = await openWith('FUW10000');
    await follow();
    expect(await dialog('failedToFetchData')).toBeTruthy();
    expect(screen.getByText('데이터를 가져오지 못했어요.')).toBeTruthy();
  });
});
