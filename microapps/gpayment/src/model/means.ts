import type { Currency } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { PayAccount } from './payAccount.ts';
import type { Words } from './words.ts';

/** What is paid from: points, an account in won, or a balance in a foreign currency (2-payment s3.4, A72). */
export const meansCodes = ['1', '2', '3', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
type MeansCode = (typeof meansCodes)[number];

/** A letter stands for a currency, in the order of 2-payment s3.4 without the won (A72). */
export const meansCurrencies = {
  A: 'USD',
  B: 'JPY',
  C: 'THB',
  D: 'TWD',
  E: 'VND',
  F: 'SGD',
  G: 'IDR',
} as const satisfies Record<string, Currency>;

/** One of the things a customer can pay from, and what is in it, in minor units. */
export interface Means {
  code: MeansCode;
  /** of a bank account; empty otherwise */
  account: string;
  bank: Bank;
  alias: string;
  currency: Currency;
  balance: number;
}

/** An account that pays, as something to pay from. */
export function meansOfAccount({
  number,
  bankCode,
  bankName,
  alias,
  available,
  balance,
}: PayAccount): Means[] {
  const left = available ?? balance;
  const bank = { ko: bankName, en: bankName, code: bankCode };
  return left === undefined
    ? []
    : [{ code: '2', account: number, bank, alias, currency: 'KRW', balance: left }];
}

/** Whether it pays in the currency of the place, without an exchange: a foreign balance does (2-payment s3.4). */
export function isOwnCurrency({ code }: Pick<MeansChoice, 'code'>): boolean {
  return code !== '1' && code !== '2';
}

/** How a bank is called, and its digits where they are known: kept beside a choice to be shown. */
export const bankName = v.object({ ko: v.string(), en: v.string(), code: v.optional(v.string()) });
type Bank = Words & { code?: string | undefined };

/** The choice itself, as it is kept and sent. */
export const meansChoice = v.object({ code: v.picklist(meansCodes), account: v.string() });
export type MeansChoice = v.InferOutput<typeof meansChoice>;

export function isSameMeans(one: MeansChoice, other: MeansChoice): boolean {
  return one.code === other.code && one.account === other.account;
}

/** The one chosen, where it can still be paid from; else the first. */
export function chosenMeans(list: readonly Means[], choice: MeansChoice | undefined): Means | undefined {
  return list.find((each) => choice && isSameMeans(each, choice)) ?? list[0];
}

/** The choice alone, as it is kept and sent. */
export function choiceOf({ code, account }: MeansChoice): MeansChoice {
  return { code, account };
}
