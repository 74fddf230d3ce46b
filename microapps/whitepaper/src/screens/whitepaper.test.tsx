import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['visitor', 'member'])('for a %s', (persona) => {
  test('(R757) FUW10000 lists the posts by subject, and one opens', async () => {
    const { user, shows, path } = await open('FUW10000', { persona });
    await shows('FUW10000');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['월렛, 이렇게 쓰면 더 쉬워요', '시작하기', '결제·포인트', '신분증·증명서', '생활 서비스'],
    ]);
    await user.click(await button(/포인트 모으고 쓰기/));
    await shows('FUW11000');
    expect(path()).toBe('/whitepaper/FUW11000/WP03');
  });

  test('(R758) FUW11000 shows the post that its address names, with its chapters', async () => {
    const { shows, journal } = await open('FUW11000', { persona, params: { upPstID: 'WP02' } });
    await shows('FUW11000');
    expect(screen.getByRole('heading', { name: '알림을 내게 맞추기' })).toBeTruthy();
    expect(screen.getByText('10월 18일 (일) 게시')).toBeTruthy();
    expect(await screen.findByRole('table', { name: '알림 종류' })).toBeTruthy();
    expect((await journal()).map(({ path }) => path)).toContain('/whitepaper/v1/posts/WP02');
  });
});

test('a search narrows the list as it is typed; nothing found says so and can be taken back', async () => {
  const { user, shows } = await open('FUW10000', { persona: 'visitor' });
  await shows('FUW10000');
  const box = screen.getByRole('searchbox', { name: '활용백서 검색' });
  await user.type(box, '신분증');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('글 1건')).toBeTruthy();
  await user.type(box, ' 없는말');
  expect(screen.getByText('찾으시는 글이 없어요')).toBeTruthy();
  await user.click(await button('검색어 지우기'));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('a book without posts says so', async () => {
  const view = await open('FUW11000', { params: { upPstID: 'WP02' } });
  await view.shows('FUW11000');
  const body = { status: 200, code: '0000', payload: { pstList: [] } };
  await view.reply({ method: 'GET', path: '/whitepaper/v1/posts', body });
  go('/whitepaper/FUW10000');
  expect(await screen.findByText('아직 등록된 글이 없어요')).toBeTruthy();
});

test('an id is encoded in the address and in the call; one that is not there shows the way on', async () => {
  const { user, shows, path, journal } = await open('FUW11000', { params: { upPstID: 'a/b ?' } });
  await shows('FUW11000');
  expect(path()).toBe('/whitepaper/FUW11000/a%2Fb%20%3F');
  expect((await journal()).map((call) => call.path)).toContain('/whitepaper/v1/posts/a%2Fb%20%3F');
  await user.click(await button('활용백서 목록 보기'));
  await shows('FUW10000');
});

test('the next post follows in the order of the book, the last one has none', async () => {
  const { user, shows, path } = await open('FUW11000', { params: { upPstID: 'WP04' } });
  await shows('FUW11000');
  await user.click(await button('다음 글: 휴양림 예약 한 번에 끝내기'));
  await waitFor(() => expect(path()).toBe('/whitepaper/FUW11000/WP05'));
  await screen.findByRole('heading', { name: '휴양림 예약 한 번에 끝내기' });
  expect(document.querySelector('[data-action="nextPost"]')).toBeNull();
});

test('the contents lead to a chapter', async () => {
  const { user, shows } = await open('FUW11000', { params: { upPstID: 'WP01' } });
  await shows('FUW11000');
  await user.click(await button('2. 가입 순서'));
  expect(document.activeElement?.textContent).toContain('휴대폰으로 본인 확인을 해요.');
});

test('links within a chapter lead on: a path of the wallet, an https address', async () => {
  const outside = vi.spyOn(window, 'open').mockImplementation(() => null);
  const view = await open('FUW11000', { params: { upPstID: 'WP04' } });
  await view.shows('FUW11000');
  await view.user.click(await screen.findByRole('link', { name: '모바일 신분증 누리집' }));
  await waitFor(() =>
    expect(outside).toHaveBeenCalledWith('https://www.mobileid.go.kr/', '_blank', 'noopener'),
  );
  const goes = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  go('/whitepaper/FUW11000/WP05');
  await view.user.click(await screen.findByRole('link', { name: '휴양림 찾아보기' }));
  await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
});

test('a screen that is not released yet is told', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ apps: [] }));
  const { user, shows } = await open('FUW11000', { params: { upPstID: 'WP02' }, locale: 'en' });
  await shows('FUW11000');
  await user.click(await screen.findByRole('link', { name: 'notification settings' }));
  await waitFor(() => expect(part('dialog[data-msg="linkNotReleased"]')).toBeTruthy());
});

test('a post without chapters, and of a subject that this version does not know, is shown', async () => {
  const view = await open('FUW10000');
  await view.shows('FUW10000');
  const payload = { upPstID: 'N', pstSbjtDstcd: '88', pstTitl: '새 글', pstSmryCtnt: '', pstRegiYMS: 'soon' };
  const body = { status: 200, code: '0000', payload };
  await view.reply({ method: 'GET', path: '/whitepaper/v1/posts/N', body });
  go('/whitepaper/FUW11000/N');
  await view.shows('FUW11000');
  expect(screen.getByText('그 밖의 글')).toBeTruthy();
  expect(screen.getByText('글을 준비하고 있어요.')).toBeTruthy();
});

test('a failed call is an error with a retry that works', async () => {
  const view = await open('FUW10000');
  await view.shows('FUW10000');
  await view.reply({ method: 'GET', path: '/whitepaper/v1/posts/{id}', status: 500, times: 1 });
  go('/whitepaper/FUW11000/WP01');
  await view.shows('FUW11000', 'error');
  await view.user.click(part('[data-action="retry"]'));
  await view.shows('FUW11000');
});
