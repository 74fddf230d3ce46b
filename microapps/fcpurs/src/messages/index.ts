import { defineMessages } from '@wallet/kit/messages';
import { moreRefusals } from './moreRefusals.ts';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    FFC_CLOSED: 'closed',
    FFC_QUOTE_ENDED: 'quoteEnded',
    FFC_FEED: 'feed',
    FFC_FUNDS: 'funds',
    FFC_LEAST: 'least',
    FFC_BELOW_UNIT: 'belowUnit',
    FFC_MORE_THAN_HELD: 'moreThanHeld',
    FFC_LIMIT_DAY: 'limitDay',
    FFC_LIMIT_MON: 'limitMonth',
    FFC_LIMIT_YEAR: 'limitYear',
    FFC_LIMIT_HOLD: 'limitHolding',
    FFC_LIMIT_UNCK: 'limitUnchecked',
    FFC_HELD: 'held',
    FFC_ACCOUNT: 'account',
    FFC_ACCOUNT_CLOSED: 'accountClosed',
    FFC_AGE: 'age',
    FFC_ALREADY: 'already',
    FFC_NOT_OPEN: 'notOpen',
    LEAVE_HOLDS: 'notEmpty',
    FFC_NO_SIGNATURE: 'noSignature',
    FFC_SIGN_USED: 'signUsed',
    FFC_SIGN_VOID: 'signVoid',
    FFC_GONE: 'gone',
    ...moreRefusals,
  },
});
