import { screen, waitFor, within } from '@testing-library/react';
import {
  button,
  confirmButton,
  drawPictures,
  field,
  go,
  openerOf,
  part,
  payAtGateway,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';
import { donationState, productState, projectState } from '../state/states.ts';

// A Friday morning in November 2026.
beforeEach(() => {
  stopClock();
  drawPictures();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const state of [donationState, productState, projectState]) state.reset();
});

const opens = openerOf({ manifest, screens, messages }, createMock);

async function open(at: string, query: Record<string, string> = {}, persona = 'member') {
  const view = await opens(at, { query, persona });
  /** won that the towns have got */
  const given = () => view.balance('merchant:dnt', 'KRW');
  const points = () => view.balance('donation:W000000001', 'DNP');
  return { ...view, given, points };
}
const refused = (code: string) => ({ status: 200, code, message: '', payload: null });
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent;
const row = (label: string) =>
  [...document.querySelectorAll('dt')].find((one) => one.textContent === label)?.nextElementSibling
    ?.textContent;

/** Pays at the payment company's page, or closes it, and comes back. */
async function settle(
  view: View,
  name: string | RegExp,
  visit: { act?: 'close'; meanwhile?: () => void } = {},
): Promise<void> {
  const press = async () => view.user.click(await button(name));
  await payAtGateway(view, { ...visit, press });
  await view.shows('FHL40000');
}

async function enter(view: View, amount: number): Promise<void> {
  await view.user.clear(await waitFor(() => field('amount')));
  await view.user.type(field('amount'), String(amount));
}

/** To the check of a donation: everything that will be booked. */
async function number(view: View, amount: number): Promise<void> {
  await enter(view, amount);
  await view.user.click(await button('주소 확인하고 다음'));
  await screen.findByText('전자납부번호');
}

const GANGNEUNG = { locgovCd: '51130' };

describe('beginning', () => {
  test('(R474, R560) who has not joined reads what it is, agrees, and is there with the law’s figures', async () => {
    const view = await open('FHL31000', {}, 'lite');
    await screen.findByText('기부하면 세금은 줄고 선물이 와요');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 시작하기'));
    await screen.findByText('2026년 기부');
    expect(row('더 기부할 수 있는 금액')).toBe('20,000,000원');
    expect(await view.posted('/mber/user/joinService')).toHaveLength(1);
  });

  test('(R560) a join flag that is neither Y nor N changes nothing', async () => {
    const view = await open('FHL31000');
    await screen.findByText('2026년 기부');
    const { payload } = await view.askJson('/wApi/dnt/v1/points');
    const odd = { status: 200, code: '0000', message: '', payload: { ...payload, joinYn: 'n' } };
    await view.reply({ method: 'GET', path: '/dnt/v1/points', body: odd, times: 1 });
    go('/dnt/FHL90000');
    await view.shows('FHL90000');
    go('/dnt/FHL31000');
    await screen.findByText('2026년 기부');
  });

  test('the last minute of the year is told', async () => {
    stopClock('2026-12-31T23:29:00+09:00');
    await open('FHL31000');
    await screen.findByText('12월 31일 23:30까지 결제해야 올해 기부로 인정돼요.');
  });

  test('a child is told why not', async () => {
    await open('FHL31000', {}, 'minor');
    await screen.findByText('만 19세부터 기부할 수 있어요');
    expect(screen.queryByRole('button', { name: '기부하기' })).toBeNull();
  });
});

