import { describe, expect, test } from 'vitest';
import { encryptPassword } from '../testing/encryptPassword.ts';
import { NOON, openMock } from '../testing/openMock.ts';
import { partOf, sumsOf } from './sums.ts';

const HOUR = 3_600_000;

async function opened(persona = 'member') {
  let now = NOON.getTime();
  const mock = openMock(() => new Date(now));
  await mock.reset(persona);
  let key = 0;
  const post = async (call: string, body: object = {}) => {
    key += 1;
    const headers = { 'idempotency-key': `trading-${key}` };
    return (await mock.post(`/wApi/trading-fe/v1/${call}`, body, { headers })).body;
  };
  const deal = async (id: string) => (await post('deal', { dlNo: id })).payload;
  const find = async (thing: string) =>
    (await post('deals')).payload.dealList.find(({ thngNm }: { thngNm: string }) => thngNm === thing);
  const all = async () => (await post('deals')).payload;
  /** The account of the escrow, and what the deals say is in it. */
  const escrow = async () => {
    const { balances, totals } = (await mock.get('/_mocks/ledger')).body;
    return { escrow: balances['merchant:trading'].KRW, total: totals.KRW };
  };
  return { post, deal, find, all, escrow, mock, pass: (ms: number) => (now += ms) };
}

test('the examples of the service page, to the won', () => {
  expect(sumsOf({ prcAmt: 48_000, dlvAmt: 3_500, feePyrCd: 'SELR' })).toEqual({
    feeAmt: 480,
    payAmt: 51_500,
    getAmt: 51_020,
  });
  expect(sumsOf({ prcAmt: 350_000, dlvAmt: 0, feePyrCd: 'HALF' })).toEqual({
    feeAmt: 3_000,
    payAmt: 351_500,
    getAmt: 348_500,
  });
  const third = { prcAmt: 9_000, dlvAmt: 0, feePyrCd: 'BUYR' } as const;
  expect(sumsOf(third).payAmt).toBe(9_100);
  expect(partOf(third, 35)).toEqual({ back: 3_150, gets: 5_850 });
});

describe('time', () => {
  test('silence confirms after seven days, and the seller is paid; the escrow holds what is open', async () => {
    const { find, deal, pass, all, escrow } = await opened();
    const { dlNo } = await find('무선 이어폰');
    const before = await escrow();
    pass(8 * 24 * HOUR);
    expect((await deal(dlNo)).stcd).toBe('RLSD');
    await all();
    const after = await escrow();
    expect(after.escrow).toBeLessThan(before.escrow);
    expect(after.total).toBe(0);
  });

  test('a seller who is late gives the money back; a parcel comes by itself after two days', async () => {
    const { find, deal, pass } = await opened();
    const [chair, poles] = [await find('캠핑 의자 두 개'), await find('등산 스틱')];
    pass(3 * 24 * HOUR);
    expect((await deal(poles.dlNo)).stcd).toBe('DLVD');
    pass(10 * 24 * HOUR);
    expect((await deal(chair.dlNo)).stcd).toBe('RTND');
  });
});

test('whoever comes second reads why; sent again it is the same', async () => {
  const { find, post } = await opened();
  const { dlNo } = await find('무선 이어폰');
  expect((await post('confirm', { dlNo })).payload.stcd).toBe('RLSD');
  expect((await post('confirm', { dlNo })).code).toBe('0000');
  expect((await post('dispute', { dlNo, rsnCd: 'DIFF', ctnt: '달라요' })).code).toBe('TRADE_STATE');
});

test('changed terms are accepted anew; an old acceptance is refused', async () => {
  const { find, post } = await opened();
  const { dlNo, verNo } = await find('동화책 전집');
  expect((await post('accept', { dlNo, verNo: verNo + 1 })).code).toBe('TRADE_CHANGED');
  expect((await post('accept', { dlNo, verNo })).payload.stcd).toBe('ACPT');
  const changed = (await post('change', { dlNo, prcAmt: 30_000, dlvAmt: 0 })).payload;
  expect(changed).toMatchObject({ stcd: 'OFFR', verNo: verNo + 1, mayList: ['change', 'withdraw'] });
});

