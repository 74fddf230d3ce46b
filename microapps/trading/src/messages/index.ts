import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    TRADE_NOT_FOUND: 'notFound',
    TRADE_STATE: 'state',
    TRADE_CHANGED: 'changed',
    TRADE_OFFER: 'offer',
    TRADE_POINTS_OVER: 'changed',
    TRADE_FROZEN: 'frozen',
    TRADE_REFUSED_THING: 'refusedThing',
    TRADE_PRICE: 'price',
    TRADE_AGE: 'age',
    TRADE_FIRST: 'first',
    TRADE_OPEN: 'open',
    TRADE_DAY: 'day',
    TRADE_NO_WALLET: 'noWallet',
    TRADE_NO_ACCOUNT: 'noAccount',
    TRADE_FUNDS: 'funds',
    TRADE_POINTS: 'points',
    TRADE_QR: 'qr',
  },
});