describe('where to', () => {
  test('by map: one’s own province and town are not possible, and it is said why', async () => {
    const view = await open('FHL33000');
    await view.user.click(await button('경기'));
    const own = screen.getAllByText('주민등록지에는 기부할 수 없어요.');
    expect(own.map((one) => one.closest('li')?.textContent?.slice(0, 3))).toEqual(['경기도', '수원시']);
    expect(screen.queryByRole('button', { name: /수원시/ })).toBeNull();
    await view.user.click(await button(/용인시/));
    expect((await view.shows('FHL34000')).textContent).toContain('용인시에 얼마를 기부할까요?');
    go('/dnt/FHL34000?locgovCd=41110');
    await screen.findByText('주민등록지에는 기부할 수 없어요');
  });

  test('by list: found by any part of the name; nothing found is said', async () => {
    const view = await open('FHL33000');
    await view.user.click(await screen.findByRole('radio', { name: '목록' }));
    expect(document.querySelectorAll('details')).toHaveLength(17);
    await view.user.type(field('search'), '경북 영덕');
    await screen.findByText('맞는 지역이 없어요');
    await view.user.clear(field('search'));
    await view.user.type(field('search'), '영덕');
    expect((await button(/영덕군/)).textContent).toContain('특별재난지역');
  });

  test('who moved yesterday is asked by the register: the new place refuses, the old one takes', async () => {
    await open('FHL34000', GANGNEUNG, 'payReady');
    await screen.findByText('주민등록지에는 기부할 수 없어요');
    go('/dnt/FHL34000?locgovCd=41110');
    await screen.findByText('수원시에 얼마를 기부할까요?');
  });
});

