/** A shop that takes domestic QR payment. */
export interface Merchant {
  id: string;
  name: string;
  engName: string;
  address: string;
  engAddress: string;
  /** its terminal */
  terminal: string;
  /** seconds that its clearing partner needs; 0: at once */
  partnerSeconds: number;
  /** its code is no longer good */
  isOld?: true;
}

const rows: readonly [id: string, name: string, engName: string, gu: string, engGu: string][] = [
  ['M0001', '스타숲 커피 여의도점', 'Star Forest Coffee Yeouido', '영등포구', 'Yeongdeungpo-gu'],
  ['M0002', '한강 편의점', 'Hangang Convenience', '마포구', 'Mapo-gu'],
  ['M0003', '골목 책방', 'Alley Bookshop', '종로구', 'Jongno-gu'],
  ['M0004', '한빛 약국', 'Hanbit Pharmacy', '중구', 'Jung-gu'],
  ['M0005', '느린 국수', 'Slow Noodles', '서대문구', 'Seodaemun-gu'],
  ['M0006', '초록 마트', 'Green Mart', '용산구', 'Yongsan-gu'],
  ['M0007', '새벽 베이커리', 'Dawn Bakery', '성동구', 'Seongdong-gu'],
  ['M0009', '지난 상점', 'Bygone Shop', '강북구', 'Gangbuk-gu'],
];

const slow = 'M0005';
const old = 'M0009';

export const merchants: readonly Merchant[] = rows.map(([id, name, engName, gu, engGu], index) => ({
  id,
  name,
  engName,
  address: `서울특별시 ${gu} 시장로 ${index + 1}`,
  engAddress: `${index + 1} Sijang-ro, ${engGu}, Seoul`,
  terminal: `T${id.slice(1)}`,
  partnerSeconds: id === slow ? 4 : 0,
  ...(id === old ? { isOld: true } : {}),
}));

export function merchantOf(id: string): Merchant | undefined {
  return merchants.find((merchant) => merchant.id === id);
}

/** What a shop's code says: `FRQR.M0001`, or with a fixed amount `FRQR.M0001.4500`. */
export function readMerchantCode(code: string): { merchant: Merchant; amount: number } | null {
  const [, id = '', amount = '0'] = /^FRQR\.(M\d{4})(?:\.([1-9]\d{0,8}))?$/.exec(code) ?? [];
  const merchant = merchantOf(id);
  return merchant ? { merchant, amount: Number(amount) } : null;
}
