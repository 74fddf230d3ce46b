export { type BankAccount, bankAccountsOf } from './bankAccounts.ts';
export { type Entry, InsufficientFundsError } from './Ledger.ts';
export { accountName, ledgerOf, minorUnits } from './ledgerOf.ts';
export { carryOutOnce, inquireOrder, type Order, StillPending, settledLater } from './orders.ts';
export {
  type ForeignCurrency,
  firstRate,
  isForeignCurrency,
  rateBefore,
  rateDayOf,
  rateOf,
  rateOn,
  rateRoundAt,
} from './rates.ts';
