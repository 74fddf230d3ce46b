import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@wallet/kit/format';
import { button, createFakeHost, field, go, openerOf, part, stopClock } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setStandIn } from '../api/calls.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { ageOf, leaveAt, minutesUntil } from '../model/flight.ts';
import { levelOf } from '../model/ground.ts';
import { screens } from '../screens.ts';

// Early on a Friday: the plane to Tokyo at ten has not left.
beforeEach(() => stopClock('2026-11-20T05:00:00+09:00'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = openerOf({ manifest, screens, messages }, () => createMock());
const tokyo = 'KE701-202611201000';

const said = () => part('main').textContent ?? '';

describe('a flight', () => {
  test('(R823, R825) is found by city, number and terminal, and says where it leaves and when to leave home', async () => {
    const view = await open('FKT21000', { persona: 'visitor' });
    await view.user.click(await button('비행기 찾기'));
    await view.shows('FKT31000');
    await view.user.type(field('search'), '도쿄 나리타');
    await view.user.click(part('[data-field="terminal"]'));
    await view.user.click(await button('제2터미널'));
    const rows = await screen.findAllByRole('button', { name: /도쿄 나리타/ });
    expect(rows.length).toBeGreaterThan(1);
    await view.user.click(await button(/10:00 도쿄 나리타/));
    await view.shows('FKT31100');
    expect(said()).toContain('인천 → 도쿄 나리타');
    expect(said()).toContain('터미널제2여객터미널');
    expect(said()).toContain('출발까지 5시간 남았어요');
    await view.user.click(await button('이 비행기로 길 찾기'));
    await view.shows('FKT21001');
    expect(await screen.findByText('오전 5시 40분에 출발하면 넉넉해요.')).toBeTruthy();
  });

  test('a visitor who wants its news signs in and comes back to it; home knows it meanwhile', async () => {
    const view = await open('FKT31100', { persona: 'visitor', query: { flight: tokyo } });
    await view.user.click(await button('이 비행기 소식 받기'));
    await waitFor(() => expect(view.path()).toMatch(/returnPath=%2Fhtoa%2FFKT31100%3Fflight%3DKE701/));
    go('/htoa/FKT21000');
    expect(await screen.findByText(/KE701 도쿄 나리타, 공항철도로 나설 시각/)).toBeTruthy();
  });

  test('a member watches it, is told at the third look that its gate changed, and stops', async () => {
    const view = await open('FKT31100', { persona: 'member', query: { flight: tokyo } });
    await view.user.dblClick(await button('이 비행기 소식 받기'));
    await button('소식 그만 받기');
    expect(
      (await view.journal()).filter(({ method, path }) => method === 'POST' && path === '/htoa/v1/watch'),
    ).toHaveLength(1);
    for (const _ of [1, 2, 3]) {
      go('/htoa/FKT31000');
      await view.shows('FKT31000');
      go(`/htoa/FKT31100?flight=${tokyo}`);
      await view.shows('FKT31100');
    }
    // (L2) The page says so itself, also to who opens it only now.
    await waitFor(() => expect(said()).toContain('탑승구가 253번에서 258번으로 바뀌었어요.'));
    await view.user.click(await button('소식 그만 받기'));
    await button('이 비행기 소식 받기');
  });

  test('late, cancelled, in the concourse, shared by two numbers: each is said', async () => {
    const view = await open('FKT31100', { query: { flight: 'KE645-202611201835' } });
    await view.shows('FKT31100');
    expect(said()).toContain('비행기가 3시간 늦어졌어요.');
    go('/htoa/FKT31100?flight=OZ501-202611201430');
    expect(await screen.findByText('결항됐어요. 항공사에 문의해 주세요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /소식/ })).toBeNull();
    go('/htoa/FKT31100?flight=CX411-202611201310');
    expect(await screen.findByText(/셔틀트레인을 타야 해요/)).toBeTruthy();
    go('/htoa/FKT31100?flight=KE5035-202611201240');
    await waitFor(() => expect(said()).toContain('DL158'));
  });

  test('a number that flies twice is two flights; one that nobody knows, or no number, leads to the board', async () => {
    const view = await open('FKT31000', { query: { q: 'TW201' } });
    await view.user.click(await screen.findByText('이미 떠났거나 도착한 비행기 1편'));
    expect(await screen.findAllByRole('button', { name: /후쿠오카/ })).toHaveLength(2);
    for (const flight of ['XX999-202611201000', '<script>']) {
      go(`/htoa/FKT31100?flight=${encodeURIComponent(flight)}`);
      await view.user.click(await button('운항 정보 보기'));
      await view.shows('FKT31000');
    }
  });

  test('the board of tomorrow, of what arrives, the late first, and nothing found', async () => {
    const view = await open('FKT31000', {});
    await view.user.click(await waitFor(() => part('[data-field="lateFirst"]')));
    await view.user.click(await button('늦어진 비행기 먼저'));
    const first = within(await screen.findByRole('list', { name: '출발' })).getAllByRole('listitem')[0];
    expect(first?.textContent).toMatch(/결항|지연/);
    await view.user.click(screen.getByRole('radio', { name: '내일' }));
    await view.user.click(screen.getByRole('radio', { name: '도착' }));
    expect(await screen.findByRole('list', { name: '도착' })).toBeTruthy();
    await view.user.type(field('search'), '없는 도시');
    expect(await screen.findByText('찾는 비행기가 없어요')).toBeTruthy();
  });
});

describe('an answer has an age', () => {
  test('(R824) a feed that is silent is told with its time, and searching still works', async () => {
    const view = await open('FKT10000', { persona: 'developer' });
    // What the feed calls each airline, by its code.
    expect((await screen.findByText('KE')).closest('div')?.textContent).toContain('대한항공');
    await view.user.click(await button('10분 전부터 조용하게'));
    go('/htoa/FKT31000?q=KE701');
    expect(await screen.findByText('10분 전 정보예요.')).toBeTruthy();
    expect(await screen.findAllByRole('button', { name: /KE701/ })).toHaveLength(1);
    await view.shows('FKT31000');
  });

  test('five minutes are fresh, an hour is old; leaving is counted back over midnight', () => {
    const now = new Date('2026-11-20T01:00:00+09:00').getTime();
    expect(ageOf('20261120005600', now).look).toBe('fresh');
    expect(ageOf('20261120005000', now)).toEqual({ minutes: 10, look: 'told' });
    expect(ageOf('20261119230000', now).look).toBe('old');
    expect(minutesUntil('202611200130', now)).toBe(30);
    const stay = { lead: 120, wait: 15, train: 20 };
    expect(leaveAt({ expectedAt: '202611200035', stay } as Parameters<typeof leaveAt>[0], 65)).toBe(
      '202611192055',
    );
  });
});

describe('what other services know', () => {
  test('(item 7) who has a boarding pass in the smart pass is not asked which flight', async () => {
    await open('FKT21000', { persona: 'member' });
    expect(await screen.findByText(/KE701 도쿄 나리타, 공항철도로 나설 시각/)).toBeTruthy();
    expect(screen.queryByText('어느 비행기를 타세요?')).toBeNull();
  });

  test('(H5) with a passport that was reported lost nobody is told to leave without a word', async () => {
    const view = await open('FKT31000', { persona: 'member' });
    await view.shows('FKT31000');
    await view.askJson('/wApi/pass/passport/passportReqstLostService', { lostYmd: '20261119' });
    go('/htoa/FKT21000');
    expect(await screen.findByText(/분실 신고한 여권으로는 출국할 수 없어요/)).toBeTruthy();
  });
});

describe('the way', () => {
  test('leads to the terminal of the flight that is known, and asks for no other', async () => {
    const view = await open('FKT21001', { persona: 'member' });
    await screen.findByRole('list', { name: '공항철도' });
    const ends = (await view.journal())
      .filter(({ path }) => path === '/htoa/v1/routes')
      .map(({ body }) => (body as { end: { address: string } }).end.address);
    expect(ends).toEqual(['제2여객터미널']);
    go('/htoa/FKT21000');
    await waitFor(() => expect(part('[data-action="openFKT32200"]').textContent).toMatch(/분/));
    const halls = (await view.journal()).filter(({ path }) => path === '/htoa/v1/congestion');
    expect(halls.map(({ query }) => query)).toEqual([{ terminal: 'T2' }]);
  });

  test('the terminal and the direction chosen at once both count', async () => {
    await open('FKT21001', { persona: 'member' });
    const swap = await button('출발지와 도착지 바꾸기');
    fireEvent.click(screen.getByRole('radio', { name: '제2터미널' }));
    fireEvent.click(swap);
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
        '출발지제2여객터미널',
      ),
    );
  });

  test('(R514, R515, R537, R738, R827) begins in Yeouido unless told, is searched, swapped, and drawn; no place stands in an address', async () => {
    const view = await open('FKT21001', { persona: 'employee' });
    expect(await screen.findByText('서울 영등포구 여의도동')).toBeTruthy();
    await view.user.click(part('[data-action="chooseStart"]'));
    await view.user.type(field('place'), '서울역');
    await view.user.click(await button('서울역'));
    await view.user.click(screen.getByRole('radio', { name: '제2터미널' }));
    await view.user.click(await button('출발지와 도착지 바꾸기'));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['출발지제2여객터미널', '도착지서울역']),
      ),
    );
    const rail = (await screen.findByRole('list', { name: '공항철도' })).parentElement as HTMLElement;
    await view.user.click(within(rail).getByText('자세한 길'));
    await view.user.click(within(rail).getByRole('button', { name: '지도로 보기' }));
    await view.shows('tmap');
    expect((await screen.findByText('걷기 6분')).parentElement?.textContent).toMatch(
      /제2여객터미널.*공항철도.*걷기.*서울역/,
    );
    expect(view.path()).toBe('/htoa/tmap');
    const asked = (await view.journal())
      .filter(({ path }) => path === '/htoa/v1/routes')
      .map(({ body }) => body);
    expect(asked[0]).toMatchObject({
      start: { lat: 37.52, lon: 126.93, address: '서울 영등포구 여의도동' },
      end: { lat: 37.45, lon: 126.45, address: '제1여객터미널', pkplcId: '' },
    });
    expect(asked.at(-1)).toMatchObject({
      start: { lat: 37.45, lon: 126.45, address: '제2여객터미널' },
      end: { address: '서울역', pkplcId: '' },
    });
  });

  test('(R261) the place of the phone is the start after the consent; denied, the start is typed', async () => {
    const here = { latitude: 37.3948, longitude: 127.1112, accuracy: 20, at: 0 };
    const native = createFakeHost({ answers: { getLocation: here } });
    const view = await open('FKT21001', { persona: 'member', native });
    await view.shows('FKT21001');
    await view.user.click(part('[data-action="chooseStart"]'));
    await view.user.click(await button('지금 있는 곳에서 출발'));
    await view.user.click(await waitFor(() => part('[data-action="asText"]')));
    await view.user.click(part('[data-part="terms"] [data-action="confirm"]'));
    expect(await screen.findByText('지금 있는 곳')).toBeTruthy();
    const asked = (await view.journal()).filter(({ path }) => path === '/htoa/v1/routes').at(-1);
    expect(asked?.body).toMatchObject({ start: { lat: here.latitude } });
  });

  test('from a place beyond the sea, or the airport itself, no way is told and another start is asked', async () => {
    const view = await open('FKT21001', { persona: 'visitor' });
    // The first ways have come: what is refused are those that are asked for now.
    await screen.findByRole('list', { name: '공항철도' });
    await view.reply({
      method: 'POST',
      path: '/htoa/v1/routes',
      body: { status: 200, code: 'HTO_FAR', message: '', payload: null },
      times: 1,
    });
    await view.user.click(await screen.findByRole('radio', { name: '제2터미널' }));
    await view.shows('FKT21001');
    expect(await screen.findByText(/출발지를 다시 골라 주세요/)).toBeTruthy();
  });

  test('the map without a way leads to choosing one', async () => {
    const view = await open('tmap', { persona: 'member' });
    await view.user.click(await button('가는 길 선택'));
    await view.shows('FKT21001');
  });
});

