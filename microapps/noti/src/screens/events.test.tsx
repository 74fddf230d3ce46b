import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

const at = (hirkEvntID: string, persona = 'visitor') => ({ persona, params: { hirkEvntID } });

describe('(R760) events FAL30000', () => {
  test('running and ended ones, each leading to its own page', async () => {
    const { user, shows, path } = await open('FAL30000', { persona: 'visitor' });
    await shows('FAL30000');
    await button('가을 산책하기 좋은 휴양림');
    expect(screen.getByText('11일 남음')).toBeTruthy();
    expect(screen.getByText('11월 10일 (화) ~ 12월 1일 (화)')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '종료' }));
    await waitFor(() => expect(path()).toBe('/noti/FAL30000?tab=ended'));
    await user.click(await button('여름휴가 인증 이벤트'));
    await shows('FAL32100');
    go('/noti/FAL30000?tab=ended');
    await shows('FAL30000');
    await user.click(await button('전자영수증 모으기'));
    await shows('FAL31100');
  });

  test.each([
    ['running', '/noti/FAL30000', '진행 중인 이벤트가 없어요'],
    ['ended', '/noti/FAL30000?tab=ended', '종료된 이벤트가 없어요'],
  ])('none that is %s says so', async (_, address, words) => {
    const view = await open('FAL11000');
    await view.shows('FAL11000');
    const body = { status: 200, code: '0000', payload: { pageNo: 1, totalPageNo: 1, results: null } };
    await view.reply({ method: 'GET', path: '/noti/v1/events', body });
    go(address);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('an event FAL31100', () => {
  test.each(['visitor', 'member'])(
    '(R077) a %s opens it by the id in its address, which is a prop',
    async (persona) => {
      const { shows, path, journal } = await open('FAL31100', at('GRP/2026-11', persona));
      await shows('FAL31100');
      expect(path()).toBe('/noti/FAL31100/GRP%2F2026-11');
      expect(screen.getByRole('heading', { level: 2, name: /포인트를 쓰는/ })).toBeTruthy();
      expect((await journal()).map((call) => call.path)).toContain('/noti/v1/events/GRP%2F2026-11');
    },
  );

  test('(R761) a running one says how long it runs and leads to where one takes part', async () => {
    const { user, shows } = await open('FAL31100', at('EV1001'));
    await shows('FAL31100');
    expect(screen.getByText('11일 남음')).toBeTruthy();
    expect(await screen.findByText('응모하거나 경품을 드리는 이벤트는 아니에요.')).toBeTruthy();
    const goes = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await user.click(await button('휴양림 보기'));
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
  });

  test('on its last day it ends today, at midnight it is over', async () => {
    stopClock('2026-11-20T23:59:59+09:00');
    const view = await open('FAL31100', at('EV1001'));
    await view.shows('FAL31100');
    const event = { evntTitl: '하루 이벤트', evntSmryCtnt: '', evntImgDstcd: 'NEW', evntCtnt: '<p>내용</p>' };
    const times = { evntStartYMS: '20261101000000', evntEndYMS: '20261121000000', przwnAnounYMS: '' };
    const payload = { hirkEvntID: 'E1', ...event, ...times, evntLinkNm: '', evntLinkUrlCtnt: '' };
    const body = { status: 200, code: '0000', payload };
    await view.reply({ method: 'GET', path: '/noti/v1/events/E1', body });
    go('/noti/FAL31100/E1');
    expect(await screen.findByText('오늘 마감')).toBeTruthy();
    stopClock('2026-11-21T00:00:00+09:00');
    go('/noti/FAL31100/EV1001');
    await screen.findByText('가을 산책하기 좋은 휴양림');
    go('/noti/FAL31100/E1');
    await waitFor(() => expect(part('[data-msg="eventEnded"]')).toBeTruthy());
  });

  test('one that is over leads to its result', async () => {
    const { user, shows } = await open('FAL31100', at('EV0909'));
    await shows('FAL31100');
    expect(part('[data-msg="eventEnded"]')).toBeTruthy();
    await user.click(await button('당첨자 발표 보기'));
    await shows('FAL32100');
  });

  test.each(['nothing', '%2F', '행사', "'; drop"])(
    'the unknown id %j says that it ended or is not there, and shows the way on',
    async (id) => {
      const { user, shows } = await open('FAL31100', at(id));
      await shows('FAL31100');
      expect(screen.getByText('종료되었거나 없는 이벤트예요')).toBeTruthy();
      await user.click(await button('이벤트 목록 보기'));
      await shows('FAL30000');
    },
  );

  test('an answer that does not fit is an error with a retry', async () => {
    const view = await open('FAL30000');
    await view.shows('FAL30000');
    const body = { status: 200, code: '0000', payload: { hirkEvntID: 'E1', evntStartYMS: 'soon' } };
    await view.reply({ method: 'GET', path: '/noti/v1/events/E1', body, times: 1 });
    go('/noti/FAL31100/E1');
    await view.shows('FAL31100', 'error');
  });
});

describe('the result of an event FAL32100', () => {
  test('(R078) a visitor opens it by the id in its address, sees who won, and may sign in', async () => {
    const { shows } = await open('FAL32100', at('EV0909'));
    await shows('FAL32100');
    expect(screen.getByRole('heading', { name: '국내 여행 상품권 30만 원 (2명)' })).toBeTruthy();
    expect(screen.getByText('김*늘')).toBeTruthy();
    expect(screen.getByText('010-****-1201')).toBeTruthy();
    expect(part('[data-action="login"]')).toBeTruthy();
    expect(screen.queryByText('축하드려요! 당첨되셨어요')).toBeNull();
  });

  test('a member who won is told what, gets it by the main button, and finds themselves among the winners', async () => {
    const { shows, user } = await open('FAL32100', at('EV0909', 'member'));
    await shows('FAL32100');
    expect(screen.getByText('축하드려요! 당첨되셨어요')).toBeTruthy();
    // What the event called for is over.
    expect(screen.queryByText(/인증해 주세요/)).toBeNull();
    expect(screen.getByText('나').closest('li')?.textContent).toContain('김*늘');
    const goes = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await user.click(await button('상품권 받기'));
    await waitFor(() =>
      expect(goes).toHaveBeenCalledWith(expect.stringMatching(/^\/cpon\/FCP16000\?cponSerno=\d{16}$/)),
    );
    await user.click(await button('다른 이벤트 보기'));
    await shows('FAL30000');
  });

  test('a prize without a way to it is told of by a notification', async () => {
    const view = await open('FAL30000');
    await view.shows('FAL30000');
    const event = { evntTitl: '지난 이벤트', evntSmryCtnt: '', evntImgDstcd: 'GIFT' };
    const times = {
      evntStartYMS: '20261001000000',
      evntEndYMS: '20261101000000',
      przwnAnounYMS: '20261102100000',
    };
    const payload = {
      hirkEvntID: 'E1',
      ...event,
      ...times,
      przList: [],
      myPrzwnDstcd: '01',
      myPrzNm: '커피',
    };
    const body = { status: 200, code: '0000', payload };
    await view.reply({ method: 'GET', path: '/noti/v1/events/E1/result', body });
    go('/noti/FAL32100/E1');
    await view.shows('FAL32100');
    expect(screen.getByText(/받으시는 방법은 알림으로/)).toBeTruthy();
    expect(document.querySelector('[data-action="claim"]')).toBeNull();
    expect(await button('다른 이벤트 보기')).toBeTruthy();
  });

  test('a member who took part and did not win is told so; one who did not is told nothing', async () => {
    const lost = await open('FAL32100', at('EV0909', 'foreigner'));
    await lost.shows('FAL32100');
    expect(screen.getByText('아쉽게도 이번에는 당첨되지 않으셨어요')).toBeTruthy();
    lost.unmount();
    const other = await open('FAL32100', at('EV0909', 'employee'));
    await other.shows('FAL32100');
    expect(screen.queryByText(/아쉽게도|축하드려요/)).toBeNull();
  });

  test.each([
    ['before the winners are named', 'EV0908', '당첨자는 11월 24일 (화) 오전 10:00에 발표해요.'],
    ['without winners', 'EV0907', '따로 당첨자를 발표하지 않는 이벤트예요.'],
  ])('one %s says so', async (_, id, words) => {
    const { shows } = await open('FAL32100', at(id));
    await shows('FAL32100');
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('one that still runs says so and leads to the event', async () => {
    const { user, shows } = await open('FAL32100', at('EV1001'));
    await shows('FAL32100');
    expect(part('[data-msg="eventRunning"]')).toBeTruthy();
    await user.click(await button('이벤트 보기'));
    await shows('FAL31100');
  });

  test('an unknown id says so and shows the way on', async () => {
    const { shows } = await open('FAL32100', at('nothing'));
    await shows('FAL32100');
    expect(screen.getByText('종료되었거나 없는 이벤트예요')).toBeTruthy();
    expect(await button('이벤트 목록 보기')).toBeTruthy();
  });
});
