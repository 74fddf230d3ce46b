import { weekday } from '@wallet/kit/format';
import type { Translation } from '@wallet/kit/messages';
import { clock } from '../model/visit.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const when = ({ day, time }: { day: string; time: string }) =>
  `${weekdays[weekday(day)] ?? ''}, ${Number(day.slice(4, 6))}/${Number(day.slice(6))} ${clock(time)}`;

export const messages: Translation<typeof import('./ko.ts').messages> = {
  when,
  home: {
    lead: 'Choose a branch near you',
    mine: 'Your visit',
    open: 'Open',
    closed: 'Closed',
    repairs: 'Under repair',
    none: 'No branch can be visited now',
  },
  branch: {
    hours: 'Hours',
    between: ({ from, to }) => `Weekdays ${from}–${to}`,
    address: 'Address',
    repairs: 'This branch is under repair. Choose another one.',
  },
  slots: {
    title: 'Time of visit',
    full: 'No places left. Choose another day.',
    choose: 'Choose a day and a time',
    next: (given) => `Book ${when(given)}`,
  },
  visit: {
    matter: 'What is it about?',
    phone: 'Mobile number',
    late: 'Ten minutes late, and your turn goes to the next visitor.',
    submit: 'Book the visit',
  },
  another: { text: 'You have a visit already. Change it?', yes: 'Change', no: 'Keep it' },
  matters: { account: 'Account', card: 'Card', loan: 'Loan' },
  facts: { branch: 'Branch', when: 'When', matter: 'Matter', address: 'Address', number: 'Booking number' },
  states: { booked: 'Booked', changed: 'Changed', cancelled: 'Cancelled', done: 'Visited', missed: 'Missed' },
  bring: 'Bring your ID and show this screen at the counter.',
  offline: 'You’re offline. This is your booking as you last saw it.',
  change: {
    open: 'Change the time',
    submit: (given) => `Change to ${when(given)}`,
    done: 'The time was changed.',
    unknown: 'The time can’t be changed now.',
  },
  cancel: {
    open: 'Cancel the visit',
    text: 'Cancel this visit?',
    yes: 'Cancel it',
    no: 'Keep it',
    done: 'Your visit was cancelled.',
  },
  gone: {
    branch: {
      title: 'Branch not found',
      description: 'It has closed or moved.',
      action: 'See other branches',
    },
    visit: {
      title: 'No visit booked',
      description: 'Choose a branch and be received without waiting.',
      action: 'See branches',
    },
  },
  index: {
    visit: 'Visit',
    none: 'None',
    member: 'The member',
    screens: 'Screens',
    done: 'Done.',
    states: { none: 'No visit', open: 'A visit is open', blocked: 'Missed three times' },
  },
  refusals: {
    full: 'No places left. Choose another time.',
    closed: 'The branch is closed that day. Choose another one.',
    over: 'This visit can’t be changed or cancelled.',
    blocked: 'After three missed visits you can’t book for 30 days.',
    phone: 'Check the mobile number.',
  },
};
