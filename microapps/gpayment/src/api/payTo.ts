import { type Currency, isCurrency, toMinorUnits } from '@wallet/kit/format';
import type { Infer } from '@wallet/kit/schema';
import type { CashMachine } from '../model/cash.ts';
import type { Means } from '../model/means.ts';
import type { PayQuote, ScannedCode } from '../model/merchantPayment.ts';
import { modeOf, type Paid, type PaidFacts, type PayStatus } from '../model/paid.ts';
import { appliedRate, unitOf } from '../model/rate.ts';
import type * as wire from './payWire.ts';
import type { ToldTransaction } from './serviceWire.ts';

/** @throws RangeError, which makes the answer one that does not fit */
function minorOf(text: string, currency: Currency): number {
  const minor = toMinorUnits(text, currency);
  if (minor === undefined || minor < 0) throw new RangeError('The answer has an amount that is none.');
  return minor;
}

/** A transaction as a result page shows it; without amounts that can be read it has no facts. */
export function toPaid(tran: ToldTransaction): Paid {
  const facts = toFacts(tran);
  return { number: tran.serial, date: tran.date, at: tran.at, ...(facts ? { facts } : {}) };
}

function toFacts(tran: ToldTransaction): PaidFacts | undefined {
  const { mode, merchant, address, nation, applied } = tran;
  const { currency: localCurrency } = tran.local;
  const { currency } = tran.principal;
  if (!isCurrency(localCurrency) || !isCurrency(currency)) return undefined;
  const local = toMinorUnits(tran.local.amount, localCurrency);
  const principal = toMinorUnits(tran.principal.amount, currency);
  const fee = tran.fee.amount === '' ? 0 : toMinorUnits(tran.fee.amount, currency);
  if (local === undefined || principal === undefined || fee === undefined) return undefined;
  const amounts = { local, localCurrency, principal, currency };
  return {
    ...amounts,
    mode: modeOf(mode) ?? 'mpm',
    merchant,
    address,
    nation: { ko: nation.ko, en: nation.en || nation.ko },
    fee,
    total: principal + fee,
    rate: appliedRate({ ...amounts, rate: applied.rate, unit: unitOf(applied.unit) }),
  };
}

/** A result this wallet does not know claims nothing: it is asked for again. */
export function toStatus({ stands, refusal: code, tran, paid }: Infer<typeof wire.status>): PayStatus {
  switch (stands) {
    case '1':
      return { kind: 'done', receipt: tran ? toPaid(tran) : paid };
    case '2':
      return { kind: 'refused', code };
    case '3':
      return { kind: 'closed' };
    default:
      return { kind: 'pending' };
  }
}

export function toReceipt({ tran, paid }: Infer<typeof wire.receipt>): Paid {
  return tran ? toPaid(tran) : paid;
}

export function toScanned({ isTyped, amount, ...code }: Infer<typeof wire.scanned>): ScannedCode {
  return { ...code, amount: isTyped ? null : minorOf(amount, code.currency) };
}

export function toQuote({ total: told, rate, unit, ...quote }: Infer<typeof wire.quote>): PayQuote {
  const { localCurrency, currency } = quote;
  const local = minorOf(quote.local, localCurrency);
  const principal = minorOf(quote.principal, currency);
  const fee = quote.fee === '' ? 0 : minorOf(quote.fee, currency);
  const total = principal + fee;
  // Two totals would be one too many.
  if (told !== '' && minorOf(told, currency) !== total) throw new RangeError('The answer does not add up.');
  const applied = appliedRate({ rate, unit, local, localCurrency, principal, currency });
  return { ...quote, local, principal, fee, total, rate: applied };
}

type Machine = Omit<CashMachine, 'unit'> & { unit: number | null; nation: string };

export function toMachine({ min, max, step, fee, ...machine }: Infer<typeof wire.machine>): Machine {
  const { currency } = machine;
  return {
    ...machine,
    min: minorOf(min, currency),
    max: minorOf(max, currency),
    step: minorOf(step, currency),
    fee: minorOf(fee, 'KRW'),
  };
}

/** Means this wallet does not know, or cannot count, are left out. */
export function toMeans(list: NonNullable<Infer<typeof wire.situation>['means']>): Means[] {
  return list.flatMap(({ code, currency, balance: text, ...means }) => {
    const balance = isCurrency(currency) ? toMinorUnits(text, currency) : undefined;
    if (code === undefined || !isCurrency(currency) || balance === undefined) return [];
    return [{ ...means, code, currency, balance }];
  });
}
