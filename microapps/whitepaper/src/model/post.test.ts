import { expect, test } from 'vitest';
import { bySubject, type PostSummary, postAfter, search } from './post.ts';

const post = (id: string, subject: PostSummary['subject'], title = id): PostSummary => ({
  id,
  subject,
  picture: undefined,
  title,
  summary: `${title} 안내`,
  at: '20261101090000',
});
const posts = [
  post('3', 'life', '휴양림 예약'),
  post('1', 'start', '월렛 시작'),
  post('2', 'start', '알림 Push'),
];

test('posts stand under their subjects in the order of the book, and subjects without posts do not', () => {
  expect(bySubject(posts).map((group) => [group.subject, group.posts.map(({ id }) => id)])).toEqual([
    ['start', ['1', '2']],
    ['life', ['3']],
  ]);
});

test('the next post is the next of the book, also across subjects; the last one has none', () => {
  expect(postAfter(posts, '2')?.id).toBe('3');
  expect(postAfter(posts, '3')).toBeUndefined();
  expect(postAfter(posts, 'nothing')).toBeUndefined();
});

test('a search asks for all words, in capitals or not, and nothing typed finds all', () => {
  expect(search(posts, ' 안내  push ').map(({ id }) => id)).toEqual(['2']);
  expect(search(posts, '')).toHaveLength(3);
  expect(search(posts, '월렛 예약')).toEqual([]);
});
