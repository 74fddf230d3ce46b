import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, dialog, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

describe('(R675) finding a forest', () => {
  test('home searches by region, and the list shows what suits', async () => {
    const { user, shows, path } = await open('FTR10000');
    await shows('FTR10000');
    await user.click(part('[data-field="region"]'));
    await user.click(await within(part('dialog[open]')).findByText('강원'));
    await user.click(await button('빈방 보기'));
    await shows('FTR21000');
    expect(path()).toContain('region=GAN');
    expect(await screen.findByRole('heading', { name: '휴양림 2곳' })).toBeTruthy();
    await user.click(await button('구름재 자연휴양림'));
    await shows('FTR22000');
    expect(screen.getByRole('heading', { level: 1, name: '구름재 자연휴양림' })).toBeTruthy();
  });

  test('home asks for this weekend: its free rooms are there at once, and so are all of them', async () => {
    const { user, shows, path } = await open('FTR10000');
    await shows('FTR10000');
    expect(await screen.findByRole('heading', { name: '이번 주말 빈방' })).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[data-action="openForest"]')).toHaveLength(3));
    await user.click(part('[data-action="more"]'));
    await shows('FTR21000');
    expect(path()).toBe('/forest/FTR21000?checkIn=20261121&checkOut=20261122&guests=2');
  });

  test('what a weekend is said to cost from is what its nights cost', async () => {
    const { user, shows } = await open('FTR21000', {
      query: { checkIn: '20261128', checkOut: '20261129' },
    });
    await shows('FTR21000');
    await waitFor(() => part('[data-action="openForest"]'));
    // Of the cheapest deck 14,000 is a weekday's price, 15,500 a Saturday's.
    expect(document.body.textContent).toContain('15,500원부터');
    expect(document.body.textContent).not.toContain('14,000원부터');
    await user.click(await button('가온숲 자연휴양림'));
    await shows('FTR22000');
    await waitFor(() => part('[data-action="openRoom"]'));
    expect(document.body.textContent).toContain('15,500원부터');
    expect(document.body.textContent).not.toContain('14,000원부터');
  });

  test('free rooms that cannot be read leave home as it is, and are asked for again', async () => {
    const { user, shows, reply } = await open('FTR81090');
    await shows('FTR81090');
    await reply({ method: 'GET', path: '/forest/v1/forests', drop: true, times: 1 });
    go('/forest/FTR10000');
    await shows('FTR10000');
    await user.click(await button('다시 시도'));
    await waitFor(() => expect(document.querySelectorAll('[data-action="openForest"]')).toHaveLength(3));
  });

  test('the pill over the results says when and how many, and both are changed there', async () => {
    const { user, shows, path } = await open('FTR21000', {
      query: { checkIn: '20261127', checkOut: '20261128', kind: 'HUT' },
    });
    await shows('FTR21000');
    await user.click(await button('11.27 (금) – 11.28 (토) · 2명 변경'));
    await user.click(await button('인원 늘리기'));
    await user.click(await button('빈방 보기'));
    await waitFor(() => expect(path()).toContain('kind=HUT&checkIn=20261127&checkOut=20261128&guests=3'));
    expect(await button('11.27 (금) – 11.28 (토) · 3명 변경')).toBeTruthy();
  });

  test('nights, guests and kind travel to the calendar, and a room that is sold out says so on the way', async () => {
    const wishes = { checkIn: '20261127', checkOut: '20261128', guests: '4', kind: 'HUT' };
    const view = await open('FTR21000', { query: wishes });
    await view.shows('FTR21000');
    expect(part('[data-action="search"]').textContent).toMatch(/^11\.27 .* · 4명/);
    const full = screen
      .getByText('선택한 날짜 마감')
      .closest('li')
      ?.querySelector('[data-action="openForest"]');
    await view.user.click(full as HTMLElement);
    await view.shows('FTR22000');
    const rooms = () => [...document.querySelectorAll<HTMLElement>('[data-action="openRoom"]')];
    // What the list of results says of the forest its own page says of its rooms.
    const rowOf = (room?: HTMLElement) => room?.closest('li')?.textContent ?? '';
    const suiting = rooms().filter((room) => /숲속의집/.test(rowOf(room)));
    expect(suiting.length).toBeGreaterThan(0);
    expect(rowOf(rooms()[0])).toContain('선택한 날짜 마감');
    await view.user.click(rooms()[0] as HTMLElement);
    await view.shows('FTR30000');
    expect(view.path()).toContain('checkIn=20261127&checkOut=20261128&guests=4&kind=HUT');
    await view.user.click(await button('날짜 선택'));
    await view.shows('FTR41500');
    expect(part('[data-msg="datesTaken"]').textContent).toContain('11.27 (금)');
    // Chosen anew, the stay stands in the address, and the guests go with it.
    await view.user.click(await button(/11월 25일/));
    await view.user.click(await button(/11월 26일/));
    await waitFor(() => expect(view.path()).toContain('checkIn=20261125&checkOut=20261126'));
    expect(document.querySelector('[data-msg="datesTaken"]')).toBeNull();
    await view.user.click(await button('예약하기'));
    await view.shows('FTR50000');
    for (const box of screen.getAllByRole('checkbox', { name: /필수/ })) await view.user.click(box);
    await view.user.click(await button('동의하고 다음'));
    await view.shows('FTR51000');
    expect(part('[data-field="guests"]').textContent).toContain('4');
  });

  test('a filter changes the list and its address; nothing found says what to do', async () => {
    const { user, shows, path } = await open('FTR21000', { query: { region: 'JEJ', facilities: 'SPA' } });
    await shows('FTR21000');
    expect(screen.getByText('조건에 맞는 휴양림이 없어요')).toBeTruthy();
    await user.click(await button('조건 지우기'));
    await waitFor(() => expect(path()).toBe('/forest/FTR21000'));
    expect(await screen.findByRole('heading', { name: '휴양림 10곳' })).toBeTruthy();
  });

  test('filters are chosen in a sheet that counts, applied at once, and taken off one by one', async () => {
    const { user, shows, path } = await open('FTR21000', {
      query: { checkIn: '20261127', checkOut: '20261128' },
    });
    await shows('FTR21000');
    await user.click(part('[data-action="filter"]'));
    await user.click(await screen.findByRole('radio', { name: '강원' }));
    await user.click(screen.getByRole('radio', { name: '숲속의집' }));
    await user.click(await button(/^휴양림 2곳 보기$/));
    await waitFor(() => expect(path()).toContain('region=GAN&kind=HUT&checkIn=20261127'));
    expect(await screen.findByRole('heading', { name: '휴양림 2곳' })).toBeTruthy();
    await user.click(await button('강원 필터 해제'));
    await waitFor(() => expect(path()).not.toContain('region='));
    expect(path()).toContain('kind=HUT');
  });

  test('a forest leads to its rooms, and a room to its calendar', async () => {
    const view = await open('FTR22000', { query: { forestId: 'F01' }, locale: 'en' });
    await view.shows('FTR22000');
    await view.user.click(await button(/Pine House/));
    await view.shows('FTR30000');
    expect(screen.getAllByText(/85,000/)).toHaveLength(2);
    await view.user.click(await button('Choose dates'));
    await view.shows('FTR41500');
    expect(view.path()).toContain('roomId=F01R1');
  });

  test('the map opens outside the wallet, at an https address', async () => {
    const outside = vi.spyOn(window, 'open').mockImplementation(() => null);
    const view = await open('FTR12410', { query: { forestId: 'F01' } });
    await view.shows('FTR12410');
    await view.user.click(await button('길 찾기'));
    await waitFor(() =>
      expect(outside).toHaveBeenCalledWith(
        expect.stringMatching(/^https:\/\/map\.kakao\.com\/link\/to\//),
        '_blank',
        'noopener',
      ),
    );
  });
});

describe('the calendar', () => {
  test('names prices and full nights, adds the nights up, and begins the booking with the terms', async () => {
    const { user, shows, path } = await open('FTR41500', { query: { roomId: 'F01R1' } });
    await shows('FTR41500');
    expect(screen.getAllByText('마감').length).toBeGreaterThan(0);
    await user.click(await button(/11월 26일/));
    // Full that night, and still a day to leave on.
    await user.click(await button(/11월 28일.*마감/));
    expect(await screen.findByText(/131,000/)).toBeTruthy();
    await user.click(await button('예약하기'));
    await shows('FTR50000');
    await user.click(await button('동의하고 다음'));
    expect(path()).toBe('/forest/FTR50000');
    for (const box of screen.getAllByRole('checkbox', { name: /필수/ })) await user.click(box);
    await user.click(await button('동의하고 다음'));
    await shows('FTR51000');
    expect(screen.getByText(/11월 26일 \(목\) – 28일 \(토\)/)).toBeTruthy();
  });
});

describe('opened without what it is about', () => {
  test.each([
    'FTR22000',
    'FTR12410',
    'FTR30000',
    'FTR41500',
    'FTR50000',
    'FTR51000',
    'FTR61110',
    'FTR61120',
    'FTR61240',
    'FTR61250',
    'FTR01009',
    'FTR01010',
    'returnUrl',
  ])('(R728) %s says so and shows the way on', async (code) => {
    const { shows } = await open(code);
    await shows(code);
    expect(part('main button, [data-action="again"]')).toBeTruthy();
  });

  test('what belongs to somebody else is not found, and can be tried again', async () => {
    const { shows } = await open('FTR61110', { query: { bookingNo: 'FB20200101-0001' } });
    await shows('FTR61110', 'error');
    expect(part('[data-action="retry"]')).toBeTruthy();
  });

  test('a visitor is shown the login guide', async () => {
    await open('FTR10000', { persona: 'visitor' });
    expect(await dialog('loginGuide')).toBeTruthy();
  });
});

describe('(R675) park tickets and programmes', () => {
  test('a ticket is reserved, shown as a voucher, and can be given back', async () => {
    const view = await open('FTR61200');
    await view.shows('FTR61200');
    await view.user.click(part('main [data-action="increase"]'));
    await view.user.dblClick(await button('예약하기'));
    await view.shows('FTR61240');
    expect(screen.getByText('2매 × 1,000원')).toBeTruthy();
    const orders = (await view.journal()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/tickets'),
    );
    expect(orders).toHaveLength(1);
    await view.user.click(await button('입장권 취소'));
    await dialog('cancelTicket');
    await view.user.click(part('dialog [data-action="confirm"]'));
    expect(await screen.findByText('취소됨')).toBeTruthy();
  });

  test('a programme is applied for, and stands among the bookings', async () => {
    const view = await open('FTR42000');
    await view.shows('FTR42000');
    await view.user.click(await button(/^숲해설 산책/));
    await view.user.click(await button('신청하기'));
    await view.shows('FTR61250');
    expect(screen.getByText('숲해설 산책')).toBeTruthy();
    await view.user.click(await button('오시는 길'));
    await view.shows('FTR12410');
    go('/forest/FTR61000');
    await view.shows('FTR61000');
    expect(screen.getByText('숲해설 산책')).toBeTruthy();
  });
});
