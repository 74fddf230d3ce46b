import { get, post, put } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { PinProof } from '../model/pinProof.ts';
import * as wire from './serviceWire.ts';

interface AccountOf {
  bankCode: string;
  accountNo: string;
}

const area = { envelope: 'header' } as const;
const lists = { ...area, duplicates: 'allow', answer: wire.accounts } as const;
const changes = { ...area, lost: 'sameKey', again: true } as const;
const account = {
  ...area,
  send: ({ bankCode, accountNo }: AccountOf) => ({ body: { bnkCd: bankCode, acNo: accountNo } }),
};

/** The accounts that pay, the one used last first. */
export const readPayAccounts = get('/gpayment-fe/payment-method/v1/accounts', lists);

/** The customer's accounts at the own bank. */
export const readOwnBank = get('/gpayment-fe/payment-method/v1/own-bank', lists);

export const addAccount = post('/gpayment-fe/payment-method/v1/account', {
  ...changes,
  ...account,
  answer: wire.finished,
});

/** A deletion, by POST (E48). */
export const deleteAccount = post('/gpayment-fe/payment-method/v1/delete', {
  ...changes,
  ...account,
  answer: wire.finished,
});

const passwordPath = '/gpayment-fe/payment-method/v1/certification/password';
const wireProof = (proof: PinProof) => ('passNo' in proof ? { chngAthorNo: proof.passNo } : proof);

interface NewPin {
  /** both encrypted by `encryptField`: the server compares them, as nobody else can */
  password: string;
  again: string;
  proof?: PinProof;
}

/** Sets the payment password; where there is one already only with a proof. */
export const setPaymentPassword = post(passwordPath, {
  ...changes,
  send: ({ password, again, proof }: NewPin) => ({
    body: { encPassword: password, encPasswordCnfrm: again, ...(proof && wireProof(proof)) },
  }),
  answer: wire.finished,
});

/** Whether this is the payment password; gives who knows it the number of one change. A wrong one counts like one that pays. */
export const checkPaymentPassword = post(passwordPath, {
  ...changes,
  send: ({ old }: { old: string }) => ({ body: { encPasswordOld: old } }),
  answer: wire.pass,
});

const transferPath = '/gpayment-fe/payment-method/v1/certification/transfer-account';
const callPath = '/gpayment-fe/payment-method/v1/certification/ARS';

/** `seconds`: how long the number counts. */
export type TransferCheck = Infer<typeof wire.transferCheck>;
/** `number` is to be pressed on the telephone. */
export type CallCheck = Infer<typeof wire.callCheck>;

/** Sends one won whose sender carries a number; a later one takes the place of an earlier one. */
export const startTransfer = put(transferPath, { ...account, lost: 'harmless', answer: wire.transferCheck });

export const finishTransfer = post(transferPath, {
  ...area,
  lost: 'harmless',
  send: ({ serial, number }: { serial: string; number: string }) => ({
    body: { trnsfSerno: serial, athorNo: number },
  }),
  answer: wire.finished,
});

/** Has the customer called. */
export const startCall = put(callPath, { ...account, lost: 'harmless', answer: wire.callCheck });

/** Whether the number was pressed; header code 310 is an error like any other (A61). */
export const finishCall = post(callPath, {
  ...area,
  lost: 'harmless',
  send: ({ date, serial }: Pick<CallCheck, 'date' | 'serial'>) => ({
    body: { telAthorRegiDate: date, telAthorRegiSerno: serial },
  }),
  answer: wire.finished,
});
