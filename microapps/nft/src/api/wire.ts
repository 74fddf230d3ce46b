import { code, count, day, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import type { SendOutcome, Token, Transfer } from '../model/token.ts';

// The specification gives codes alone: calls and fields are ours (N40).

export const wallet = shape({
  state: code('sttus', { NONE: 'none', OPEN: 'open' }),
  address: text('addr', ''),
  isLocked: yesNo('lockYn', false),
  tokens: count('tknCnt', 0),
});
export const opened = only(text('addr'));
export const phoneCode = shape({ id: text('vldtnNo'), seconds: count('expSS') });

const ticket = shape({
  state: code('sttus', { VALD: 'valid', USED: 'used', EXPR: 'expired' }),
  at: text('dttm'),
  place: text('plceNm', ''),
});
const facts = {
  id: text('tknId'),
  name: text('tknNm'),
  event: text('evntNm', ''),
  gives: text('bnftCtnt', ''),
  imageUrl: text('imgUrl', ''),
  isAsIssued: yesNo('hshYn', true),
  contract: text('cntrctAddr'),
  number: text('tknNo'),
  isBound: yesNo('sblndYn', false),
  isHidden: yesNo('hdnYn', false),
  isSpam: yesNo('spamYn', false),
  isNew: yesNo('newYn', false),
  isSending: field(
    'sttus',
    v.pipe(
      v.string(),
      v.transform((state) => state === 'SNDG'),
    ),
  ),
  ticket: field('tckt', v.nullable(ticket), null),
  shareId: text('shrId', ''),
};
const token: Schema<Token> = shape(facts);
export const transfer: Schema<Transfer> = shape({
  id: text('txId'),
  tokenId: text('tknId'),
  name: text('tknNm', ''),
  to: text('to'),
  receiver: text('rcvrNm', ''),
  fee: won('fee'),
  seconds: count('lftSS'),
  state: code('sttus', { WAIT: 'waiting', WRIT: 'writing', DONE: 'done', BACK: 'back', FAIL: 'failed' }),
  hash: text('hash', ''),
});
export const sendEnd: Schema<SendOutcome> = v.pipe(
  shape({
    state: code('odrStcd', { DONE: 'done', PEND: 'pending', RFSD: 'refused', CLSD: 'closed' }),
    code: text('rfslCd', ''),
    receipt: field('rcpt', v.nullable(transfer), null),
  }),
  v.transform(({ state, code: why, receipt }): SendOutcome => {
    if (state === 'done') return receipt ? { kind: 'done', receipt } : { kind: 'pending' };
    return state === 'refused' ? { kind: 'refused', code: why } : { kind: state };
  }),
);
export const tokens = shape({ tokens: list('tknList', token), waiting: list('trnfList', transfer, []) });
export const proof = shape({
  standard: text('stndrd', ''),
  owners: list('ownrList', shape({ name: text('ownrNm'), at: text('dttm') }), []),
});
export const share = only(text('shrId', ''));
export const shared = shape({
  name: text('tknNm'),
  event: text('evntNm', ''),
  imageUrl: text('imgUrl', ''),
  owner: text('ownrNm', ''),
});
export const gift = shape({ name: text('tknNm'), imageUrl: text('imgUrl', ''), from: text('fromNm', '') });
export const receiver = shape({
  to: text('to'),
  receiver: text('rcvrNm', ''),
  token: text('tknNm'),
  fee: won('fee'),
  isChecked: yesNo('chkYn'),
  isFirst: yesNo('fstYn', true),
  quoteEnd: count('qteEnd'),
});
const event = shape({
  id: text('evntId'),
  name: text('evntNm'),
  note: text('ctnt', ''),
  state: code('sttus', { OPEN: 'open', SOON: 'soon', SOLD: 'soldOut', MINE: 'mine' }),
  left: count('lftCnt', 0),
  needsCode: yesNo('codeYn', false),
  from: day('startYmd'),
  until: day('endYmd'),
});
export const events = only(list('evntList', event));
export const claimed = only(text('tknId'));
export const entryCode = shape({ text: text('qrText'), seconds: count('expSS') });
