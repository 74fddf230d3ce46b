import type { Customer, Fault } from './customer.ts';

/** How an act ended: done, refused by the service, or nothing there to do it with. */
export type Outcome = 'done' | 'refused' | 'idle';

/** Numbers that an act draws its choices from, so that a run is repeatable and can be shrunk. */
export interface Draw {
  pick: number;
  amount: number;
  fault: Fault;
}

/** What the walk knows of the customer beside the ledger: what was consumed may not be returned. */
export interface Known {
  /** serial numbers of coupons that a till has taken something of, and how much */
  used: Map<string, number>;
  /** printed numbers that were registered once */
  registered: Set<string>;
}

export type Act = (customer: Customer, draw: Draw, known: Known) => Promise<Outcome>;

// biome-ignore lint/suspicious/noExplicitAny: an answer of one of three envelopes.
function ended({ status, body }: { status: number; body: any }): Outcome {
  if (status >= 500) throw new Error(`A call answered ${status}: ${JSON.stringify(body)}`);
  const refusal = body.payload?.errData?.errMsgCd ?? '';
  return body.code === '0000' && refusal === '' ? 'done' : 'refused';
}

const one = <T>(list: readonly T[], pick: number): T | undefined =>
  list.length === 0 ? undefined : list[pick % list.length];

const point = (name: string) => `/point-fe/transaction/v1/${name}`;

/** Points: charge, withdraw, send, take back, accept, convert. */
const points: Record<string, Act> = {
  charge: async (customer, { amount, fault }) =>
    ended(await customer.byPassword(point('charge'), { amt: String(amount) }, fault)),
  withdraw: async (customer, { amount, fault }) =>
    ended(await customer.byPassword(point('withdraw'), { amt: String(amount) }, fault)),
  send: async (customer, { amount, pick, fault }) =>
    ended(
      await customer.byPassword(
        point('send'),
        { rcvrId: `R10${1 + (pick % 2)}`, amt: String(amount) },
        fault,
      ),
    ),
  async endGift(customer, { pick, fault }) {
    const { giftList } = (await customer.read(point('gifts'), {})).payload.outData ?? { giftList: [] };
    const gift = one<{ giftId: string; drctn: string }>(giftList, pick);
    if (!gift) return 'idle';
    const how = gift.drctn === 'OUT' ? 'takeBack' : pick % 3 === 0 ? 'return' : 'accept';
    return ended(await customer.plain(point(`gift/${how}`), { giftId: gift.giftId }, fault));
  },
  async leavePoint(customer, { fault, pick }) {
    if (pick % 4 !== 0) return 'idle';
    const body = { leaveRsnDstcd: '01', frftAgrmtYn: pick % 8 === 0 ? 'Y' : 'N' };
    const outcome = ended(
      await customer.change('/wApi/point-fe/bank-book/v1/leave', body, {
        fault,
        secrets: { encPassword: '482915' },
      }),
    );
    return outcome;
  },
};

interface Voucher {
  cponSerno: string;
  vchrStcd: string;
}
interface MarketOrder {
  odrNo: string;
  vchrList: Voucher[];
  rtnWonAmt: number;
  rtnPntAmt: number;
}

async function vouchers(customer: Customer): Promise<{ order: MarketOrder; voucher: Voucher }[]> {
  const { odrList } = (await customer.read('/cponmakt/v1/orders')).payload;
  // What a persona bought before the world began was paid outside its ledger.
  const own = odrList.filter(({ odrNo }: MarketOrder) => !odrNo.startsWith('MK0000'));
  return own.flatMap((order: MarketOrder) => order.vchrList.map((voucher) => ({ order, voucher })));
}

/** Coupons of the customer's drawer. */
async function drawer(customer: Customer): Promise<{ hirkCtntID: string; cponSerno: string }[]> {
  const { cponList } = (await customer.read('/cpon/v1/coupons')).payload ?? { cponList: [] };
  const known: { hirkCtntID: string; cponSerno?: string }[] = cponList;
  const found = [];
  for (const { hirkCtntID } of known) {
    const { payload } = await customer.read(`/cpon/v1/coupon?hirkCtntID=${hirkCtntID}`);
    if (payload) found.push({ hirkCtntID, cponSerno: String(payload.cponSerno) });
  }
  return found;
}

