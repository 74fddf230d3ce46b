import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    FLY_NOT_JOINED: 'notJoined',
    FLY_NO_TICKET: 'noTicket',
    FLY_AIRLINE: 'airline',
    FLY_NO_BOOKING: 'noBooking',
    FLY_OTHER_NAME: 'otherName',
    FLY_INTERNATIONAL: 'international',
    FLY_CANCELLED: 'cancelled',
    FLY_CODE: 'code',
    FLY_NOT_CHECKED_IN: 'notCheckedIn',
    FLY_OVER: 'over',
    FLY_NO_SHARE: 'noShare',
    FLY_RECEIVED: 'received',
    FLY_TAKEN_BACK: 'takenBack',
    FLY_SHARE_OVER: 'shareOver',
    FLY_OTHER_FLIGHT: 'otherFlight',
    FLY_AGE: 'age',
    JOIN_AGE: 'age',
  },
});
