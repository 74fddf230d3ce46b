import { toMinorUnits } from '@wallet/kit/format';

/** A bank account that pays, or could. */
export interface PayAccount {
  bankCode: string;
  bankName: string;
  number: string;
  /** the kind of deposit (dpostKnd) */
  kind: string;
  product: string;
  alias: string;
  /** won; undefined where the bank did not say */
  balance: number | undefined;
  available: number | undefined;
}

/** An account whose owner is to be shown. */
export interface ToProve {
  bankCode: string;
  accountNo: string;
}

/** Banks whose accounts can be added by a proof: code and name. */
export const otherBanks: readonly { code: string; name: { ko: string; en: string } }[] = [
  { code: '088', name: { ko: '신한은행', en: 'Shinhan Bank' } },
  { code: '020', name: { ko: '우리은행', en: 'Woori Bank' } },
  { code: '081', name: { ko: '하나은행', en: 'Hana Bank' } },
  { code: '011', name: { ko: '농협은행', en: 'NongHyup Bank' } },
  { code: '003', name: { ko: '기업은행', en: 'Industrial Bank of Korea' } },
  { code: '090', name: { ko: '카카오뱅크', en: 'KakaoBank' } },
  { code: '092', name: { ko: '토스뱅크', en: 'Toss Bank' } },
];

/** Won of a decimal text; undefined for what is none. */
export function wonOf(text: string): number | undefined {
  return toMinorUnits(text, 'KRW');
}

/** What an account is called: the customer's own name for it, else the product's. */
export function accountName({ alias, product, bankName }: PayAccount): string {
  return alias || product || bankName;
}
