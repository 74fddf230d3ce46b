import type { Known, Outcome } from './acts.ts';
import type { Customer } from './customer.ts';

const ME = 'W000000001';

type Ledger = Awaited<ReturnType<Customer['ledger']>>;

/** Postings that make the past of a persona. */
const past = /^opening$|\.begun$|^point\.giftOf$/;

/** Sellers to whom customers only pay, and who return at most what they were paid. */
const sellers = ['market', 'tax', 'cib', 'rail', 'museum', 'forest', 'abr', 'nie', 'pass', 'book'];

function fail(what: string): never {
  throw new Error(what);
}

/** Each currency adds up to nothing over all accounts. */
function addsUp({ totals }: Ledger): void {
  for (const [currency, total] of Object.entries(totals))
    if (total !== 0) fail(`The ledger is off by ${total} ${currency}.`);
}

/** A seller returns to an account no more than that account paid: a refund goes where the payment came from. */
function refundsGoBack({ postings }: Ledger, since: number): void {
  const net = new Map<string, number>();
  for (const { number, entries } of postings) {
    const seller = entries.find(({ account }) => account.startsWith('merchant:'))?.account.slice(9) ?? '';
    if (number <= since || !sellers.includes(seller)) continue;
    for (const { account, currency, amount } of entries) {
      if (!account.startsWith('bank:') && !account.startsWith('points:')) continue;
      const key = `${seller} ${account} ${currency}`;
      net.set(key, (net.get(key) ?? 0) + amount);
    }
  }
  for (const [key, amount] of net) if (amount > 0) fail(`${key} got ${amount} more than it ever paid.`);
}

/** What is booked is dated within the time that passed, in order. */
function isDatedRight({ postings }: Ledger, before: Ledger, now: number): void {
  for (const { at, kind } of postings.slice(before.postings.length))
    if (Date.parse(at) > now) fail(`${kind} is dated ${at}, in the future.`);
}

/** A voucher that a till took is never returned as well, and a number is worth its face value once. */
async function countsOnce(customer: Customer, { used }: Known): Promise<void> {
  const { odrList } = (await customer.read('/cponmakt/v1/orders')).payload ?? { odrList: [] };
  for (const { vchrList } of odrList)
    for (const { cponSerno, vchrStcd } of vchrList)
      if (vchrStcd === 'RTND' && used.has(cponSerno)) fail(`${cponSerno} was used and returned.`);
  const printed = used.get('8812000000000027') ?? 0;
  if (printed > 10_000) fail(`10,000 won on paper bought goods for ${printed} won.`);
}

/** Home, the point wallet, the currency wallet and gold show what the ledger holds. */
async function showsTheLedger(customer: Customer): Promise<void> {
  const points = (await customer.read('/point-fe/bank-book/v1/summary', {})).payload.outData;
  const fx = (await customer.read('/fcpurs-fe/wallet/v1/summary', {})).payload;
  const gold = (await customer.read('/gold-saving-fe/v1/holdings', {})).payload;
  const { assetList } = (await customer.read('/mstr/main/assets')).payload;
  const { balances } = await customer.ledger();
  const held = balances[`points:${ME}`]?.PNT ?? 0;
  if (points.walletEwtNo !== '' && Number(points.bal) !== held)
    fail(`The point wallet shows ${points.bal}, the ledger ${held}.`);
  if (points.walletEwtNo === '' && held !== 0) fail(`${held} points belong to a member without a wallet.`);
  const onHome = assetList.find(({ className }: { className: string }) => className === 'point')?.assetNum;
  if (points.walletEwtNo !== '' && onHome !== undefined && onHome !== held)
    fail(`Home shows ${onHome} points, the ledger ${held}.`);
  for (const { crncyCd, amt } of fx.pcktList ?? []) {
    const own = balances[`fxwallet:${ME}`]?.[crncyCd] ?? 0;
    if (amt !== own) fail(`The currency wallet shows ${amt} ${crncyCd}, the ledger ${own}.`);
  }
  const grams = balances[`gold:${ME}`]?.XAU ?? 0;
  if (gold.goldCg !== grams) fail(`Gold shows ${gold.goldCg}, the ledger ${grams}.`);
  if (gold.goldAcStcd === 'CLSD' && grams !== 0) fail(`${grams} of gold are in a closed account.`);
  if (fx.wltStcd === 'CLSD') {
    for (const [currency, amount] of Object.entries(balances[`fxwallet:${ME}`] ?? {}))
      if (amount !== 0) fail(`${amount} ${currency} are in a closed currency wallet.`);
  }
}

/** Checks everything after an act. `since` is the newest posting when the walk began. */
export async function check(
  customer: Customer,
  { known, before, outcome, since }: { known: Known; before: Ledger; outcome: Outcome; since: number },
): Promise<void> {
  const after = await customer.ledger();
  addsUp(after);
  refundsGoBack(after, since);
  isDatedRight(after, before, customer.now());
  // The first look of a member at a service makes their past there.
  const moved = after.postings.slice(before.postings.length).filter(({ kind }) => !past.test(kind));
  if (outcome === 'refused' && moved.length > 0)
    fail(`A refused act moved money: ${moved.map(({ kind }) => kind).join(', ')}.`);
  await countsOnce(customer, known);
  await showsTheLedger(customer);
}

/** After its longest term nothing is under way any more: gifts and sent currency are in someone's hands. */
export async function checkEnd(customer: Customer): Promise<void> {
  for (let day = 0; day < 20; day += 1) {
    customer.pass(60 * 24);
    await customer.ledger();
  }
  const { balances } = await customer.ledger();
  if ((balances.gifts?.PNT ?? 0) !== 0) fail(`${balances.gifts?.PNT} points wait for ever.`);
  for (const [account, held] of Object.entries(balances).filter(([name]) => name.startsWith('fxsends')))
    for (const [currency, amount] of Object.entries(held))
      if (amount !== 0) fail(`${amount} ${currency} wait for ever in ${account}.`);
  await showsTheLedger(customer);
}
