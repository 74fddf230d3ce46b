import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    1010: 'invalid',
    SMPS_NOT_FOUND: 'notFound',
    SMPS_TERMS: 'terms',
    SMPS_GUARDIAN_NAME: 'guardianName',
    SMPS_EXPIRED: 'expired',
    SMPS_AGE: 'age',
    SMPS_GUARDIAN: 'guardian',
    SMPS_NOT_CHILD: 'notChild',
    SMPS_OTHER_PERSON: 'otherPerson',
    SMPS_OTHER_CHILD: 'otherChild',
    SMPS_NO_FAMILY: 'noFamily',
    SMPS_NO_PASSPORT: 'noPassport',
    SMPS_TICKET_UNREAD: 'ticketUnread',
    SMPS_TICKET_AIRPORT: 'ticketAirport',
    SMPS_TICKET_NAME: 'ticketName',
    SMPS_TICKET_PAST: 'ticketPast',
    SMPS_TICKET_FLIGHT: 'ticketFlight',
    SMPS_TICKET_CANCELLED: 'ticketCancelled',
    SMPS_TICKET_PASSPORT: 'ticketPassport',
    SMPS_TICKET_TWICE: 'ticketTwice',
  },
});
