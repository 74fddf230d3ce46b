import type { Words } from '../language.ts';

export const kinds = ['FOOD', 'MART', 'CAFE', 'CLTH', 'HLTH', 'TRFC', 'LIVG', 'ETC'] as const;
export type Kind = (typeof kinds)[number];

export interface Shop {
  brndId: string;
  brndNm: Words;
  frchsNm: string;
  bsnmNo: string;
  telNo: string;
  knd: Kind;
  /** so many days after the purchase it takes things back; 0 never */
  exchngDays: number;
  /** so many months its things are repaired for nothing */
  wrntyMonths: number;
  items: readonly (readonly [name: string, price: number])[];
}

/** `goods` are names, each with its price behind it. */
const shop = (
  [brndId, ko, en, place]: readonly [string, string, string, string],
  [bsnmNo, telNo]: readonly [string, string],
  [knd, exchngDays, wrntyMonths]: readonly [Kind, number, number],
  goods: string,
): Shop => ({
  brndId,
  brndNm: { ko, en },
  frchsNm: `${ko} ${place}`,
  bsnmNo,
  telNo,
  knd,

  exchngDays,
  wrntyMonths,
  items: goods.split(', ').map((one) => {
    const at = one.lastIndexOf(' ');
    return [one.slice(0, at), Number(one.slice(at))] as const;
  }),
});

/** Who sends receipts; all of them are made up. */
export const shops: readonly Shop[] = [
  shop(
    ['B01', '한아름마트', 'Hanareum Mart', '여의도점'],
    ['107-85-20011', '02-780-1100'],
    ['MART', 30, 0],
    '우유 1L 2900, 달걀 30구 7980, 쌀 10kg 34900, 사과 5입 8900',
  ),
  shop(
    ['B02', '구름커피', 'Cloud Coffee', '여의도점'],
    ['107-18-33021', '02-782-2200'],
    ['CAFE', 0, 0],
    '아메리카노 4500, 카페라떼 5000, 치즈케이크 6500',
  ),
  shop(
    ['B03', '새벽편의점', 'Dawn Store', '당산역점'],
    ['107-22-41120', '02-2632-3300'],
    ['FOOD', 7, 0],
    '삼각김밥 1500, 생수 500ml 1100, 도시락 5200',
  ),
  shop(
    ['B04', '도토리식당', 'Acorn Diner', '본점'],
    ['107-31-50087', '02-784-4400'],
    ['FOOD', 0, 0],
    '김치찌개 9000, 제육볶음 11000, 공깃밥 1000',
  ),
  shop(
    ['B05', '온결의류', 'Ongyeol', '영등포점'],
    ['107-44-61230', '02-2633-5500'],
    ['CLTH', 14, 0],
    '면 셔츠 39900, 니트 59900, 양말 3켤레 9900',
  ),
  shop(
    ['B06', '늘봄약국', 'Neulbom Pharmacy', '여의도역점'],
    ['107-52-70031', '02-785-6600'],
    ['HLTH', 0, 0],
    '종합감기약 6000, 비타민C 18000, 밴드 3000',
  ),
  shop(
    ['B07', '초록주유소', 'Green Fuel', '선유점'],
    ['107-63-80045', '02-2634-7700'],
    ['TRFC', 0, 0],
    '휘발유 30L 49800, 세차 4000',
  ),
  shop(
    ['B08', '반짝생활', 'Banjjak Living', '문래점'],
    ['107-71-90052', '02-2635-8800'],
    ['LIVG', 30, 0],
    '세탁세제 12900, 수건 5장 15000, 멀티탭 9800',
  ),
  shop(
    ['B09', '한빛전자', 'Hanbit Electronics', '영등포점'],
    ['107-86-10063', '02-2636-9900'],
    ['ETC', 14, 12],
    '무선 청소기 349000, 공기청정기 289000',
  ),
];

/** What a shop says of taking things back. */
export const ruleOf = ({ exchngDays }: Pick<Shop, 'exchngDays'>): Words =>
  exchngDays === 0
    ? { ko: '음식과 약은 바꾸거나 돌려받을 수 없어요.', en: 'Food and medicine are not taken back.' }
    : {
        ko: `산 다음 날부터 ${exchngDays}일 안에, 영수증과 결제한 카드를 가져오세요. 뜯은 제품은 안 돼요.`,
        en: `Within ${exchngDays} days after the purchase, with the receipt and the same card. Nothing that was opened.`,
      };
