import { screen, waitFor, within } from '@testing-library/react';
import { namedServiceCodes, serviceName } from '@wallet/kit/common';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, open, part, stopClock } from '../../testing/openScreen.ts';

const page = (id: string, path: string, code: string) => ({
  id,
  version: '1.0.0',
  kit: '1.0.0',
  prefixes: [`/${id}`],
  entry: `/${id}/`,
  screens: [{ code, path, title: { ko: '화면', en: 'Screen' }, flags: {} }],
});
const registry = {
  apps: [
    page('forest', '/forest/FTR10000', 'FTR10000'),
    page('license', '/license/KFC20000/{id}', 'KFC20000'),
  ],
};

beforeEach(() => {
  stopClock();
  vi.stubGlobal('fetch', async () => Response.json(registry));
});
afterEach(() => {
  vi.useRealTimers();
});

const sheet = () => waitFor(() => part('dialog[open], dialog'));

describe('(R759) SVC10000', () => {
  test('(R421) a visitor sees every service that has a name', async () => {
    const { shows, journal } = await open('SVC10000', { persona: 'visitor' });
    await shows('SVC10000');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows).toHaveLength(43);
    for (const code of namedServiceCodes)
      expect(rows.some((row) => row.startsWith(serviceName(code) ?? '?'))).toBe(true);
    expect(screen.queryByText('이용 중')).toBeNull();
    expect((await journal()).some(({ path }) => path.includes('JoinService'))).toBe(false);
  });

  test('a member sees which ones they use, and only these if they like', async () => {
    const { user, shows } = await open('SVC10000');
    await shows('SVC10000');
    expect((await button(/^포인트/)).textContent).toContain('이용 중');
    await user.click(screen.getByRole('radio', { name: '이용 중' }));
    const mine = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(mine.length).toBeLessThan(43);
    expect(mine.every((row) => row?.includes('이용 중'))).toBe(true);
    expect(screen.getByText(`서비스 ${mine.length}개`)).toBeTruthy();
  });

  test('a search finds services by name and by what they do; nothing found can be taken back', async () => {
    const { user, shows } = await open('SVC10000', { locale: 'en' });
    await shows('SVC10000');
    const box = screen.getByRole('searchbox', { name: 'Search services' });
    await user.type(box, 'PASSPORT');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.type(box, 'zzz');
    await user.click(await button('Show all'));
    expect(screen.getAllByRole('listitem')).toHaveLength(43);
  });

  test('a service that is released opens in a WebView of its own', async () => {
    const host = createFakeHost();
    const { user, shows } = await open('SVC10000', { native: host });
    await shows('SVC10000');
    await user.click(await button(/숲나들e/));
    expect(within(await sheet()).getByText('아직 이용하지 않음')).toBeTruthy();
    await user.click(await button('서비스 시작하기'));
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url: '/forest/FTR10000' }]));
  });

  test.each([
    ['not released yet', '17'],
    ['without a screen in the specification', '36'],
    ['whose address needs a value', '12'],
  ])('one %s says so', async (_, code) => {
    const { shows } = await open('SVC10000', { query: { code } });
    await shows('SVC10000');
    await waitFor(() => expect(part('[data-msg="serviceNotReleased"]')).toBeTruthy());
    expect(document.querySelector('[data-action="start"]')).toBeNull();
  });

  test('one of which nothing is known says that, and not that it is not open', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    const { shows } = await open('SVC10000', { query: { code: '16' } });
    await shows('SVC10000');
    await waitFor(() => expect(part('[data-msg="serviceUnread"]')).toBeTruthy());
    expect(document.querySelector('[data-msg="serviceNotReleased"]')).toBeNull();
  });

  test('who has opened a library card, tokens, papers or a currency wallet uses these services', async () => {
    const { shows } = await open('SVC10000');
    await shows('SVC10000');
    for (const name of [/^도서관/, /^NFT 지갑/, /^외화지갑/])
      expect((await button(name)).textContent).toContain('이용 중');
    // Agreed to on joining the wallet, and not begun.
    expect((await button(/^탄소중립포인트/)).textContent).not.toContain('이용 중');
  });

  test('an address opens one service, a visitor is told that signing in shows more', async () => {
    const { shows, user } = await open('SVC10000', { persona: 'visitor', query: { code: '16' } });
    await shows('SVC10000');
    const shown = await sheet();
    expect(within(shown).getByRole('heading', { name: '숲나들e' })).toBeTruthy();
    expect(within(shown).getByText('로그인하시면 확인하실 수 있어요')).toBeTruthy();
    await user.click(part('dialog [data-action="close"]'));
    await waitFor(() => expect(document.querySelector('[data-part="service"]')).toBeNull());
  });

  test('a code without a name opens nothing', async () => {
    const { shows } = await open('SVC10000', { query: { code: '41' } });
    await shows('SVC10000');
    expect(document.querySelector('[data-part="service"]')).toBeNull();
  });

  test('what cannot be found out about joined services hides nothing, and can be asked again', async () => {
    const backend = createMock();
    let failures = 1;
    const { user, shows } = await open('SVC10000', {
      backend: {
        fetch: (request) =>
          request.url.includes('currentJoinServiceStatus') && failures-- > 0
            ? Promise.reject(new TypeError('Failed to fetch'))
            : backend.fetch(request),
      },
    });
    await shows('SVC10000');
    await waitFor(() => expect(part('[data-msg="joinedServicesFailed"]')).toBeTruthy());
    expect(screen.getAllByRole('listitem')).toHaveLength(43);
    await user.click(await button('다시 확인'));
    await waitFor(() => expect(screen.getAllByText('이용 중').length).toBeGreaterThan(3));
  });
});
