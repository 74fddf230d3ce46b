import { keep, oneOf, recentTexts } from '@wallet/kit/kept';
import { expect, test } from 'vitest';

const order = keep('wallet.example.order', 'newest', {
  read: (text) => oneOf(['newest', 'nearest']).read(text),
  write: (chosen) => chosen,
});
const searches = keep('wallet.example.searches', [], recentTexts(5));

test('a choice is there on the next visit', () => {
  order.set('nearest');
  searches.set(['환율', ...searches.value.value]);
  expect(localStorage.getItem('wallet.example.order')).toBe('nearest');
  expect(searches.stored()).toEqual(['환율']);
});

test('what storage holds is checked before use', () => {
  localStorage.setItem('wallet.example.order', 'the other way round');
  expect(order.stored()).toBe('newest');
});
