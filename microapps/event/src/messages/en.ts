import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  title: 'Wallet thanksgiving',
  picture: 'A gift box with a ribbon',
  period: 'Period',
  periodText: ({ from, until }) => `${from} – ${until}`,
  announcedAt: 'Winners announced on',
  prizes: 'Prizes',
  count: ({ count }) => `${count} winners`,
  terms: 'Before you take part',
  notes: 'Note',
  noteList: [
    'Each customer can take part once.',
    'Winners are told by a notification of the wallet.',
    'Taxes on prizes of a large value are paid by the winner.',
    'With a wrong phone number a prize may be lost.',
  ],
  submit: 'Take part',
  missing: 'Agree to what is mandatory.',
  done: 'You’re taking part',
  doneText: ({ date }) => `The winners will be announced on ${date}.`,
  number: 'Number',
  at: 'Taken part at',
  others: 'Other events',
  closed: 'This event is over. Thank you for your interest.',
};