describe('at the airport', () => {
  test('the quickest hall is named, each stands with its step and hours, and the day is a chart with a table', async () => {
    const view = await open('FKT32200', {});
    expect(await screen.findByText('3번 출국장이 가장 빨라요. 지금 6분 걸려요.')).toBeTruthy();
    await view.user.click(await button(/1번 출국장/));
    expect(said()).toContain('8시쯤 가장 붐벼요. 46분 걸려요.');
    await view.user.click(await button('표로 보기'));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(25);
    expect([0, 10, 20, 30, 45].map(levelOf)).toEqual(['closed', 'easy', 'usual', 'busy', 'packed']);
  });

  test('parking costs by the day, and a full one leads to the train', async () => {
    const view = await open('FKT41000', { query: { terminal: 'T1', days: '3' } });
    expect(await screen.findByText('27,000원')).toBeTruthy();
    await view.user.click(await button('공항철도로 가기'));
    await view.shows('FKT21001');
  });

  test('(R514, R827) a car park that is chosen is the end of the way, with its pkplcId', async () => {
    const view = await open('FKT41000', { query: { terminal: 'T2', days: '3' } });
    await view.user.click(
      (await screen.findAllByRole('button', { name: '여기에 주차하고 길 찾기' }))[0] as HTMLElement,
    );
    await view.shows('FKT21001');
    await screen.findByRole('list', { name: '공항철도' });
    const asked = (await view.journal()).filter(({ path }) => path === '/htoa/v1/routes').at(-1);
    expect(asked?.body).toMatchObject({
      end: { address: '제2여객터미널', pkplcId: expect.stringMatching(/^T2/) },
    });
  });

  test('(R826, R960) rates of four currencies stand beside the last working day, what is missing is said', async () => {
    const view = await open('FKT51000', { persona: 'visitor' });
    const rates = await screen.findByRole('list', { name: '오늘과 전 영업일 환율' });
    expect(
      within(rates)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.match(/USD|EUR|100 JPY|CNY/)?.[0]),
    ).toEqual(['USD', 'EUR', '100 JPY', 'CNY']);
    // Each of the four has one, as the exchange itself says; where one has none it is said.
    expect(rates.textContent).not.toContain('전 영업일 환율이 없어요');
    await setStandIn({ what: 'RATE', crncyCd: 'CNY', exrt: '193.96', bfdyExrt: null });
    go('/htoa/FKT21000');
    await view.shows('FKT21000');
    go('/htoa/FKT51000');
    expect(await screen.findByText(/전 영업일 환율이 없어요/)).toBeTruthy();
    expect(said()).toMatch(/공항 환전소에서 100달러를 바꾸려면 약 1\d\d,\d{3}원이 들어요/);
    // (M4) It costs what the cheapest open desk asks, and that is more than the app does.
    const { payload } = await view.askJson('/wApi/htoa/v1/desks?terminal=T1');
    const isOpen = payload.deskList.filter(({ opnYn }: { opnYn: string }) => opnYn === 'Y');
    const least = Math.min(...isOpen.map(({ hndrdAmt }: { hndrdAmt: number }) => hndrdAmt));
    expect(said()).toContain(`약 ${formatMoney(least)}원`);
    expect((await screen.findAllByText('영업 종료')).length).toBe(2);
    await view.shows('FKT51000');
  });

  test('one call that fails leaves the others on home', async () => {
    const view = await open('FKT21000', { persona: 'visitor' });
    await view.reply({ method: 'GET', path: '/htoa/v1/rates', status: 500, rawBody: 'no', times: 9 });
    go('/htoa/FKT31000');
    await view.shows('FKT31000');
    go('/htoa/FKT21000');
    await view.user.click(await button('비행기 찾기'));
    await view.shows('FKT31000');
  });
});

describe('developers', () => {
  test('(R737) set a queue, a rate and a flight, and look at the place', async () => {
    const view = await open('FKT32100', { persona: 'developer' });
    await view.user.click(await button('바꾸기'));
    await waitFor(async () =>
      expect((await view.journal()).some(({ path }) => path === '/htoa/v1/test')).toBe(true),
    );
    go('/htoa/FEX10000');
    await view.user.type(await screen.findByLabelText('오늘 환율'), '1400.5x');
    expect(await button('바꾸기')).toHaveProperty('disabled', true);
    await view.user.clear(field('today'));
    await view.user.type(field('today'), '1400.50');
    await view.user.click(await button('바꾸기'));
    expect(await screen.findByText('1,400.50')).toBeTruthy();
    go('/htoa/FKT63000');
    await view.user.click(await button('결항'));
    await view.user.click(await button('비행기 보기'));
    expect(await screen.findByText('결항됐어요. 항공사에 문의해 주세요.')).toBeTruthy();
    go('/htoa/FKT61100');
    expect(await screen.findByText('동의 기록')).toBeTruthy();
  });
});
