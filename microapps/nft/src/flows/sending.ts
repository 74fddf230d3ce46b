import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { inquireSending, sendToken } from '../api/calls.ts';
import { type SendFacts, sendFacts, type Transfer } from '../model/token.ts';

/** What is about to be sent. */
export const sending = defineFlow('sending', {
  first: 'FNF20000',
  schema: v.object({ tokenId: v.string(), to: v.string() }),
});

/** A wrong PIN says how many tries are left: NFT_PIN_3. */
export const wrongPin = /^NFT_PIN_([1-4])$/;

/** One wish is one sending, however often it is tapped and wherever its answer is lost. */
export const sendOrder = defineOrder<SendFacts, Transfer>({
  name: 'nftSend',
  facts: sendFacts,
  send: (told, settings) => sendToken(told, settings),
  inquire: (key, settings) => inquireSending(key, settings),
  again: {
    NFT_PIN_1: 'secret',
    NFT_PIN_2: 'secret',
    NFT_PIN_3: 'secret',
    NFT_PIN_4: 'secret',
    NFT_QUOTE: 'facts',
  },
  resultAt: 'FNF43000',
});
