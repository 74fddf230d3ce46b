// @vitest-environment node
// A rate, a fee or a limit that a customer is promised comes over the wire, or from one pure place that the app and its
// service share; a catalogue of messages takes it as a parameter. So that no number of a rule is promised in words that
// the service does not keep, none stands in a catalogue.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Place, ruleNumbers, statesNumber } from './ruleNumbers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Apps whose words promise nothing. */
const shows: Readonly<Record<string, string>> = {
  'microapps/sample/': 'a gallery of components: nothing is sold there',
};

/** Facts that are no rule of a service, each with why. */
const allowed: readonly (Place & { why: string })[] = [
  {
    file: 'microapps/cpon/src/messages/ko.ts',
    text: "promiseNote: '1,000만 원을 1년 맡길 때 얼마를 더 받는지 보세요. 세금 떼기 전이에요.',",
    why: 'an example of a sum that is saved, whose interest the service states',
  },
  {
    file: 'microapps/cpon/src/messages/ko.ts',
    text: "example: '1,000만 원을 1년 맡기면',",
    why: 'an example of a sum that is saved, whose interest the service states',
  },
  {
    file: 'microapps/cpon/src/messages/ko.ts',
    text: '`1,000만 원을 1년 맡기면 이자를 #)} 더 받아요. 세금 떼기 전이에요.`,',
    why: 'an example of a sum that is saved, whose interest the service states',
  },
  {
    file: 'microapps/fcpurs/src/messages/en.ts',
    text: "dollars: '500.00 USD, bought for ₩712,345',",
    why: 'an example of an entry, drawn in a picture',
  },
  {
    file: 'microapps/fcpurs/src/messages/en/more.ts',
    text: "offNote: 'Spend ₩4,300 and ₩700 is set aside. On the next bank day at 10 AM, it buys currency.',",
    why: 'an example of rounding up',
  },
  {
    file: 'microapps/fcpurs/src/messages/ko.ts',
    text: "dollars: '500.00 USD, 산 금액 712,345원',",
    why: 'an example of an entry, drawn in a picture',
  },
  {
    file: 'microapps/fcpurs/src/messages/ko/more.ts',
    text: "offNote: '4,300원을 쓰면 700원을 모아요. 다음 영업일 10시에 한 번에 외화로 사요.',",
    why: 'an example of rounding up',
  },
  {
    file: 'microapps/gold-saving/src/messages/en.ts',
    text: "'Buy and sell gold of 99.99% by 0.01 g. There’s no interest.',",
    why: 'purity of the gold, a property of the ware',
  },
  {
    file: 'microapps/gold-saving/src/messages/en.ts',
    text: "options: ['More than half', '30 to 50%', '10 to 30%', 'Less than 10%'],",
    why: 'an answer of the suitability questions, in the words of the questionnaire',
  },
  {
    file: 'microapps/gold-saving/src/messages/en.ts',
    text: "options: ['Nothing', 'Up to 10%', 'Up to 20%', 'More than that'],",
    why: 'an answer of the suitability questions, in the words of the questionnaire',
  },
  {
    file: 'microapps/gold-saving/src/messages/en.ts',
    text: "example: 'Gold $4,050.00, dollar ₩1,452.30',",
    why: 'an example in a placeholder',
  },
  {
    file: 'microapps/gold-saving/src/messages/ko.ts',
    text: "'순도 99.99% 금을 0.01g 단위로 사고팔아요. 이자는 없어요.',",
    why: 'purity of the gold, a property of the ware',
  },
  {
    file: 'microapps/gold-saving/src/messages/ko.ts',
    text: "options: ['절반 넘게', '30~50%', '10~30%', '10%보다 적게'],",
    why: 'an answer of the suitability questions, in the words of the questionnaire',
  },
  {
    file: 'microapps/gold-saving/src/messages/ko.ts',
    text: "options: ['조금도 안 돼요', '10%까지', '20%까지', '그보다 많아도'],",
    why: 'an answer of the suitability questions, in the words of the questionnaire',
  },
  {
    file: 'microapps/smps/src/messages/en.ts',
    text: "note: 'Hold still until it says 100%.',",
    why: 'progress of holding the card, no rule',
  },
  {
    file: 'microapps/smps/src/messages/ko.ts',
    text: "note: '100%가 될 때까지 그대로 대 주세요.',",
    why: 'progress of holding the card, no rule',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "newChip: { title: 'A new chip', text: 'At a vet · ₩30,000 to ₩80,000' },",
    why: 'about what vets and shops charge; the wallet sells none',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "tag: { title: 'A tag', text: 'On the collar · ₩8,000 to ₩30,000' },",
    why: 'about what vets and shops charge; the wallet sells none',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "{ label: 'Not registered', value: '₩200,000 · 400,000 · 600,000' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "{ label: 'Change not told', value: '₩50,000 · 100,000 · 200,000' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "{ label: 'No leash, or over 2 m', value: '₩200,000 · 300,000 · 500,000' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "{ label: 'Out without a tag', value: 'Up to ₩500,000' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "newChip: { title: '내장형 칩을 새로 넣기', text: '동물병원에서 · 3만~8만 원' },",
    why: 'about what vets and shops charge; the wallet sells none',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "tag: { title: '외장형 인식표', text: '목걸이에 달아요 · 8천~3만 원' },",
    why: 'about what vets and shops charge; the wallet sells none',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "fine: '늦으면 과태료가 최대 50만 원까지 나올 수 있어요.',",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "{ label: '등록하지 않음', value: '20만 · 40만 · 60만 원' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "{ label: '변경을 알리지 않음', value: '5만 · 10만 · 20만 원' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "{ label: '목줄 없음, 2m 초과', value: '20만 · 30만 · 50만 원' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/ko.ts',
    text: "{ label: '인식표 없이 외출', value: '최대 50만 원' },",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
  {
    file: 'microapps/pems/src/messages/en.ts',
    text: "fine: 'Late reports can cost up to ₩500,000.',",
    why: 'a fine of the law, beside the note that it differs by place and law',
  },
];

/** Rules that are still written in words: take one out with its line, add none. */
const pending: readonly Place[] = [
  {
    file: 'microapps/fcpurs/src/messages/en/more.ts',
    text: "gatherOff: 'Round up to the next ₩1,000 and save it as currency',",
  },
  {
    file: 'microapps/fcpurs/src/messages/ko/more.ts',
    text: "gatherOff: '결제하고 남은 1,000원 미만을 외화로 모아요',",
  },
  { file: 'microapps/trading/src/messages/en.ts', text: "none: 'A first deal can be up to ₩300,000.'," },
  {
    file: 'microapps/trading/src/messages/en.ts',
    text: "text: '1% of the price, at least ₩100 and at most ₩3,000. Nothing if it’s cancelled before it’s sent.',",
  },
  {
    file: 'microapps/trading/src/messages/en.ts',
    text: "text: 'Up to ₩2,000,000 at a time and ₩3,000,000 a day. A first deal up to ₩300,000.',",
  },
  {
    file: 'microapps/trading/src/messages/en.ts',
    text: "{ title: 'Age', text: 'From 19. Aged 14 to 18: only in person, up to ₩100,000.' },",
  },
  {
    file: 'microapps/trading/src/messages/en.ts',
    text: "price: 'A price can be from ₩1,000 to ₩2,000,000.',",
  },
  {
    file: 'microapps/trading/src/messages/en.ts',
    text: "age: 'You can use this from 19. From 14: in person, up to ₩100,000.',",
  },
  { file: 'microapps/trading/src/messages/en.ts', text: "first: 'A first deal can be up to ₩300,000.'," },
  { file: 'microapps/trading/src/messages/en.ts', text: "day: 'You can pay up to ₩3,000,000 a day.'," },
  {
    file: 'microapps/trading/src/messages/ko.ts',
    text: "none: '처음이라면 300,000원까지 거래할 수 있어요.',",
  },
  {
    file: 'microapps/trading/src/messages/ko.ts',
    text: "text: '물건값의 1%예요. 100원보다 적지 않고 3,000원을 넘지 않아요. 보내기 전에 취소하면 없어요.',",
  },
  {
    file: 'microapps/trading/src/messages/ko.ts',
    text: "text: '한 번에 2,000,000원, 하루 3,000,000원까지예요. 첫 거래는 300,000원까지 할 수 있어요.',",
  },
  {
    file: 'microapps/trading/src/messages/ko.ts',
    text: "text: '만 19세부터예요. 14세부터 18세는 만나서 건네는 100,000원까지의 거래만 할 수 있어요.',",
  },
  {
    file: 'microapps/trading/src/messages/ko.ts',
    text: "price: '1,000원부터 2,000,000원까지 거래할 수 있어요.',",
  },
  {
    file: 'microapps/trading/src/messages/ko.ts',
    text: "age: '만 19세부터 이용할 수 있어요. 14세부터는 만나서 100,000원까지 거래할 수 있어요.',",
  },
  { file: 'microapps/trading/src/messages/ko.ts', text: "first: '첫 거래는 300,000원까지 할 수 있어요.'," },
  { file: 'microapps/trading/src/messages/ko.ts', text: "day: '하루에 3,000,000원까지 결제할 수 있어요.'," },
];

const key = ({ file, text }: Place) => `${file}: ${text}`;
const found = ruleNumbers(root).filter(({ file }) => !Object.keys(shows).some((app) => file.startsWith(app)));

describe('numbers of rules in catalogues of messages', () => {
  it.each([
    "fee: '수수료 1%예요.'",
    "fee: 'A fee of 0.5 % is taken.'",
    "least: '1,000원부터 살 수 있어요.'",
    "least: '5000원부터예요.'",
    "most: '한 번에 200만 원까지예요.'",
    "most: '1억원까지예요.'",
    "fines: '20만 · 40만 원'",
    "least: 'From ₩1,000.'",
    "least: '10,000 won or more'",
  ])('finds %s', (line) => expect(statesNumber(line)).toBe(true));

  it.each([
    `rate: ({ rate }) => \`\${rate}%\`,`,
    `sum: ({ won }) => \`\${won}원\`,`,
    "small: '100원'",
    "days: '30일 안에 돌려 드려요.'",
    "year: '2026년'",
    '// 3 % until then',
  ])('passes %s', (line) => expect(statesNumber(line)).toBe(false));

  it('has none that is not listed with a reason', () => {
    const listed = new Set([...allowed, ...pending].map(key));
    expect(found.map(key).filter((place) => !listed.has(place))).toEqual([]);
  });

  it('lists no fact that is written no more', () => {
    const places = new Set(found.map(key));
    expect(allowed.map(key).filter((place) => !places.has(place))).toEqual([]);
  });
});
