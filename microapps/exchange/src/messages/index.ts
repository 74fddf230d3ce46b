import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    FEX_QUOTE_ENDED: 'quoteEnded',
    FEX_QUOTE_OTHER: 'quoteOther',
    FEX_LIMIT: 'limit',
    FEX_FUNDS: 'funds',
    FEX_NO_ACCOUNT: 'noAccount',

    FEX_NO_STOCK: 'noStock',
    FEX_NO_DAY: 'noDay',
    FEX_NO_PLACE: 'noStock',
    FEX_FETCHER: 'fetcher',

    FEX_COUPON: 'coupon',
    FEX_AGE: 'age',
    FEX_FEED: 'feed',
    FEX_HELD: 'held',
    FEX_NIGHT: 'night',
    UBFR0072: 'englishName',

    FEX_NOT_FOUND: 'notFound',
    FEX_ENDED: 'ended',
    FEX_FETCHED: 'fetched',
    FEX_LATE: 'late',

    FEX_EARLY: 'early',
    FEX_LOCKED: 'locked',
    FEX_NO_MACHINE: 'noMachine',

    FEX_NOT_TAKEN: 'notTaken',
    FEX_COINS: 'coins',
  },
});