test.each([
  [{ thngNm: '문화상품권' }, 'TRADE_REFUSED_THING'],
  [{ prcAmt: 2_000_001 }, 'TRADE_PRICE'],
  [{ prcAmt: 999 }, 'TRADE_PRICE'],
])('%o is refused', async (changes, code) => {
  const { post } = await opened();
  const facts = {
    roleCd: 'SELR',
    thngNm: '의자',
    thngCtnt: '',
    prcAmt: 9_000,
    dlvAmt: 0,
    wayCd: 'PRCL',
    feePyrCd: 'SELR',
  };
  expect((await post('offer', { ...facts, ...changes })).code).toBe(code);
});

test.each([
  ['lite', 300_001, 'TRADE_FIRST'],
  ['noLinkedAccount', 9_000, 'TRADE_NO_ACCOUNT'],
  ['noPointWallet', 9_000, 'TRADE_NO_WALLET'],
  ['minor', 9_000, 'TRADE_AGE'],
  ['lite', 300_000, '0000'],
])('%s offers a thing for %i: %s', async (persona, prcAmt, code) => {
  const { post } = await opened(persona);
  const facts = { roleCd: 'SELR', thngNm: '의자', thngCtnt: '', dlvAmt: 0, wayCd: 'PRCL', feePyrCd: 'SELR' };
  expect((await post('offer', { ...facts, prcAmt })).code).toBe(code);
});

test('a deal goes its whole road, and every state keeps the escrow right', async () => {
  const { post, all, escrow } = await opened('developer');
  const trial = (dlNo: string, actCd: string) => post('test', { dlNo, actCd });
  const { dealList } = await all();
  const of = (stcd: string, roleCd: string) =>
    dealList.find((one: { stcd: string; roleCd: string }) => one.stcd === stcd && one.roleCd === roleCd).dlNo;
  const holds = async () => {
    const { escrow: sum, total } = await escrow();
    expect(total).toBe(0);
    return sum as number;
  };
  await trial(of('DSPT', 'BUYR'), 'DUE');
  // Silence of the seller decides for the buyer, of the buyer for the seller.
  expect((await post('deal', { dlNo: of('DSPT', 'BUYR') })).payload).toMatchObject({
    stcd: 'RTND',
    dspt: { dcdCd: 'SLNT' },
  });
  await post('settle', { dlNo: of('DSPT', 'SELR'), kndCd: 'PART', pct: 35 });
  expect((await trial(of('DSPT', 'SELR'), 'DUE')).payload).toMatchObject({ stcd: 'RLSD' });
  // An account that takes no money: it waits.
  await trial(of('DLVD', 'SELR'), 'CLSD');
  const before = await holds();
  expect((await trial(of('DLVD', 'SELR'), 'DUE')).payload).toMatchObject({ stcd: 'RLSD', wtngYn: 'Y' });
  expect(before - (await holds())).toBe(480);
  await trial(of('DLVD', 'SELR'), 'OPEN');
  expect(before - (await holds())).toBe(51_500);
  // Held on suspicion: nobody moves anything, then it goes on.
  await trial(of('DLVD', 'BUYR'), 'FRZN');
  expect((await post('confirm', { dlNo: of('DLVD', 'BUYR') })).code).toBe('TRADE_FROZEN');
  expect((await trial(of('DLVD', 'BUYR'), 'THAW')).payload.stcd).toBe('DLVD');
  // A return by agreement keeps the buyer's share of the fee alone.
  const back = of('RTNG', 'SELR');
  expect((await post('returnConfirm', { dlNo: back, okYn: 'Y' })).code).toBe('TRADE_STATE');
  expect((await trial(of('RTNG', 'BUYR'), 'DUE')).payload.stcd).toBe('RLSD');
  expect(await holds()).toBeGreaterThan(0);
});

test('meeting: the code counts once and for three minutes', async () => {
  const { find, post, pass } = await opened();
  const { dlNo } = await find('접이식 자전거');
  const { qrText, expSS } = (await post('handOver', { dlNo })).payload;
  expect([typeof qrText, expSS]).toEqual(['string', 180]);
  pass(1_000);
  const chat = await post('messages', { dlNo, ctnt: '계좌는 110-234-567890 이에요' });
  expect(chat.payload.msgList.at(-1)).toMatchObject({ ctnt: '계좌는 ••• 이에요', cvrdYn: 'Y', myYn: 'Y' });
});

