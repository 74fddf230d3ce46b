import { type Currency, fromMinorUnits } from '@wallet/kit/format';
import type { Context } from 'hono';
import { accountName, isForeignCurrency, ledgerOf } from '../ledger/index.ts';
import { AnswerError, memberOf, type RoomEnv } from '../room.ts';
import { paymentAccountsOf } from './paymentAccounts.ts';
import { pinStateOf } from './paymentPin.ts';

/** 1 points, 2 won account, 3 foreign, A to G the currencies in the order of 2-payment s3.4 (A72). */
const currencyOfMeans: Readonly<Record<string, Currency>> = {
  A: 'USD',
  B: 'JPY',
  C: 'THB',
  D: 'TWD',
  E: 'VND',
  F: 'SGD',
  G: 'IDR',
};

export interface Means {
  gpyMethdDstcd: string;
  acNo: string;
}

/** Where the money comes from. */
export interface Purse {
  gpyMethdDstcd: string;
  acNo: string;
  /** name in the ledger */
  account: string;
  /** its unit in the ledger: a currency, or PNT */
  ledgerUnit: string;
  /** what it is counted in for the customer: points count as won */
  currency: Currency;
  balance: number;
}

/** The purse that a choice of means stands for. @throws AnswerError UBFR0308 */
export function purseOf(context: Context<RoomEnv>, means: Means, local: Currency): Purse {
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const ledger = ledgerOf(context.get('world'));
  const { gpyMethdDstcd } = means;
  const purse = (account: string, ledgerUnit: string, currency: Currency, acNo = ''): Purse => ({
    gpyMethdDstcd,
    acNo,
    account,
    ledgerUnit,
    currency,
    balance: ledger.balance(account, ledgerUnit),
  });
  if (gpyMethdDstcd === '1') return purse(accountName.points(memberId), 'PNT', 'KRW');
  const registered = paymentAccountsOf(context).find(({ acNo }) => acNo === means.acNo);
  if (gpyMethdDstcd === '2' && registered) {
    return purse(accountName.bank(memberId, registered.acNo), 'KRW', 'KRW', registered.acNo);
  }
  // The foreign-currency wallet of the bank pays in its own currency; points in one have a letter.
  if (gpyMethdDstcd === '3' && isForeignCurrency(local))
    return purse(accountName.foreignWallet(memberId), local, local);
  const foreign = currencyOfMeans[gpyMethdDstcd];
  if (foreign !== undefined && foreign === local) {
    return purse(accountName.foreignPoints(memberId), foreign, foreign);
  }
  throw new AnswerError('UBFR0308', '이 결제수단은 여기에서 사용할 수 없어요.', { envelope: 'header' });
}

/** Everything the member can pay from in a currency, as `usrMchtlSitu` lists it. */
export function meansOf(context: Context<RoomEnv>, local: Currency) {
  // Nothing pays before there is a payment password: it is set with the first account.
  if (pinStateOf(context).pin === '') return [];
  const choices: Means[] = [
    ...paymentAccountsOf(context).map(({ acNo }) => ({ gpyMethdDstcd: '2', acNo })),
    { gpyMethdDstcd: '1', acNo: '' },
    ...(isForeignCurrency(local) ? [{ gpyMethdDstcd: '3', acNo: '' }] : []),
    ...Object.entries(currencyOfMeans)
      .filter(([, currency]) => currency === local)
      .map(([gpyMethdDstcd]) => ({ gpyMethdDstcd, acNo: '' })),
  ];
  const accounts = paymentAccountsOf(context);
  return choices.flatMap((choice) => {
    const { currency, balance } = purseOf(context, choice, local);
    // A purse in a foreign currency that was never filled is not offered.
    if (choice.gpyMethdDstcd !== '2' && balance === 0) return [];
    const account = accounts.find(({ acNo }) => acNo === choice.acNo);
    return [
      {
        ...choice,
        bnkCd: account?.bnkCd ?? '',
        bnkName: account?.bnkName ?? '',
        bnkEngName: account?.bnkEngName ?? '',
        als: account?.als ?? '',
        crncyCd: currency,
        bal: fromMinorUnits(balance, currency),
      },
    ];
  });
}
