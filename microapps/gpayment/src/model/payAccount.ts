import { toMinorUnits } from '@wallet/kit/format';

/** A bank account that pays, or could. */
export interface PayAccount {
  bankCode: string;
  bankName: string;
  number: string;
  product: string;
  alias: string;
  /** digits per group of the number: 6-2-6 */
  pattern: string;
  /** won; undefined where the bank did not say */
  balance: number | undefined;
  available: number | undefined;
}

/** The group's own bank: its accounts need no proof. */
export const ownBankCode = '004';

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

/** The number in groups, all digits between the first and the last group hidden but for two. */
export function shownNumber({ number, pattern }: Pick<PayAccount, 'number' | 'pattern'>): string {
  const hidden = number.replace(/\d/g, (digit, place: number) =>
    place < 4 || place >= number.length - 3 ? digit : '*',
  );
  const sizes = pattern.split('-').map(Number);
  const isWhole =
    sizes.every((size) => size > 0) && sizes.reduce((sum, size) => sum + size, 0) === number.length;
  if (!isWhole) return hidden;
  let start = 0;
  return sizes
    .map((size) => {
      start += size;
      return hidden.slice(start - size, start);
    })
    .join('-');
}

/** What an account is called: the customer's own name for it, else the product's. */
export function accountName({ alias, product, bankName }: PayAccount): string {
  return alias || product || bankName;
}
