import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  book: {
    title: 'Wallet handbook',
    lead: 'Get the most out of the wallet',
    search: 'Search the handbook',
    searchHint: 'For example: points, ID',
    empty: 'Nothing published yet',
    emptyHint: 'New posts are on their way.',
    nothingFound: 'No post fits',
    nothingFoundHint: 'Try other words.',
    clear: 'Clear search',
    found: ({ count }) => (count === 1 ? '1 post' : `${count} posts`),
  },
  subjects: {
    start: 'First steps',
    pay: 'Payment and points',
    identity: 'ID and certificates',
    life: 'Daily life',
    other: 'Other posts',
  },
  post: {
    title: 'Wallet handbook',
    updated: ({ date }) => `Published on ${date}`,
    contents: 'Contents',
    chapter: ({ number, title }) => `${number}. ${title}`,
    noChapters: 'This post is being written.',
    next: 'Next post',
    all: 'All posts',
  },
  nothing: {
    post: {
      title: 'This post isn’t here',
      description: 'It was removed, or its address has changed.',
      action: 'All posts',
    },
  },
};