describe('giving', () => {
  test('(R516, R517, R525) 100,000 won are told, paid, thanked for, printed, and there at home and in the ledger', async () => {
    const view = await open('FHL34000', GANGNEUNG);
    await enter(view, 100_000);
    await screen.findByText(
      '이번 기부로 세금 100,000원을 돌려받을 수 있어요. 낼 세금이 있을 때만 돌려받아요.',
    );
    expect(screen.getByText('강릉시에서 쓸 수 있는 30,000P를 드려요.')).toBeTruthy();
    await number(view, 100_000);
    expect([row('돌려받는 세금'), row('받는 포인트'), row('기부 금액')]).toEqual([
      '100,000원',
      '30,000P',
      '100,000원',
    ]);
    expect(main()).toContain('기부한 뒤에는 취소할 수 없어요.');
    const [sent] = await view.posted('/dnt/v1/epayno');
    expect(sent?.body).toMatchObject({
      cntrLocgovCd: '51130',
      cntrbtrHabLocgovCd: '41110',
      creatPointRate: 30,
      cntrPoint: 30_000,
    });
    expect(Object.keys(sent?.body as object)).toHaveLength(13);
    await settle(view, '100,000원 결제하기');
    await screen.findByText('강릉시에 기부했어요');
    expect([await view.given(), await view.points()]).toEqual([100_000, 60_000]);
    await waitFor(() => expect(donationState.now.value).toMatchObject({ cntrAmt: 0, joinYn: 'Y' }));
    await view.user.click(await button('기부확인서 보기'));
    await waitFor(async () =>
      expect((await view.journal()).some(({ path }) => path.startsWith('/dnt/v1/statements/'))).toBe(true),
    );
    go('/dnt/FHL31000');
    await waitFor(() => expect(row('돌려받는 세금')).toBe('100,000원'));
    expect(main()).toContain('60,000P');
    const { payload } = await view.askJson('/wApi/noti/v1/notifications');
    expect(payload.results[0]).toMatchObject({ alrmTitl: '기부해 주셔서 고마워요' });
  });

  test('a second gift of the year counts on its sum; without points none come', async () => {
    const view = await open('FHL34000', GANGNEUNG);
    await number(view, 80_000);
    await settle(view, /결제하기$/);
    go('/dnt/FHL34000?locgovCd=46120');
    await enter(view, 100_000);
    await screen.findByText(/세금 55,200원을 돌려받을 수 있어요/);
    await view.user.click(field('points'));
    await number(view, 100_000);
    expect([row('돌려받는 세금'), row('받는 포인트')]).toEqual(['55,200원', '0P']);
  });

  test('below the minimum, parts of a thousand and above the year’s rest are told as they are typed', async () => {
    const view = await open('FHL34000', GANGNEUNG, 'employee');
    for (const [amount, told] of [
      [9000, '1만 원부터 기부할 수 있어요.'],
      [10_500, '1,000원 단위로 기부할 수 있어요.'],
      [51_000, '올해는 50,000원까지 더 기부할 수 있어요.'],
    ] as const) {
      await enter(view, amount);
      await screen.findAllByText(told);
      expect(await button('주소 확인하고 다음')).toHaveProperty('disabled', true);
    }
    await number(view, 50_000);
  });

  test('a register that is silent never passes; nothing is numbered', async () => {
    const view = await open('FHL34000', GANGNEUNG);
    await view.reply({ method: 'POST', path: '/dnt/v1/residence', body: refused('DNT_REGISTER'), times: 1 });
    await enter(view, 100_000);
    await view.user.click(await button('주소 확인하고 다음'));
    await view.user.click(await confirmButton('register'));
    expect(await view.posted('/dnt/v1/epayno')).toHaveLength(0);
  });

  test('closed at the payment page it waits, and is paid from there; an older page pays no more', async () => {
    const view = await open('FHL34000', GANGNEUNG);
    await number(view, 10_000);
    await settle(view, '10,000원 결제하기', { act: 'close' });
    await screen.findByText('아직 결제하지 않았어요');
    await view.user.click(await button('이어서 결제하기'));
    await settle(view, '10,000원 결제하기');
    await screen.findByText('강릉시에 기부했어요');
  });

  test('the answers of number and payment are lost: asked again, it is one donation', async () => {
    const view = await open('FHL34000', GANGNEUNG);
    for (const path of ['/dnt/v1/epayno', '/dnt/v1/pay'])
      await view.reply({ method: 'POST', path, drop: 'answer', times: 1 });
    await enter(view, 10_000);
    await view.user.click(await button('주소 확인하고 다음'));
    await number(view, 10_000);
    await view.user.click(await button('10,000원 결제하기'));
    await view.user.click(await confirmButton('networkFailed'));
    const keys = (await view.posted('/dnt/v1/epayno')).map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await settle(view, '10,000원 결제하기');
    go('/dnt/FHL90000');
    await waitFor(() => expect(row('기부한 금액')).toBe('10,000원'));
  });

  test('paid after its number has ended, or above the limit that another WebView used up, the money comes back', async () => {
    const view = await open('FHL34000', GANGNEUNG);
    await number(view, 10_000);
    await settle(view, '10,000원 결제하기', { meanwhile: () => stopClock('2026-11-20T23:31:00+09:00') });
    await screen.findByText('기부하지 않았어요');
    expect(main()).toContain('결제한 금액을 돌려드렸어요');
    expect(await view.given()).toBe(0);
    go('/dnt/FHL34000?locgovCd=51130');
    await screen.findByText('기부는 매일 00:30부터 23:30까지 할 수 있어요.');
  });

  test('points that are late are said to come within a day', async () => {
    const view = await open('FHL90000', { year: '2025' });
    await view.user.click(await button(/강릉시/));
    await view.shows('FHL92000');
    const id = new URLSearchParams(window.location.search).get('donationId') ?? '';
    const { payload } = await view.askJson(`/wApi/dnt/v1/donations/${id}`);
    const late = { status: 200, code: '0000', message: '', payload: { ...payload, pntGivYn: 'N' } };
    await view.reply({ method: 'GET', path: `/dnt/v1/donations/${id}`, body: late, times: 1 });
    go(`/dnt/FHL40000?donationId=${id}`);
    await screen.findByText('포인트는 하루 안에 드려요.');
  });
});

/** Puts a gift of Gangneung into the basket, and fills in where it goes. */
async function fill(view: View, name: RegExp, zip = '16487'): Promise<void> {
  await view.user.click(await button(name));
  await view.user.click(await button('장바구니에 담기'));
  await view.user.click(await button('장바구니'));
  await view.shows('FHL51200');
  await view.user.type(field('zip'), zip);
  await view.user.type(field('address'), '경기도 수원시 행궁로 11');
  await view.user.click(await button('주문 확인하기'));
  await view.shows('FHL51400');
}

