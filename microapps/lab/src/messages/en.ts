import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  home: {
    title: 'My use',
    empty: 'Nothing used yet',
    emptyHint: 'What you use will be listed here.',
    apply: 'Apply',
  },
  item: { title: 'Details of use', name: 'Item', date: 'Date', amount: 'Amount' },
  kinds: { used: 'Used', cancelled: 'Cancelled' },
  terms: {
    title: 'Terms',
    lead: 'To apply, please agree to the terms below.',
    missing: 'Please agree to all mandatory terms.',
    next: 'Agree and continue',
  },
  apply: {
    title: 'Your application',
    name: 'Name',
    phone: 'Mobile number',
    phoneHint: 'Figures only.',
    amount: 'Amount',
    submit: 'Apply',
    ask: ({ amount }) => `Apply for KRW ${amount}?`,
    yes: 'Apply',
    no: 'Cancel',
    gone: 'This application is no longer here',
    goneHint: 'Please begin again with the terms.',
    again: 'Begin again',
  },
  result: {
    title: 'Result',
    done: 'Your application is complete',
    number: 'Application number',
    name: 'Applicant',
    date: 'Date',
    amount: 'Amount',
    home: 'See my use',
  },
};