describe('two sides', () => {
  async function both() {
    const one = await opened();
    const as = async (persona: string) => {
      const reply = { method: 'GET', path: '/unit/as', signIn: { persona }, body: {}, times: 1 };
      await one.mock.send('PUT', '/_mocks/replies', { body: reply });
      await one.mock.get('/wApi/unit/as');
    };
    const letters = async () =>
      (await one.mock.get('/wApi/noti/v1/notifications')).body.payload.results.map(
        ({ alrmTitl }: { alrmTitl: string }) => alrmTitl,
      );
    const balances = async () => (await one.mock.get('/_mocks/ledger')).body.balances;
    return { ...one, as, letters, balances };
  }

  test('a proposal that was changed meanwhile is not taken, and moves nothing', async () => {
    const { find, post, as, escrow } = await both();
    const { dlNo } = await find('무선 이어폰');
    await post('dispute', { dlNo, rsnCd: 'DIFF', ctnt: '설명과 달라요' });
    await as('employee');
    await post('settle', { dlNo, kndCd: 'PART', pct: 90 });
    await as('member');
    const shown = (await post('deal', { dlNo })).payload.dspt.ofrList.length;
    await as('employee');
    await post('settle', { dlNo, kndCd: 'PART', pct: 1 });
    await as('member');
    const before = await escrow();
    expect((await post('take', { dlNo, ofrNo: shown })).code).toBe('TRADE_OFFER');
    expect(await escrow()).toEqual(before);
    expect((await post('take', { dlNo, ofrNo: shown + 1 })).payload.stcd).toBe('PART');
  });

  test('each side is told of what the other does, and both of what happens by itself', async () => {
    const { find, post, as, letters, pass } = await both();
    const { dlNo } = await find('무선 이어폰');
    pass(5.8 * 24 * HOUR);
    expect(await letters()).toContain('곧 자동으로 확정돼요');
    pass(2 * 24 * HOUR);
    expect((await post('deal', { dlNo })).payload.stcd).toBe('RLSD');
    expect(await letters()).toContain('거래가 확정됐어요');
    const chair = (await find('동화책 전집')).dlNo;
    await post('messages', { dlNo: chair, ctnt: '안녕하세요' });
    await as('employee');
    expect(await letters()).toEqual(
      expect.arrayContaining(['거래가 확정돼 대금을 보냈어요', '거래 메시지가 왔어요']),
    );
  });

  test('what was paid comes back to the account and to the points that paid, and never more points than the sum', async () => {
    const { find, mock, post, balances, deal } = await both();
    const { dlNo, verNo } = await find('필름 카메라');
    const pay = async (pntAmt: number, key: string) => {
      const pin = await encryptPassword(mock, '246810', key);
      const body = { dlNo, verNo, payAmt: 351_500, pntAmt, pin };
      const headers = { 'idempotency-key': key };
      return (await mock.post('/wApi/trading-fe/v1/pay', body, { headers })).body.code;
    };
    const own = async () => {
      const all = await balances();
      return [all['points:W000000001'].PNT, all['bank:W000000001:12345601234567'].KRW];
    };
    const before = await own();
    expect(await pay(360_000, 'trade-pay-1')).toBe('TRADE_POINTS_OVER');
    expect(await own()).toEqual(before);
    expect(await pay(18_400, 'trade-pay-2')).toBe('0000');
    expect(await own()).toEqual([0, before[1] - 333_100]);
    await post('withdraw', { dlNo });
    expect((await deal(dlNo)).stcd).toBe('RTND');
    expect(await own()).toEqual(before);
  });

  test('open deals are held', async () => {
    const { mock, all } = await both();
    await all();
    const query = { className: 'trading' };
    const { hldngList } = (await mock.get('/wApi/mstr/main/holdings', { query })).body.payload;
    expect(hldngList).toContainEqual(
      expect.objectContaining({ hldngNm: '무선 이어폰', kndCd: 'HOLD', amt: '51500', lvCd: 'BLCK' }),
    );
  });
});

test.each(['바코드 스캐너', '강아지 옷', '코드제로 청소기', '와인잔 세트', '맥주잔', '현금출납 책'])(
  '%s is traded',
  async (thngNm) => {
    const { post } = await opened();
    const facts = { roleCd: 'SELR', thngCtnt: '', prcAmt: 9_000, dlvAmt: 0, wayCd: 'PRCL', feePyrCd: 'SELR' };
    expect((await post('offer', { ...facts, thngNm })).code).toBe('0000');
  },
);
