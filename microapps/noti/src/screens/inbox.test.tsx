import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notFoundAnswer } from '../../testing/answers.ts';
import { button, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

const unreadBadges = () => screen.queryAllByText('새 알림').length;

describe('(R076) (R162) (R760) a visitor enters', () => {
  test.each([
    ['FAL11000', {}],
    ['FAL12000', { alrmSerno: 'P2003' }],
    ['FAL13000', {}],
    ['FAL21000', {}],
    ['FAL21100', { anounSerno: 'N1012' }],
    ['FAL30000', {}],
  ])('%s without the login guide', async (code, query) => {
    const { shows } = await open(code, { persona: 'visitor', query });
    await shows(code);
    expect(document.querySelector('dialog[data-msg]')).toBeNull();
  });
});

describe('(R760) the inbox FAL11000', () => {
  test('a member reads what is new, and it is not new any more', async () => {
    const { user, shows, journal } = await open('FAL11000');
    await shows('FAL11000');
    expect(await screen.findByText('읽지 않은 알림 3건')).toBeTruthy();
    await user.click(await button(/휴양림 예약이 완료됐어요/));
    await shows('FAL12000');
    expect(screen.getByText(/부터 1박, 가온숲 자연휴양림 잣나무집이에요/)).toBeTruthy();
    await waitFor(async () =>
      expect((await journal()).some(({ path }) => path === '/noti/v1/notifications/M3005/read')).toBe(true),
    );
    go('/noti/FAL11000');
    await shows('FAL11000');
    expect(await screen.findByText('읽지 않은 알림 2건')).toBeTruthy();
    expect(await screen.findByRole('radio', { name: '이용·적립 2' })).toBeTruthy();
  });

  test('a kind narrows the list, and the address says which', async () => {
    const { user, shows, path } = await open('FAL11000');
    await shows('FAL11000');
    await user.click(await screen.findByRole('radio', { name: '안내' }));
    await waitFor(() => expect(path()).toBe('/noti/FAL11000?kind=guide'));
    expect(await button(/월렛 점검 안내/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/휴양림 예약이 완료/)).toBeNull());
  });

  test('benefits come only while the member agrees to them, and the list says how to get them', async () => {
    const view = await open('FAL11000', { query: { kind: 'benefit' } });
    await view.shows('FAL11000');
    expect(await screen.findByText(/혜택 알림을 켜면/)).toBeTruthy();
    view.unmount();
    const before = (ask: typeof view.askJson) =>
      ask('/wApi/noti/v1/push-settings', { alrmSetDstcd: '02', recvCnsntYn: 'Y' });
    await open('FAL11000', { query: { kind: 'benefit' }, before });
    expect(await button(/가을 산책하기 좋은 휴양림/)).toBeTruthy();
  });

  test('all are marked as read at once', async () => {
    const { user, shows } = await open('FAL11000');
    await shows('FAL11000');
    await button(/휴양림 예약이 완료됐어요/);
    expect(unreadBadges()).toBe(3);
    // Only the first of them brings its act along: the others are acted on where they are read.
    expect(document.querySelectorAll('[data-action="followNotification"]')).toHaveLength(1);
    await user.click(await button('모두 읽음'));
    expect(await screen.findByText('모두 확인하셨어요')).toBeTruthy();
    await button(/휴양림 예약이 완료됐어요/);
    expect(unreadBadges()).toBe(0);
    expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  });

  test('a notification is acted on from its row: it is read, and its page opens', async () => {
    const { shows, journal, user } = await open('FAL11000');
    await shows('FAL11000');
    await button(/휴양림 예약이 완료됐어요/);
    const goes = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const row = screen.getByRole('button', { name: /휴양림 예약이 완료됐어요/ }).closest('li');
    const act = row?.querySelector<HTMLElement>('[data-action="followNotification"]');
    if (!act) throw new Error('The row has nothing to act on.');
    await user.click(act);
    await waitFor(() => expect(String(goes.mock.calls[0]?.[0])).toMatch(/^\/forest\//));
    await waitFor(async () =>
      expect((await journal()).some(({ path }) => path === '/noti/v1/notifications/M3005/read')).toBe(true),
    );
  });

  test('the second page comes by the button', async () => {
    const { user, shows } = await open('FAL11000');
    await shows('FAL11000');
    await user.click(await button('더 보기'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  });

  test('a kind without notifications says so', async () => {
    const view = await open('FAL11000');
    await view.shows('FAL11000');
    const body = { status: 200, code: '0000', payload: { pageNo: 1, totalPageNo: 1, results: [] } };
    await view.reply({ method: 'GET', path: '/noti/v1/notifications', body });
    go('/noti/FAL11000?kind=guide');
    expect(await screen.findByText('받은 알림이 없어요')).toBeTruthy();
  });

  test('an error of the list can be tried again, and a wrong answer closes nothing', async () => {
    const view = await open('FAL11000');
    await view.shows('FAL11000');
    // The broken answer is for the next list, so the first one has to be there.
    await button(/휴양림 예약이 완료됐어요/);
    await view.reply({ method: 'GET', path: '/noti/v1/notifications', status: 200, rawBody: '[]', times: 1 });
    go('/noti/FAL11000?kind=guide');
    await view.user.click(await waitFor(() => part('[data-action="retry"]')));
    expect(await button(/월렛 점검 안내/)).toBeTruthy();
  });

  test('a visitor sees what is sent to everybody, and is invited to sign in', async () => {
    const { user, shows } = await open('FAL11000', { persona: 'visitor' });
    await shows('FAL11000');
    expect(await screen.findByText('모두에게 보내는 알림이에요')).toBeTruthy();
    await button(/월렛 점검 안내/);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText(/휴양림 예약/)).toBeNull();
    // So few are not narrowed.
    expect(screen.queryAllByRole('radio')).toEqual([]);
    const goes = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await user.click(await button('로그인'));
    const [to] = goes.mock.calls[0] ?? [];
    expect(String(to)).toMatch(/^\/mber\/FME11000\?returnPath=%2Fnoti%2FFAL11000/);
  });

  test('notices and events stand beside it', async () => {
    const { user, shows } = await open('FAL11000', { locale: 'en' });
    await shows('FAL11000');
    const nav = screen.getByRole('navigation');
    expect(within(nav).getByRole('link', { name: 'Notifications' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await user.click(within(nav).getByRole('link', { name: 'Notices' }));
    await shows('FAL21000');
    await user.click(screen.getByRole('link', { name: 'Events' }));
    await shows('FAL30000');
  });
});

describe('(R760) one notification FAL12000', () => {
  test('one without a link leads back to the list', async () => {
    const { user, shows } = await open('FAL12000', { query: { alrmSerno: 'M2000' } });
    await shows('FAL12000');
    await user.click(part('[data-action="list"]'));
    await shows('FAL11000');
  });

  test('what else is new stands under it, and is read in its place', async () => {
    const { user, shows, path } = await open('FAL12000', { query: { alrmSerno: 'M3005' } });
    await shows('FAL12000');
    await button(/포인트 200P/);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(await button(/포인트 450P/));
    await waitFor(() => expect(path()).toBe('/noti/FAL12000?alrmSerno=M3003'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /포인트 450P/ })).toBeNull());
  });

  test.each([
    ['without a number', {}],
    ['that is not there', { alrmSerno: 'M1' }],
  ])('one %s says so and shows the way on', async (_, query) => {
    const { user, shows } = await open('FAL12000', { query });
    await shows('FAL12000');
    expect(screen.getByText('찾으시는 알림이 없어요')).toBeTruthy();
    await user.click(await button('알림 목록 보기'));
    await shows('FAL11000');
  });

  test('what belongs to a member is not shown to a visitor, who may sign in', async () => {
    const { shows, journal } = await open('FAL12000', {
      persona: 'visitor',
      query: { alrmSerno: 'M3005' },
    });
    await shows('FAL12000');
    expect(screen.getByText('찾으시는 알림이 없어요')).toBeTruthy();
    expect(part('[data-action="login"]')).toBeTruthy();
    expect((await journal()).some(({ method }) => method === 'POST')).toBe(false);
  });

  test('its text is shown even when marking it as read fails', async () => {
    const view = await open('FAL11000');
    await view.shows('FAL11000');
    await view.reply({ method: 'POST', path: '/noti/v1/notifications/{no}/read', status: 500 });
    go('/noti/FAL12000?alrmSerno=M3005');
    await view.shows('FAL12000');
    expect(screen.getByText(/가온숲 자연휴양림 잣나무집/)).toBeTruthy();
    expect(document.querySelector('dialog[data-msg]')).toBeNull();
  });

  test('another code than "not there" is an error that can be tried again', async () => {
    const view = await open('FAL11000');
    await view.shows('FAL11000');
    const path = '/noti/v1/notifications/{no}';
    await view.reply({ method: 'GET', path, body: { ...notFoundAnswer, code: '5000' } });
    go('/noti/FAL12000?alrmSerno=M3005');
    await view.shows('FAL12000', 'error');
    expect(part('[data-action="retry"]')).toBeTruthy();
  });
});
