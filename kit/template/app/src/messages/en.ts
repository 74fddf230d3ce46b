import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  title: 'My use',
  sum: ({ count }) => `${count} in all`,
  empty: 'Nothing used yet',
  emptyHint: 'What you use will be listed here.',
  detail: 'Details of use',
  name: 'Item',
  date: 'Date',
  amount: 'Amount',
  kinds: { used: 'Used', cancelled: 'Cancelled' },
};
