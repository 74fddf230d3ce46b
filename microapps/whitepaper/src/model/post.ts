import { plain } from '@wallet/kit/format';

/** What a post is about, in the order of the book; `other` is a subject that this version does not know. */
const subjects = ['start', 'pay', 'identity', 'life', 'other'] as const;
export type Subject = (typeof subjects)[number];

/** A post of the handbook: the upper one of its chapters. */
export interface PostSummary {
  id: string;
  subject: Subject;
  /** what it is about; undefined where this version does not know it */
  picture: 'moid' | 'bell' | 'point' | 'gmid' | 'forest' | undefined;
  title: string;
  summary: string;
  /** YYYYMMDDhhmmss */
  at: string;
}

interface Chapter {
  id: string;
  title: string;
  /** html from the API */
  html: string;
}

export interface Post extends PostSummary {
  chapters: readonly Chapter[];
}

/** The posts under their subjects, each in the order of the book; a subject without posts is left out. */
export function bySubject(posts: readonly PostSummary[]): { subject: Subject; posts: PostSummary[] }[] {
  return subjects
    .map((subject) => ({ subject, posts: posts.filter((post) => post.subject === subject) }))
    .filter((group) => group.posts.length > 0);
}

/** The posts whose title or summary has all words that were typed. */
export function search(posts: readonly PostSummary[], words: string): PostSummary[] {
  const wanted = plain(words).split(' ');
  return posts.filter(({ title, summary }) => {
    const text = plain(`${title} ${summary}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The post after another in the order of the book's subjects; undefined after the last. */
export function postAfter(posts: readonly PostSummary[], id: string): PostSummary | undefined {
  const book = bySubject(posts).flatMap((group) => group.posts);
  const place = book.findIndex((post) => post.id === id);
  return place < 0 ? undefined : book[place + 1];
}