/** The coupon market, the drawer, presents, printed numbers and the till. */
const coupons: Record<string, Act> = {
  async buy(customer, { pick, amount, fault }) {
    const { itemList } = (await customer.read('/cponmakt/v1/market')).payload;
    const item = one<{ itemCd: string; untprc: number; pntYn: string }>(itemList, pick);
    if (!item) return 'idle';
    const pntAmt = item.pntYn === 'Y' ? Math.min(item.untprc, amount) : 0;
    const body = { itemCd: item.itemCd, cnt: 1, untprc: item.untprc, pntAmt, rcvrList: [], msg: '' };
    return ended(await customer.byPin('/cponmakt/v1/orders', body, fault));
  },
  async returnVoucher(customer, { pick, fault }) {
    const found = one(await vouchers(customer), pick);
    if (!found) return 'idle';
    const { order, voucher } = found;
    const body = { cponSerno: voucher.cponSerno, wonAmt: order.rtnWonAmt, pntAmt: order.rtnPntAmt };
    return ended(await customer.plain(`/cponmakt/v1/orders/${order.odrNo}/return`, body, fault));
  },
  async present(customer, { pick, fault }) {
    const found = one(await drawer(customer), pick);
    if (!found) return 'idle';
    const body = { hirkCtntID: found.hirkCtntID, rcvrTelno: '', msg: '' };
    return ended(await customer.plain('/cpon/v1/present', body, fault));
  },
  async takeBackPresent(customer, { pick, fault }) {
    const { prsntList } = (await customer.read('/cpon/v1/presents')).payload;
    const found = one<{ prsntId: string }>(prsntList, pick);
    if (!found) return 'idle';
    return ended(await customer.plain('/cpon/v1/presentTakeBack', { prsntId: found.prsntId }, fault));
  },
  async friendReceives(customer, { pick, fault }) {
    const { prsntList } = (await customer.read('/cpon/v1/presents')).payload;
    const found = one<{ prsntId: string }>(prsntList, pick);
    if (!found) return 'idle';
    await customer.as('foreigner');
    try {
      return ended(await customer.plain('/cpon/v1/receive', { prsntId: found.prsntId }, fault));
    } finally {
      await customer.as('member');
    }
  },
  async useAtTill(customer, { pick, amount }, { used }) {
    const found = one(await drawer(customer), pick);
    if (!found) return 'idle';
    await customer.plain('/cpon/v1/showCode', { hirkCtntID: found.hirkCtntID });
    const { body } = await customer.mock.post('/_mocks/till/use', { code: found.cponSerno, amount });
    if (body.taken) used.set(found.cponSerno, (used.get(found.cponSerno) ?? 0) + amount);
    return body.taken ? 'done' : 'refused';
  },
  async deleteCoupon(customer, { pick, fault }) {
    const found = one(await drawer(customer), pick);
    if (!found) return 'idle';
    return ended(await customer.plain('/cpon/v1/delete', { hirkCtntID: found.hirkCtntID }, fault));
  },
  async register(customer, { fault }, { registered }) {
    const cponSerno = '8812000000000027';
    const outcome = ended(await customer.plain('/cpon/v1/register', { cponSerno }, fault));
    if (outcome === 'done') registered.add(cponSerno);
    return outcome;
  },
  async refund(customer, { pick, fault }) {
    const found = one(await drawer(customer), pick);
    if (!found) return 'idle';
    const { hirkCtntID } = found;
    const { payload } = await customer.read(`/cpon/v1/refund?hirkCtntID=${hirkCtntID}`);
    if (!payload) return 'refused';
    const wayDstcd = pick % 2 === 0 ? 'WON' : 'PNT';
    const rfndAmt = wayDstcd === 'WON' ? payload.wonAmt : payload.pntAmt;
    return ended(await customer.plain('/cpon/v1/refund', { hirkCtntID, wayDstcd, rfndAmt }, fault));
  },
};