describe('gifts', () => {
  test('(R518 to R521, R526, R567) are looked for by town, word, kind and price; what is for adults only when asked', async () => {
    const view = await open('FHL51000', GANGNEUNG);
    await screen.findByText('강릉시에서 30,000P를 쓸 수 있어요');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /\dP$/ })).toHaveLength(6));
    await view.user.click(await button('강릉시 필터 해제'));
    await view.user.type(field('search'), '전통주');
    await screen.findByText('맞는 답례품이 없어요');
    await view.user.click(await button('필터'));
    await view.user.click(field('adult'));
    await view.user.click(await button('답례품 6개 보기'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /전통주/ })).toHaveLength(6));
    const asked = (await view.journal()).filter(({ path }) => path === '/dnt/v1/products').at(-1);
    expect(asked?.query).toMatchObject({
      sortType: 'LATEST',
      excludeAdult: 'N',
      srchKeyword: '전통주',
      page: '1',
    });
  });

  test('points of another town do not buy a gift: the way to get some is there', async () => {
    const view = await open('FHL51000');
    await view.user.click((await screen.findAllByRole('button', { name: /청양군/ }))[0] as HTMLElement);
    await screen.findByText('이 답례품은 청양군 포인트로만 받을 수 있어요.');
    await view.user.click(await button('청양군에 기부하고 받기'));
    expect((await view.shows('FHL34000')).textContent).toContain('청양군에 얼마를 기부할까요?');
  });

  test('a gift is ordered for points, told, and cancelled while it can be: its points come back', async () => {
    const view = await open('FHL51000', GANGNEUNG);
    await fill(view, /벌꿀/);
    expect([row('쓰는 포인트'), row('주문한 뒤 남는 포인트')]).toEqual(['25,000P', '5,000P']);
    await view.user.click(await button('25,000P로 주문하기'));
    await screen.findByText('답례품을 주문했어요');
    expect(await view.points()).toBe(5000);
    await view.user.click(await button('주문 보기'));
    await view.shows('FHL83000');
    await view.user.click(await button('주문 취소하기'));
    await view.user.click(await confirmButton('cancelGift'));
    await screen.findByText('25,000P를 돌려드렸어요.');
    expect(await view.points()).toBe(30_000);
    go('/dnt/FHL80000?state=cancelled');
    await button(/벌꿀.*취소 완료/);
  });

  test('the last one is ordered in another WebView meanwhile: it is said, and nothing more is taken', async () => {
    const view = await open('FHL51000', GANGNEUNG);
    await fill(view, /벌꿀/);
    const to = { rcvrNm: '김하늘', phone: '01012345678', zip: '16487', address: '경기도 수원시' };
    const itemList = [{ itemCd: 'G1003', cnt: 1 }];
    await view.ask('/wApi/dnt/v1/orders', {
      method: 'POST',
      headers: { 'idempotency-key': 'another-webview' },
      body: JSON.stringify({ locgovCd: '51130', pnt: 25_000, itemList, ...to }),
    });
    await view.user.click(await button('25,000P로 주문하기'));
    await screen.findByText('방금 다 나갔어요. 포인트는 그대로예요.');
    expect(await view.points()).toBe(5000);
  });

  test('where nothing can be sent, nothing is taken, and it is said', async () => {
    const view = await open('FHL51000', GANGNEUNG);
    await fill(view, /벌꿀/, '99999');
    await view.user.click(await button('25,000P로 주문하기'));
    await screen.findByText('배송할 수 없는 주소예요. 우편번호를 확인해 주세요.');
    expect(await view.points()).toBe(30_000);
    await view.user.click(await button('다시 하기'));
    await view.shows('FHL51200');
  });

  test('one that came is told as damaged with a picture, and sent again; one that is prepared stays', async () => {
    const view = await open('FHL80000');
    await view.user.click(await button(/감자.*배송 완료/));
    await view.shows('FHL83000');
    await view.user.click(await button('파손 알리기'));
    const input = await waitFor(() => part('input[type="file"]') as HTMLInputElement);
    await view.user.upload(input, new File(['p'], 'p.png', { type: 'image/png' }));
    await screen.findByText('사진을 확인하고 다시 보내 드릴게요.');
    go('/dnt/FHL80000');
    await view.user.click(await button(/수건.*준비 중/));
    await screen.findByText('준비가 시작돼 취소할 수 없어요.');
    expect(screen.queryByRole('button', { name: '주문 취소하기' })).toBeNull();
  });
});

