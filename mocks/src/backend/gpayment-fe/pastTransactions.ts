import { addDays, convertMinorUnits, currencyDecimals, fromMinorUnits } from '@wallet/kit/format';
import { bankAccountsOf, type ForeignCurrency, rateOf } from '../ledger/index.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { merchantFee } from './fees.ts';
import { findNation } from './nations.ts';
import { cashMachines, type Merchant, merchants } from './partners.ts';
import type { Transaction } from './transactionState.ts';

const COUNT = 48;
const DAYS_APART = 7;

/** What things cost around there, in whole units. */
const prices: Readonly<Record<ForeignCurrency, readonly number[]>> = {
  USD: [12, 38, 7],
  EUR: [9, 24, 15],
  JPY: [1280, 640, 4350],
  CNY: [45, 128, 66],
  THB: [180, 95, 1250],
  TWD: [160, 420, 85],
  VND: [75_000, 240_000, 52_000],
  SGD: [8, 24, 61],
  IDR: [48_000, 125_000, 260_000],
};

/** What a member has paid before today, newest first; the newest left what the account holds when a world begins. */
export function pastTransactions(persona: Persona, world: World): Transaction[] {
  const [account] = bankAccountsOf(persona);
  if (account === undefined || persona.hasGpaymentUser === false) return [];
  const today = seoulDate(world.now());
  const past: Transaction[] = [];
  let balance = account.opening;
  for (let place = 0; place < COUNT; place += 1) {
    const isCash = place % 8 === 5;
    const machine = isCash ? cashMachines[place % cashMachines.length] : undefined;
    const merchant: Merchant | undefined = machine ?? merchants[place % merchants.length];
    if (merchant === undefined) break;
    const local = machine?.min ?? prices[merchant.currency][place % 3] ?? 10;
    // Every third is of one day with the one before it.
    const day = addDays(today, -3 - (place % 3 === 1 ? place - 1 : place) * DAYS_APART);
    const cash = machine ? { cashFee: machine.custFee } : {};
    const deal: Deal = { merchant, local, day, ...cash, acNo: account.acNo, number: COUNT - place };
    // Each twelfth was given back a day later.
    const isGivenBack = !isCash && place % 12 === 3;
    if (isGivenBack) {
      const refund = write({ ...deal, day: addDays(day, 1), ratedOn: day }, balance, 'refund');
      past.push(refund.transaction);
      balance = refund.before;
    }
    const paid = write(deal, balance, isGivenBack ? 'cancelled' : 'paid');
    past.push(paid.transaction);
    balance = paid.before;
  }
  return past;
}

interface Deal {
  merchant: Merchant;
  /** whole units */
  local: number;
  /** YYYYMMDD */
  day: string;
  /** the day whose rate counts, where it is another: what is given back is what was paid */
  ratedOn?: string;
  /** won; of a withdrawal, what its machine asks for */
  cashFee?: number;
  acNo: string;
  number: number;
}

function noonOf(day: string): Date {
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00+09:00`);
}

/** One movement after which the account held `after`, and what it held before. */
function write(deal: Deal, after: number, kind: 'paid' | 'cancelled' | 'refund') {
  const { merchant, local, day, cashFee, acNo, number } = deal;
  const isCash = cashFee !== undefined;
  const { currency } = merchant;
  const { rate, unit } = rateOf(currency, noonOf(deal.ratedOn ?? day));
  const minor = local * 10 ** currencyDecimals(currency);
  const principal = convertMinorUnits(minor, { from: currency, to: 'KRW', rate, unit }, 'up') ?? 0;
  const fee = cashFee ?? merchantFee(principal, true);
  const total = principal + fee;
  const before = kind === 'refund' ? after - total : after + total;
  const nation = findNation(merchant.natnlCd);
  const localText = fromMinorUnits(minor, currency);
  const serial = (refund: boolean) => `P${String(number).padStart(6, '0')}${refund ? 'R' : ''}`;
  const transaction: Transaction = {
    tranSerno: serial(kind === 'refund'),
    tranYmd: day,
    tranYMS: `${day}${String(9 + (number % 11)).padStart(2, '0')}${String((number * 7) % 60).padStart(2, '0')}12`,
    tranRsltDstcd: '1',
    tranCnclYn: kind === 'cancelled' ? '1' : '0',
    tranCnclYMS: kind === 'cancelled' ? `${addDays(day, 1)}101500` : '',
    ogtranSerno: kind === 'refund' ? serial(false) : '',
    aplyExrt: rate,
    aplyExrtNotn: String(unit),
    fxPyaccModDstcd: isCash ? '03' : number % 2 === 0 ? '06' : '02',
    uplcName: merchant.name,
    uplcAddr: merchant.address,
    uplcID: merchant.id,
    trmnID: `T${merchant.id}`,
    vanCoCd: merchant.van,
    vanCoName: nation?.prtnInfo[0]?.prtnNm ?? merchant.van,
    recvNatnlCd: merchant.natnlCd,
    recvNatnlKorName: nation?.natnlKorName ?? '',
    recvNatnlEngName: nation?.natnlEngName ?? '',
    recvCrncyCd: currency,
    recvExcgClmAmt: localText,
    recvTranAmt: localText,
    recvExrt: rate,
    recvFee: fromMinorUnits(0, currency),
    recvExcgUnit: String(unit),
    sendNatnlCd: 'KR',
    sendNatnlKorName: '대한민국',
    sendNatnlEngName: 'Korea',
    sendCrncyCd: 'KRW',
    sendExcgClmAmt: String(principal),
    sendTranAmt: String(principal),
    sendExrt: rate,
    sendFee: String(fee),
    sendExcgUnit: String(unit),
    sendBfBal: String(before),
    sendAfBal: String(after),
    gpyMethdDstcd: '2',
    acNo,
    barcode: '',
    qrCode: '',
  };
  return { transaction, before };
}
