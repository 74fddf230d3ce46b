import { type Infer, v } from '@wallet/kit/schema';
import { flag } from '../wireFields.ts';

const types = ['gmid', 'moid', 'book'] as const;
const label = v.pipe(v.string(), v.maxLength(200));

const cardSetting = v.object({
  cardTitle: label,
  title: label,
  text: label,
  type: v.picklist(types),
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(types.length - 1)),
  brand: label,
  fix: flag,
  active: flag,
  toLink: label,
});

/** Settings of one card of home; `order` counts from 0. */
export type CardSetting = Infer<typeof cardSetting>;

function isEachOnce(settings: CardSetting[]): boolean {
  return (
    types.every((type) => settings.filter((one) => one.type === type).length === 1) &&
    new Set(settings.map(({ order }) => order)).size === types.length
  );
}

/** Body of the save: every card once, every place once, one fixed at most. */
export const cardSettingBody = v.object({
  cardSettingList: v.pipe(
    v.array(cardSetting),
    v.length(types.length),
    v.check(isEachOnce, 'every card and every place once'),
    v.check((settings) => settings.filter(({ fix }) => fix === 'Y').length <= 1, 'one fixed card at most'),
  ),
});

/** gmid 0, moid 1, book 2 (1-shell s3). */
export function defaultCardSettings(): CardSetting[] {
  const common = { brand: '월렛', fix: 'N' as const, active: 'Y' as const };
  return [
    {
      ...common,
      cardTitle: '디지털 신분증',
      title: '디지털 신분증',
      text: '신분 확인이 필요할 때 바로 보여 주세요',
      type: 'gmid',
      order: 0,
      toLink: 'FGM40000',
    },
    {
      ...common,
      cardTitle: '모바일 신분증',
      title: '모바일 신분증',
      text: '주민등록증과 운전면허증을 휴대폰에',
      type: 'moid',
      order: 1,
      toLink: 'FMC10000',
    },
    {
      ...common,
      cardTitle: '도서관 회원증',
      title: '도서관 회원증',
      text: '가까운 도서관에서 회원증 없이 대출',
      type: 'book',
      order: 2,
      toLink: 'FBK10000',
    },
  ];
}

/** A fixed book card comes first, the others in their order behind it. */
export function arranged(settings: readonly CardSetting[]): CardSetting[] {
  const place = (one: CardSetting) => (one.type === 'book' && one.fix === 'Y' ? -1 : one.order);
  return [...settings]
    .sort((one, other) => place(one) - place(other))
    .map((one, order) => ({ ...one, order }));
}
