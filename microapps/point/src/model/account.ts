import { accountEnd } from '@wallet/kit/format';

/** A text of the service in both languages. */
export interface Words {
  ko: string;
  en: string;
}

/** A bank account of the customer. */
export interface BankAccount {
  accountNo: string;
  bankCode: string;
  bank: Words;
  product: string;
  /** what the customer calls it; empty where they did not say */
  alias: string;
}

/** One that is linked to the point wallet. */
export interface LinkedAccount extends BankAccount {
  isMain: boolean;
}

/** One of the group's own bank, which may be linked. */
export interface OwnAccount extends BankAccount {
  isLinked: boolean;
}

/** What a customer tells accounts apart by. */
export function accountName({ alias, product }: Pick<BankAccount, 'alias' | 'product'>): string {
  return alias || product;
}

/** The number as it may be shown: most of it hidden. */
export function shownNumber({ accountNo }: Pick<BankAccount, 'accountNo'>): string {
  return accountEnd(accountNo);
}

/** Points are charged out of the main account and go back to it: it is taken off last. */
export function mayUnlink(account: LinkedAccount, all: readonly LinkedAccount[]): boolean {
  return !account.isMain || all.length <= 1;
}

/** The first account that is not linked yet, to begin with. */
export function firstToLink(accounts: readonly OwnAccount[]): string {
  return accounts.find(({ isLinked }) => !isLinked)?.accountNo ?? '';
}

/** Banks whose accounts may be linked beside the group's own. */
export const otherBanks: readonly { code: string; name: Words }[] = [
  { code: '088', name: { ko: '신한은행', en: 'Shinhan Bank' } },
  { code: '020', name: { ko: '우리은행', en: 'Woori Bank' } },
  { code: '081', name: { ko: '하나은행', en: 'Hana Bank' } },
  { code: '011', name: { ko: '농협은행', en: 'NongHyup Bank' } },
  { code: '003', name: { ko: '기업은행', en: 'IBK' } },
  { code: '090', name: { ko: '카카오뱅크', en: 'KakaoBank' } },
  { code: '092', name: { ko: '토스뱅크', en: 'Toss Bank' } },
];
