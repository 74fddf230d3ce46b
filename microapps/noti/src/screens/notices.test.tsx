import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => {
  stopClock();
  // Nothing has been opened on this phone: told as another page of it tells.
  const key = 'wallet.noti.readNotices';
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['visitor', 'member'])('(R760) notices FAL21000 for a %s', (persona) => {
  test('the important one first, a nation by its name, the rest by a button', async () => {
    const { user, shows } = await open('FAL21000', { persona });
    await shows('FAL21000');
    const first = await button(/시스템 점검 안내/);
    expect(first.textContent).toContain('중요');
    expect((await button(/일본 가맹점/)).textContent).toContain('공지 · 일본 · 11월 12일 (목)');
    await user.click(await button('더 보기'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  });
});

test('(R510) the kinds 01 and 02 are notices and guides', async () => {
  const { user, shows, path } = await open('FAL21000', { persona: 'visitor' });
  await shows('FAL21000');
  await user.click(await screen.findByRole('radio', { name: '이용 안내' }));
  await waitFor(() => expect(path()).toBe('/noti/FAL21000?kind=guide'));
  expect(await button(/월렛 알림을 받는 방법/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/시스템 점검 안내/)).toBeNull());
});

describe('(R760) one notice FAL21100', () => {
  test('(R154) a visitor reads it as html, in English where the wallet speaks English', async () => {
    const { shows } = await open('FAL21100', {
      persona: 'visitor',
      query: { anounSerno: 'N1012' },
      locale: 'en',
    });
    await shows('FAL21100');
    expect(screen.getByRole('heading', { name: /^Maintenance/ }).getAttribute('lang')).toBeNull();
    expect(screen.getByText('Important')).toBeTruthy();
    expect(screen.getByText('Thu, Nov 19')).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Maintenance' })).toBeTruthy();
  });

  test('its html cannot do harm', async () => {
    const view = await open('FAL21000');
    await view.shows('FAL21000');
    const anounCtnt =
      '<p>안녕하세요</p><img src=x onerror="window.harm = 1"><script>window.harm = 1</script><a href="javascript:window.harm = 1">누르기</a>';
    const payload = {
      anounSerno: 'N1',
      anounTitl: '<b>제목</b>',
      anounCtnt,
      anounRegiYMS: '20261101090000',

      pupYn: 'N',
      anounDstcd: '77',
      natnlCd: 'KR',
    };
    const body = { status: 200, code: '0000', payload };
    await view.reply({ method: 'GET', path: '/noti/v1/notices/{no}', body });
    go('/noti/FAL21100?anounSerno=N1');
    const shown = await view.shows('FAL21100');
    await waitFor(() => expect(shown.querySelector('main img[onerror], main script')).toBeNull());
    expect(screen.getByRole('heading', { name: '<b>제목</b>' })).toBeTruthy();
    await view.user.click(await screen.findByText('누르기'));
    expect('harm' in window).toBe(false);
  });

  test('links within it lead to screens of the wallet', async () => {
    const { user, shows } = await open('FAL21100', { query: { anounSerno: 'N1009' } });
    await shows('FAL21100');
    await user.click(await screen.findByRole('link', { name: '알림 설정' }));
    await shows('FAL13000');
  });

  test('(R257) links to the outside leave by an https address', async () => {
    const outside = vi.spyOn(window, 'open').mockImplementation(() => null);
    const { user, shows } = await open('FAL21100', { query: { anounSerno: 'N1011' } });
    await shows('FAL21100');
    await user.click(await screen.findByRole('link', { name: '개인정보 포털' }));
    await waitFor(() =>
      expect(outside).toHaveBeenCalledWith('https://www.privacy.go.kr/', '_blank', 'noopener'),
    );
  });

  test.each([
    ['without a number', {}],
    ['that is not there', { anounSerno: 'N1' }],
  ])('one %s says so and shows the way on', async (_, query) => {
    const { user, shows } = await open('FAL21100', { query });
    await shows('FAL21100');
    expect(screen.getByText('찾으시는 공지가 없어요')).toBeTruthy();
    await user.click(await button('공지 목록 보기'));
    await shows('FAL21000');
  });

  test('others stand under it, without the one that is read, and lead to the list', async () => {
    const { user, shows, path } = await open('FAL21100', { query: { anounSerno: 'N1011' } });
    await shows('FAL21100');
    await user.click(await button(/일본 가맹점 결제/));
    await waitFor(() => expect(path()).toBe('/noti/FAL21100?anounSerno=N1010'));
    expect(document.activeElement?.tagName).toBe('H1');
    await button(/개인정보 처리방침/);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /일본 가맹점 결제/ })).toBeNull();
    await user.click(await button('전체 보기'));
    await shows('FAL21000');
  });

  test('one of this week is new until it has been opened on this phone', async () => {
    const { user, shows } = await open('FAL21000');
    await shows('FAL21000');
    expect((await button(/일본 가맹점/)).textContent).not.toContain('새 글');
    const fresh = await button(/개인정보 처리방침/);
    expect(fresh.textContent).toContain('새 글');
    await user.click(fresh);
    await shows('FAL21100');
    await user.click(part('[data-action="back"]'));
    await shows('FAL21000');
    expect((await button(/개인정보 처리방침/)).textContent).not.toContain('새 글');
  });

  test('where the others cannot be read it is read all the same', async () => {
    const view = await open('FAL11000');
    await view.shows('FAL11000');
    await view.reply({ method: 'GET', path: '/noti/v1/notices', status: 500 });
    go('/noti/FAL21100?anounSerno=N1011');
    await view.shows('FAL21100');
    expect(screen.getByRole('button', { name: '전체 보기' })).toBeTruthy();
    expect(document.querySelector('dialog[open], [data-action="retry"]')).toBeNull();
  });

  test('back leads to the list where nothing came before', async () => {
    const { user, shows } = await open('FAL21100', { query: { anounSerno: 'N1009' } });
    await shows('FAL21100');
    await user.click(part('[data-action="back"]'));
    await shows('FAL21000');
  });
});