/** Exchange, currency wallet and gold. */
const currencies: Record<string, Act> = {
  async orderCash(customer, { pick, fault }) {
    const facts = {
      crncyCd: one(['USD', 'JPY', 'EUR'], pick) ?? 'USD',
      amt: pick % 2 === 0 ? 20_000 : 10_000,
    };
    const quote = (await customer.read('/exchange-fe/v1/quote', facts)).payload;
    const stock = (await customer.read('/exchange-fe/v1/stock', { ...facts, plcId: 'BR01' })).payload;
    const day = stock?.dayList?.find(({ rstYn }: { rstYn: string }) => rstYn === 'N');
    if (!quote || !day) return 'refused';
    const place = { plcId: 'BR01', ymd: day.ymd, purpCd: 'TRIP', mixCd: 'EVEN' };
    return ended(
      await customer.byPin('/exchange-fe/v1/order', { ...facts, ...place, qtId: quote.qtId }, fault),
    );
  },
  async cancelCash(customer, { pick, fault }) {
    const { odrList } = (await customer.read('/exchange-fe/v1/orders', {})).payload ?? { odrList: [] };
    const order = one<{ odrNo: string }>(odrList ?? [], pick);
    if (!order) return 'idle';
    const quote = (await customer.read('/exchange-fe/v1/resale', { odrNo: order.odrNo })).payload;
    if (!quote) return 'refused';
    const body = { odrNo: order.odrNo, qtId: quote.qtId };
    return ended(await customer.plain('/exchange-fe/v1/cancel', body, fault));
  },
  async sendCurrency(customer, { pick, amount, fault }) {
    const { rcvrList } = (await customer.read('/fcpurs-fe/send/v1/people', {})).payload ?? { rcvrList: [] };
    const to = one<{ rcvrId: string }>(rcvrList, pick);
    if (!to) return 'idle';
    const crncyCd = one(['USD', 'EUR', 'JPY', 'CNY'], pick) ?? 'USD';
    const { crncyList } = (await customer.read('/fcpurs-fe/send/v1/terms', {})).payload ?? { crncyList: [] };
    const held = crncyList.find((each: { crncyCd: string }) => each.crncyCd === crncyCd);
    const amt = pick % 3 === 0 ? (held?.maxAmt ?? amount) : amount;
    return ended(
      await customer.byPin('/fcpurs-fe/send/v1/order', { rcvrId: to.rcvrId, crncyCd, amt, msg: '' }, fault),
    );
  },
  async takeBackCurrency(customer, { pick, fault }) {
    const { sendList } = (await customer.read('/fcpurs-fe/send/v1/list', {})).payload ?? { sendList: [] };
    const sent = one<{ sendNo: string }>(sendList, pick);
    if (!sent) return 'idle';
    return ended(await customer.plain('/fcpurs-fe/send/v1/take-back', { sendNo: sent.sendNo }, fault));
  },
  async closeCurrency(customer, { pick, fault }) {
    if (pick % 4 !== 0) return 'idle';
    return ended(await customer.byPin('/fcpurs-fe/wallet/v1/close', {}, fault));
  },
  async buyGold(customer, { amount, fault }) {
    const quote = (await customer.read('/gold-saving-fe/v1/quote', { sdDstcd: 'BUY', odrAmt: amount * 10 }))
      .payload;
    if (!quote?.qtId) return 'refused';
    return ended(await customer.byPin('/gold-saving-fe/v1/order', { qtId: quote.qtId }, fault));
  },
  async sellGold(customer, { amount, fault }) {
    const goldCg = 1 + (amount % 50);
    const quote = (await customer.read('/gold-saving-fe/v1/quote', { sdDstcd: 'SELL', goldCg })).payload;
    if (!quote?.qtId) return 'refused';
    return ended(await customer.byPin('/gold-saving-fe/v1/order', { qtId: quote.qtId }, fault));
  },
  async closeGold(customer, { pick, fault }) {
    if (pick % 4 !== 0) return 'idle';
    const quote = (await customer.read('/gold-saving-fe/v1/quote', { sdDstcd: 'CLOS' })).payload;
    if (!quote?.qtId) return 'refused';
    return ended(await customer.byPin('/gold-saving-fe/v1/close', { qtId: quote.qtId }, fault));
  },
};

/** Trades, insurance refunds and taxes. */
const claims: Record<string, Act> = {
  async trade(customer, { pick, fault }) {
    const { dealList } = (await customer.read('/trading-fe/v1/deals', {})).payload ?? { dealList: [] };
    const deal = one<{ dlNo: string; mayList: string[]; verNo: number; payAmt: number }>(dealList, pick);
    const act = one(deal?.mayList ?? [], pick);
    if (!deal || !act) return 'idle';
    const { dlNo, verNo, payAmt } = deal;
    if (act === 'pay')
      return ended(await customer.byPin('/trading-fe/v1/pay', { dlNo, verNo, payAmt, pntAmt: 0 }, fault));
    return ended(await customer.plain(`/trading-fe/v1/${act}`, { dlNo, verNo }, fault));
  },
  async payTax(customer, { pick, fault }) {
    const { gojiList } = (await customer.read('/tax/v1/taxes')).payload ?? { gojiList: [] };
    const bill = one<{ gojiNo: string }>(gojiList, pick);
    if (!bill) return 'idle';
    const shown = (await customer.read(`/tax/v1/bills/${bill.gojiNo}`)).payload;
    const body = { gojiNo: bill.gojiNo, totAmt: shown?.totAmt ?? 0, mthdDstcd: pick % 2 ? 'ACCT' : 'PONT' };
    return ended(await customer.byPin('/tax/v1/pay', body, fault));
  },
  async askRefund(customer, { pick, fault }) {
    const { rfndList } = (await customer.read('/tax/v1/taxes')).payload ?? { rfndList: [] };
    const refund = one<{ rfndNo: string; payAmt?: number }>(rfndList, pick);
    if (!refund) return 'idle';
    const body = { acNo: '12345601234567', ...(refund.payAmt !== undefined && { payAmt: refund.payAmt }) };
    return ended(await customer.plain(`/tax/v1/refunds/${refund.rfndNo}/ask`, body, fault));
  },
  async leaveTax(customer, { pick, fault }) {
    if (pick % 4 !== 0) return 'idle';
    return ended(await customer.plain('/tax/v1/leave', {}, fault));
  },
};

/** The clock: minutes, hours over midnight, days and weeks. */
const time: Record<string, Act> = {
  async wait(customer, { pick }) {
    customer.pass([3, 45, 60 * 7, 60 * 24, 60 * 24 * 8][pick % 5] ?? 1);
    return 'done';
  },
};

export const acts: Readonly<Record<string, Act>> = {
  ...points,
  ...coupons,
  ...currencies,
  ...claims,
  ...time,
};
