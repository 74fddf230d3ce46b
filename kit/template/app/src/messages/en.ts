import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  home: {
    list: 'My use',
    empty: 'Nothing used yet',
    emptyHint: 'What you use will be listed here.',
    apply: 'Apply',
  },
  item: { name: 'Item', date: 'Date', amount: 'Amount' },
  kinds: { used: 'Used', cancelled: 'Cancelled' },
  terms: {
    lead: 'To apply, please agree to the terms below.',
  },
  apply: {
    name: 'Name',
    phone: 'Mobile number',
    phoneHint: 'Figures only.',
    amount: 'Amount',
    submit: 'Apply',
    ask: ({ amount }) => `Apply for KRW ${amount}?`,
    yes: 'Apply',
    no: 'Cancel',
  },
  result: {
    done: 'Your application is complete',
    number: 'Application number',
    name: 'Applicant',
    date: 'Date',
    amount: 'Amount',
    home: 'See my use',
  },
};