describe('projects', () => {
  test('(R522 to R524, R527, R634, R664) come in pages of ten, newest first, by state', async () => {
    const view = await open('FHL60000');
    await waitFor(() =>
      expect(within(part('[data-part="pagedList"]')).getAllByRole('listitem')).toHaveLength(10),
    );
    await view.user.click(await button(/더 보기/));
    await view.user.click(await button(/더 보기/));
    await waitFor(() =>
      expect(within(part('[data-part="pagedList"]')).getAllByRole('listitem')).toHaveLength(23),
    );
    const [first] = (await view.journal()).filter(({ path }) => path === '/dnt/v1/projects');
    expect(first?.query).toMatchObject({ itemsPerPage: '10', sort: 'LATEST', page: '1' });
    await view.user.click(screen.getByRole('radio', { name: '목표 달성' }));
    await view.user.click(
      (await screen.findAllByRole('button', { name: /목표한 금액을 모았어요/ }))[0] as HTMLElement,
    );
    await view.shows('FHL70000');
    expect(await button('목표 달성')).toHaveProperty('disabled', true);
  });

  test('one that is open is given to: its sum grows, and the donation names it', async () => {
    const view = await open('FHL70000', { spcfBsnsId: 'S2002' });
    await waitFor(() => expect(row('모인 금액')).toBe('12,750,000원'));
    await view.user.click(await button('이 사업에 기부하기'));
    await view.shows('FHL34000');
    await number(view, 100_000);
    expect(row('지정 기부 사업')).toBe('산불 피해 숲 되살리기');
    await settle(view, '100,000원 결제하기');
    go('/dnt/FHL70000?spcfBsnsId=S2002');
    await waitFor(() => expect(row('모인 금액')).toBe('12,850,000원'));
  });
});

describe('what was given', () => {
  test('stands by year, with what that year brought back', async () => {
    const view = await open('FHL90000');
    await screen.findByText('기부한 내역이 없어요');
    await view.user.click(screen.getByRole('radio', { name: '2024년' }));
    await view.user.click(await button(/전주시/));
    await view.shows('FHL92000');
    expect(row('기부 금액')).toBe('100,000원');
    await button('기부확인서 보기');
  });

  test.each([
    ['FHL40000', '기부 내역을 찾을 수 없어요'],
    ['FHL70000', '사업을 찾을 수 없어요'],
    ['FHL83000', '주문을 찾을 수 없어요'],
    ['FHL92000', '기부 내역을 찾을 수 없어요'],
    ['FHL34000', '기부할 곳을 찾을 수 없어요'],
  ])('%s with a number that is nobody’s leads to where it can be chosen', async (code, told) => {
    await open(code, { donationId: 'X', orderId: 'X', spcfBsnsId: 'X', locgovCd: 'X' });
    await screen.findByText(told);
  });
});

describe('what falls due and what is held', () => {
  test('points are announced a month before they end, and end when their last day is over', async () => {
    const view = await open('FHL31000');
    await view.shows('FHL31000');
    const held = async () => (await view.askJson('/wApi/mstr/main/holdings?className=dnt')).payload.hldngList;
    expect(await held()).toMatchObject([
      { kndCd: 'POINT', crncyCd: 'PNT', amt: '30000', lvCd: 'ENDS' },
      { kndCd: 'ORDER', lvCd: 'STAY' },
    ]);
    vi.setSystemTime(new Date('2030-12-11T10:00:00+09:00'));
    expect((await held()).map(({ kndCd }: { kndCd: string }) => kndCd)).toEqual([]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => view.askJson(`/wApi/noti/v1/notifications?pageNo=${page}`)),
    );
    const told = pages.flatMap(({ payload }) => payload.results);
    expect(told).toContainEqual(
      expect.objectContaining({
        alrmTitl: '곧 사라지는 답례품 포인트가 있어요',
        alrmRegiYMS: '20301110090000',
      }),
    );
    expect(await view.balance('donation:W000000001', 'DNP')).toBe(0);
  });
});
