import { post } from '@wallet/kit/api';
import type { Infer } from '@wallet/kit/schema';
import type { BankAccount, LinkedAccount, OwnAccount } from '../model/account.ts';
import { doneAnswer, linkedAnswer, ownBankAnswer, transferAnswer } from './walletWire.ts';

/** Questions by POST, and changes that say how it shall be: sent again they say the same. */
const point = { envelope: 'outData', lost: 'harmless' } as const;
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
export const getOnlyLinkAccounts = post('/point-fe/bank-book/v1/only-link-accounts', {
  ...point,
  answer: linkedAnswer,
  duplicates: 'allow',
  to: ({ linkAccountList }): LinkedAccount[] =>
    linkAccountList.map((wire) => ({ ...toAccount(wire), isMain: wire.mainAcYn })),
});

/** The customer's accounts at the group's own bank. */
export const readOwnBank = post('/point-fe/bank-book/v1/own-bank', {
  ...point,
  answer: ownBankAnswer,
  duplicates: 'allow',
  to: ({ accountList }): OwnAccount[] =>
    accountList.map((wire) => ({ ...toAccount(wire), isLinked: wire.linkYn })),
});

interface Linking {
  accountNo: string;
  alias: string;
  isMain: boolean;
  /** of a passed certification; empty for the group's own bank */
  certificationId: string;
}

export const linkAccount = post('/point-fe/bank-book/v1/link-account', {
  ...done,
  send: ({ accountNo, alias, isMain, certificationId }: Linking) => ({
    body: { acNo: accountNo, als: alias, mainAcYn: isMain ? '1' : '0', crtfcNo: certificationId },
  }),
});

export const unlinkAccount = post('/point-fe/bank-book/v1/link-account/delete', {
  ...done,
  send: (accountNo: string) => ({ body: { acNo: accountNo } }),
});

export const changeMainAccount = post('/point-fe/bank-book/v1/main-account', {
  ...done,
  send: (accountNo: string) => ({ body: { acNo: accountNo } }),
});

export const renameAccount = post('/point-fe/bank-book/v1/account-alias', {
  ...done,
  send: ({ accountNo, alias }: { accountNo: string; alias: string }) => ({
    body: { acNo: accountNo, als: alias },
  }),
});

/** Sends one won with four digits in its text to an account of another bank. */
export const startTransfer = post('/point-fe/bank-book/v1/transfer-account', {
  ...point,
  answer: transferAnswer,
  send: ({ bankCode, accountNo }: { bankCode: string; accountNo: string }) => ({
    body: { bnkCd: bankCode, acNo: accountNo },
  }),
  to: ({ crtfcNo, expSS }): { certificationId: string; seconds: number } => ({
    certificationId: crtfcNo,
    seconds: expSS,
  }),
});

export const checkTransfer = post('/point-fe/bank-book/v1/transfer-account/check', {
  ...done,
  send: ({ certificationId, digits }: { certificationId: string; digits: string }) => ({
    body: { crtfcNo: certificationId, inptNo: digits },
  }),
});
