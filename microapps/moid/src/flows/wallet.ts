import { ApiError } from '@wallet/kit/api';
import type { ChosenNumber } from '@wallet/kit/app';
import { openScreen, type ScreenParams, type walletPurposes, type walletStatuses } from '@wallet/kit/bridge';
import { type Schema, v } from '@wallet/kit/schema';
import { inWallet, issuables, opened } from '../api/wire.ts';

/** The wallet belongs to the state and lives in the phone app: this page asks it, and never holds a key or a number. */

type Purpose = (typeof walletPurposes)[number];
export type WalletStatus = (typeof walletStatuses)[number];
/** By what the wallet knows its holder: the number as it was sealed at the keypad, or face and finger. */
export type HolderProof = { pin: string } | { biometry: string };

/** What the wallet only tells comes at once. */
const TOLD_MS = 15_000;
const quiet: readonly Purpose[] = ['status', 'list', 'issuableList', 'vcIssue'];

function failed(purpose: Purpose, code: string, payload?: unknown): ApiError {
  return new ApiError({ kind: 'code', method: 'WALLET', path: purpose, code, payload });
}

const refusal = v.object({ refused: v.string(), left: v.number() });

/** Asks the wallet; its own no rejects as a refusal of a call does, `WALLET_` before its name. */
async function ask<T>(purpose: Purpose, params: object, answer: Schema<T>): Promise<T> {
  const isQuiet = quiet.includes(purpose) && !('pin' in params);
  const outcome = await openScreen(
    'identityWallet',
    { purpose, ...params } as ScreenParams<'identityWallet'>,
    isQuiet ? { limitMs: TOLD_MS } : {},
  );
  if (!outcome.ok) {
    if (outcome.code === 'NO_HOST' || outcome.code === 'UNSUPPORTED') throw failed(purpose, 'WALLET_ABSENT');
    // Going back is an answer: nothing is told.
    if (outcome.code === 'CANCELLED' && !isQuiet)
      throw new ApiError({ kind: 'aborted', method: 'WALLET', path: purpose });
    throw failed(purpose, 'WALLET_FAILED');
  }
  const refused = v.safeParse(refusal, outcome.value);
  if (refused.success) throw failed(purpose, `WALLET_${refused.output.refused}`, refused.output);
  const read = v.safeParse(answer, outcome.value);
  if (!read.success) throw failed(purpose, 'WALLET_FAILED');
  return read.output;
}

const status = v.object({ status: v.string() });
const done = v.object({ isDone: v.boolean() });
const within = <T>(schema: Schema<T>) => v.object({ credentials: schema });

export const walletStatus = async () => (await ask('status', {}, status)).status as WalletStatus;
export const checkHolder = (proof: HolderProof) => ask('status', proof, status);
export const listCards = async () => (await ask('list', {}, within(inWallet))).credentials;
export const listIssuable = async () => (await ask('issuableList', {}, within(issuables))).credentials;

export async function openCard(cardId: string, proof: HolderProof) {
  const { credentials } = await ask('detail', { vcId: cardId, ...proof }, within(v.array(opened)));
  const [card] = credentials;
  if (!card) throw failed('detail', 'WALLET_CARD_GONE');
  return card;
}

type Document = { way: 'IC'; icPin: string } | { way: 'QR'; text: string };
export const readDocument = (txId: string, by: Document) => ask('connect', { txId, ...by }, done);
/** The wallet's number chosen anew; face and finger beside it where the customer wants. */
const toWallet = ({ pin, again, hasBiometry }: ChosenNumber) => ({
  fresh: pin,
  again,
  biometry: hasBiometry ? 'Y' : 'N',
});
export const makeWallet = (txId: string, number: ChosenNumber) =>
  ask('didIssue', { txId, ...toWallet(number) }, done);
export const joinWallet = (txId: string, proof: HolderProof) => ask('didIssue', { txId, ...proof }, done);
export const connectPhone = (txId: string, proof: HolderProof) => ask('secondCa', { txId, ...proof }, done);
export const issueCard = async (txId: string) => (await ask('vcIssue', { txId }, done)).isDone;

export const changeNumber = (number: ChosenNumber) => ask('didUpdate', toWallet(number), done);
export const setBiometry = (hasBiometry: boolean, proof: HolderProof) =>
  ask('didUpdate', { hasBiometry, ...proof }, done);
export const renewKey = (proof: HolderProof) => ask('didUpdate', proof, done);
export const updateAddress = (cardId: string, proof: HolderProof) =>
  ask('addressUpdate', { vcId: cardId, ...proof }, done);
export const deleteCard = (cardId: string, proof: HolderProof) =>
  ask('delete', { vcId: cardId, ...proof }, done);
export const disconnect = (proof: HolderProof) => ask('disconnect', proof, done);
export const cancelLoss = (proof: HolderProof) => ask('lossCancel', proof, done);

interface Presented {
  cardId: string;
  nonce: string;
  verifier: string;
  attributes: readonly string[];
}
/** What the verifier gets, signed by the wallet: these attributes, for this nonce, once. */
export const present = async ({ cardId, ...request }: Presented, proof: HolderProof) =>
  (await ask('vpSubmit', { vcId: cardId, ...request, ...proof }, v.object({ presentation: v.string() })))
    .presentation;
