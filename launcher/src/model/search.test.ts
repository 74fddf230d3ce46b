import { expect, it } from 'vitest';
import { initialsOf, isNamed } from './named.ts';
import { foundBy, isAlmostNamed, markedIn } from './search.ts';

it.each([
  ['환율', '환율 보기', true],
  ['ㅎㅇ', '환율 보기', true],
  ['ㅎㅈ', '환율 보기', false],
  ['숲 나들', '숲나들e', true],
  ['', '숲나들e', false],
])('%s names %s: %s', (typed, name, expected) => {
  expect(isNamed([name], typed)).toBe(expected);
});

it('takes the first letters of syllables, and leaves other signs', () => {
  expect(initialsOf('해외 QR 결제')).toBe('ㅎㅇ QR ㄱㅈ');
});

it.each([
  ['후양림', '자연휴양림', true],
  ['포인드', '포인트', true],
  ['forset', 'forest', false],
  ['fores', 'Forest lodges', true],
  ['기', '기차 예매', false],
  ['보험금', '기차 예매', false],
])('%s is almost %s: %s', (typed, name, expected) => {
  expect(isAlmostNamed([name], typed)).toBe(expected);
});

it('finds by other words, and guesses only where nothing has the name', () => {
  const all = [
    { id: 'rail', name: '기차 예매' },
    { id: 'forest', name: '숲나들e' },
  ];
  const find = (typed: string) =>
    foundBy(
      all,
      typed,
      ({ name }) => [name],
      ({ id }) => id,
    ).map(({ id }) => id);
  expect(find('KTX')).toEqual(['rail']);
  expect(find('휴양림')).toEqual(['forest']);
  expect(find('기자 예매')).toEqual(['rail']);
  expect(find('은행')).toEqual([]);
});

it('marks what was typed where it stands', () => {
  expect(markedIn('오늘 환율 보기', '환')).toEqual(['오늘 ', '환', '율 보기']);
  expect(markedIn('Forest lodges', 'LODGE')).toEqual(['Forest ', 'lodge', 's']);
  expect(markedIn('기차 예매', 'ㄱㅊ')).toBeNull();
});
