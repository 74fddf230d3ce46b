import { defineCall } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { BankAccount, LinkedAccount, OwnAccount } from '../model/account.ts';
import { doneAnswer, linkedAnswer, ownBankAnswer, transferAnswer } from './walletWire.ts';

const point = { method: 'POST', envelope: 'outData' } as const;
const done = {
  ...point,
  answer: doneAnswer,
  to: ({ finishYn }: Infer<typeof doneAnswer>) => finishYn,
} as const;

function toAccount(
  wire:
    | Infer<typeof linkedAnswer>['linkAccountList'][number]
    | Infer<typeof ownBankAnswer>['accountList'][number],
): BankAccount {
  return {
    accountNo: wire.acNo,
    bankCode: wire.bnkCd,
    bank: { ko: wire.bnkName || wire.bnkCd, en: wire.bnkEngName || wire.bnkName || wire.bnkCd },
    product: wire.prdctName,
    alias: wire.als,
  };
}

/** getOnlyLinkAccounts of the specification (2-payment s7.3). */
export const getOnlyLinkAccounts = defineCall<void, Infer<typeof linkedAnswer>, LinkedAccount[]>({
  ...point,
  path: '/point-fe/bank-book/v1/only-link-accounts',
  answer: linkedAnswer,
  duplicates: 'allow',
  to: ({ linkAccountList }) => linkAccountList.map((wire) => ({ ...toAccount(wire), isMain: wire.mainAcYn })),
});

/** The customer's accounts at the group's own bank. */
export const readOwnBank = defineCall<void, Infer<typeof ownBankAnswer>, OwnAccount[]>({
  ...point,
  path: '/point-fe/bank-book/v1/own-bank',
  answer: ownBankAnswer,
  duplicates: 'allow',
  to: ({ accountList }) => accountList.map((wire) => ({ ...toAccount(wire), isLinked: wire.linkYn })),
});

interface Linking {
  accountNo: string;
  alias: string;
  isMain: boolean;
  /** of a passed certification; empty for the group's own bank */
  certificationId: string;
}

export const linkAccount = defineCall<Linking, Infer<typeof doneAnswer>, boolean>({
  ...done,
  path: '/point-fe/bank-book/v1/link-account',
  send: ({ accountNo, alias, isMain, certificationId }) => ({
    body: { acNo: accountNo, als: alias, mainAcYn: isMain ? '1' : '0', crtfcNo: certificationId },
  }),
});

export const unlinkAccount = defineCall<string, Infer<typeof doneAnswer>, boolean>({
  ...done,
  path: '/point-fe/bank-book/v1/link-account/delete',
  send: (accountNo) => ({ body: { acNo: accountNo } }),
});

export const changeMainAccount = defineCall<string, Infer<typeof doneAnswer>, boolean>({
  ...done,
  path: '/point-fe/bank-book/v1/main-account',
  send: (accountNo) => ({ body: { acNo: accountNo } }),
});

export const renameAccount = defineCall<
  { accountNo: string; alias: string },
  Infer<typeof doneAnswer>,
  boolean
>({
  ...done,
  path: '/point-fe/bank-book/v1/account-alias',
  send: ({ accountNo, alias }) => ({ body: { acNo: accountNo, als: alias } }),
});

/** Sends one won with four digits in its text to an account of another bank. */
export const startTransfer = defineCall<
  { bankCode: string; accountNo: string },
  Infer<typeof transferAnswer>,
  { certificationId: string; seconds: number }
>({
  ...point,
  path: '/point-fe/bank-book/v1/transfer-account',
  answer: transferAnswer,
  send: ({ bankCode, accountNo }) => ({ body: { bnkCd: bankCode, acNo: accountNo } }),
  to: ({ crtfcNo, expSS }) => ({ certificationId: crtfcNo, seconds: expSS }),
});

export const checkTransfer = defineCall<
  { certificationId: string; digits: string },
  Infer<typeof doneAnswer>,
  boolean
>({
  ...done,
  path: '/point-fe/bank-book/v1/transfer-account/check',
  send: ({ certificationId, digits }) => ({ body: { crtfcNo: certificationId, inptNo: digits } }),
});
