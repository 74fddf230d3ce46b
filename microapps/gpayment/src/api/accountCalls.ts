import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import { type PayAccount, wonOf } from '../model/payAccount.ts';
import type { PinProof } from '../model/pinProof.ts';
import { once } from './once.ts';
import {
  accountsAnswer,
  callAnswer,
  finishAnswer,
  passAnswer,
  transferAnswer,
  type WireAccount,
} from './serviceWire.ts';

type Accounts = Infer<typeof accountsAnswer>;
type Finished = Infer<typeof finishAnswer>;

interface AccountOf {
  bankCode: string;
  accountNo: string;
}

const wireOf = ({ bankCode, accountNo }: AccountOf) => ({ bnkCd: bankCode, acNo: accountNo });
const lists = {
  method: 'GET',
  envelope: 'header',
  answer: accountsAnswer,
  duplicates: 'allow',
  to: ({ results }: Accounts) => results.map(toAccount),
} as const;
const finishes = {
  envelope: 'header',
  answer: finishAnswer,
  to: ({ finishYn }: Finished) => finishYn,
} as const;

function toAccount(wire: WireAccount): PayAccount {
  return {
    bankCode: wire.bnkCd,
    bankName: wire.bnkName,
    number: wire.acNo,
    kind: wire.dpostKnd,
    product: wire.prdctName,
    alias: wire.als,
    balance: wonOf(wire.bal),
    available: wonOf(wire.drwotAbilBal),
  };
}

/** The accounts that pay, the one used last first. */
export const readPayAccounts = defineCall<void, Accounts, PayAccount[]>({
  ...lists,
  path: '/gpayment-fe/payment-method/v1/accounts',
});

/** The customer's accounts at the own bank. */
export const readOwnBank = defineCall<void, Accounts, PayAccount[]>({
  ...lists,
  path: '/gpayment-fe/payment-method/v1/own-bank',
});

export const addAccount = defineCall<AccountOf & { key: string }, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: '/gpayment-fe/payment-method/v1/account',
  send: ({ key, ...account }) => ({ headers: once(key), body: wireOf(account) }),
});

/** A deletion, by POST (E48). */
export const deleteAccount = defineCall<AccountOf & { key: string }, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: '/gpayment-fe/payment-method/v1/delete',
  send: ({ key, ...account }) => ({ headers: once(key), body: wireOf(account) }),
});

const passwordPath = '/gpayment-fe/payment-method/v1/certification/password';
const wireProof = (proof: PinProof) => ('passNo' in proof ? { chngAthorNo: proof.passNo } : proof);

interface NewPin {
  key: string;
  /** both encrypted by `encryptField`: the server compares them, as nobody else can */
  password: string;
  again: string;
  proof?: PinProof;
}

/** Sets the payment password; where there is one already only with a proof. */
export const setPaymentPassword = defineCall<NewPin, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: passwordPath,
  send: ({ key, password, again, proof }) => ({
    headers: once(key),
    body: { encPassword: password, encPasswordCnfrm: again, ...(proof && wireProof(proof)) },
  }),
});

/** Whether this is the payment password; gives who knows it the number of one change. A wrong one counts like one that pays. */
export const checkPaymentPassword = defineCall<
  { key: string; old: string },
  Infer<typeof passAnswer>,
  PinProof
>({
  method: 'POST',
  path: passwordPath,
  envelope: 'header',
  answer: passAnswer,
  send: ({ key, old }) => ({ headers: once(key), body: { encPasswordOld: old } }),
  to: ({ chngAthorNo }) => ({ passNo: chngAthorNo }),
});

const transferPath = '/gpayment-fe/payment-method/v1/certification/transfer-account';
const callPath = '/gpayment-fe/payment-method/v1/certification/ARS';

export interface TransferCheck {
  serial: string;
  /** how long the number counts */
  seconds: number;
}

/** Sends one won whose sender carries a number. */
export const startTransfer = defineCall<AccountOf, Infer<typeof transferAnswer>, TransferCheck>({
  method: 'PUT',
  path: transferPath,
  envelope: 'header',
  answer: transferAnswer,
  send: (account) => ({ body: wireOf(account) }),
  to: ({ trnsfSerno, expSS }) => ({ serial: trnsfSerno, seconds: expSS }),
});

export const finishTransfer = defineCall<{ serial: string; number: string }, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: transferPath,
  send: ({ serial, number }) => ({ body: { trnsfSerno: serial, athorNo: number } }),
});

export interface CallCheck {
  /** to be pressed on the telephone */
  number: string;
  date: string;
  serial: string;
}

/** Has the customer called. */
export const startCall = defineCall<AccountOf, Infer<typeof callAnswer>, CallCheck>({
  method: 'PUT',
  path: callPath,
  envelope: 'header',
  answer: callAnswer,
  send: (account) => ({ body: wireOf(account) }),
  to: (wire) => ({ number: wire.inptNo, date: wire.telAthorRegiDate, serial: wire.telAthorRegiSerno }),
});

/** Whether the number was pressed; header code 310 is an error like any other (A61). */
export const finishCall = defineCall<Pick<CallCheck, 'date' | 'serial'>, Finished, boolean>({
  ...finishes,
  method: 'POST',
  path: callPath,
  send: ({ date, serial }) => ({ body: { telAthorRegiDate: date, telAthorRegiSerno: serial } }),
});
