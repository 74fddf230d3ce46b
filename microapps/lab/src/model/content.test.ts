import { expect, test } from 'vitest';
import { type Content, eventPath, inOrder } from './content.ts';

const content = (type: string, state: Content['state']): Content => ({
  type,
  state,
  name: type,
  summary: '',
  description: '',

  isTried: false,
  triedSince: '',
  opinion: null,
});

test('what can be tried comes first, what is over last, each in the order of the service', () => {
  const all = [content('a', 'over'), content('b', 'open'), content('c', 'soon'), content('d', 'open')];
  expect(inOrder(all).map(({ type }) => type)).toEqual(['b', 'd', 'c', 'a']);
});

test('(E16) the event of an address is encoded in the path of its page', () => {
  expect(eventPath(new URLSearchParams('type=safebox&event=a%2Fb'))).toBe('/noti/FAL31100/a%2Fb');
  expect(eventPath(new URLSearchParams('event=..'))).toBeNull();
  expect(eventPath(new URLSearchParams('type=safebox&event='))).toBeNull();
});
