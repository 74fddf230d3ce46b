import { post } from '@wallet/kit/api';
import type { SendFacts } from '../model/token.ts';
import * as wire from './wire.ts';

/** A question, or a change that says the same when it is said again. */
const asks = { lost: 'harmless', duplicates: 'allow' } as const;
const ofToken = { send: (tknId: string) => ({ body: { tknId } }) };
const ofTransfer = { send: (txId: string) => ({ body: { txId } }) };

interface Pins {
  pin: string;
  again: string;
}
const sealed = ({ pin, again }: Pins) => ({ encPassword: pin, encPasswordCheck: again });

export const readWallet = post('/nft/wallet', { ...asks, answer: wire.wallet });
export const openWallet = post('/nft/wallet/open', {
  lost: 'harmless',
  send: ({ terms, ...pins }: Pins & { terms: string[] }) => ({ body: { ...sealed(pins), agreeList: terms } }),
  answer: wire.opened,
});
export const sendPhoneCode = post('/nft/wallet/phone', { lost: 'harmless', answer: wire.phoneCode });
export const resetPin = post('/nft/wallet/reset', {
  lost: 'harmless',
  send: ({ phoneCheck, ...pins }: Pins & { phoneCheck: string }) => ({
    body: { ...sealed(pins), vldtnNo: phoneCheck },
  }),
});

export const readTokens = post('/nft/tokens', { ...asks, answer: wire.tokens });
export const readProof = post('/nft/owners', { ...asks, ...ofToken, answer: wire.proof });
export const hideToken = post('/nft/hide', {
  lost: 'harmless',
  send: ({ id, isHidden, isGone = false }: { id: string; isHidden: boolean; isGone?: boolean }) => ({
    body: { tknId: id, hdnYn: isHidden ? 'Y' : 'N', delYn: isGone ? 'Y' : 'N' },
  }),
});
export const shareToken = post('/nft/share', {
  lost: 'harmless',
  send: ({ id, isShared }: { id: string; isShared: boolean }) => ({
    body: { tknId: id, shrYn: isShared ? 'Y' : 'N' },
  }),
  answer: wire.share,
});
export const readShared = post('/nft/shared', {
  ...asks,
  send: (shrId: string) => ({ body: { shrId } }),
  answer: wire.shared,
});
export const readGift = post('/nft/gift', {
  ...asks,
  send: (gftId: string) => ({ body: { gftId, takeYn: 'N' } }),
  answer: wire.gift,
});
/** Taken again by the same customer it stays theirs. */
export const takeGift = post('/nft/gift', {
  lost: 'harmless',
  send: (gftId: string) => ({ body: { gftId, takeYn: 'Y' } }),
  answer: wire.gift,
});

export const checkReceiver = post('/nft/addressCheck', {
  ...asks,
  send: ({ tokenId, to }: { tokenId: string; to: string }) => ({ body: { tknId: tokenId, to } }),
  answer: wire.receiver,
});
export const sendToken = post('/nft/send', {
  lost: 'inquire',
  duplicates: 'allow',
  send: ({ key, facts, secret }: { key: string; facts: SendFacts; secret: string }) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      tknId: facts.tokenId,
      to: facts.to,
      fee: facts.fee,
      qteEnd: facts.quoteEnd,
      encPassword: secret,
    },
  }),
  answer: wire.transfer,
});
export const inquireSending = post('/nft/sendState', {
  ...asks,
  send: (key: string) => ({ body: { odrKey: key } }),
  answer: wire.sendEnd,
});
export const readTransfer = post('/nft/transfer', { ...asks, ...ofTransfer, answer: wire.transfer });
export const recall = post('/nft/recall', { lost: 'sameEnd', ...ofTransfer, answer: wire.transfer });

export const readEvents = post('/nft/events', { ...asks, answer: wire.events });
export const claim = post('/nft/claim', {
  lost: 'harmless',
  send: ({ id, code }: { id: string; code: string }) => ({ body: { evntId: id, code } }),
  answer: wire.claimed,
});
export const readEntryCode = post('/nft/entryCode', { ...asks, ...ofToken, answer: wire.entryCode });
