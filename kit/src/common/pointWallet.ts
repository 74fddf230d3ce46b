import { type CallSettings, defineCall, wireList, wireText, wireYes } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';

// Asked by guards, maybe by several at once, and never with a person in the body (E53).
const lookup = { duplicates: 'allow', spinner: false } as const;
const point = { ...lookup, method: 'POST', envelope: 'outData' } as const;

const cddAnswer = v.object({ cDDTagetYn: wireText });

/** Whether customer due diligence is due: `1` or `0`; undefined for anything else (2-payment s7.3). */
export const readCddTarget = defineCall<void, Infer<typeof cddAnswer>, '0' | '1' | undefined>({
  ...point,
  path: '/point-fe/bank-book/v1/CDD',
  answer: cddAnswer,
  to: ({ cDDTagetYn }) => (cDDTagetYn === '0' || cDDTagetYn === '1' ? cDDTagetYn : undefined),
});

const bankbookAnswer = v.object({ walletEwtNo: wireText });

/** The point wallet's number; empty without one (2-payment s7.3). */
export const readPointWalletNo = defineCall<void, Infer<typeof bankbookAnswer>, string>({
  ...point,
  path: '/point-fe/bank-book/v1/bankbook',
  answer: bankbookAnswer,
  to: ({ walletEwtNo }) => walletEwtNo,
});

/** An account linked to the point wallet. */
export interface LinkedAccount {
  accountNo: string;
  bankCode: string;
  alias: string;
  isMain: boolean;
}

const accountsAnswer = v.object({
  linkAccountList: wireList(v.object({ acNo: wireText, bnkCd: wireText, als: wireText, mainAcYn: wireYes })),
});

function accountsCall(path: string) {
  return defineCall<void, Infer<typeof accountsAnswer>, LinkedAccount[]>({
    ...point,
    path,
    answer: accountsAnswer,
    to: ({ linkAccountList }) =>
      linkAccountList.map(({ acNo, bnkCd, als, mainAcYn }) => ({
        accountNo: acNo,
        bankCode: bnkCd,
        alias: als,
        isMain: mainAcYn,
      })),
  });
}

/** The linked accounts (2-payment s7.3, contracts/http.md). */
export const readLinkedAccounts = accountsCall('/point-fe/bank-book/v1/link-accounts');

/** The accounts that a transaction can take its money from (2-payment s7.3); the guard's own question stays cached (E55). */
export const readTransactionAccounts = accountsCall('/point-fe/transaction/v1/link-accounts');

/**
 * Whether there is a point wallet, and among its accounts a main one; accounts are asked for only where there is a
 * wallet (2-payment s4).
 *
 * @throws ApiError
 */
export async function readPointMembership(
  settings?: CallSettings,
): Promise<{ exists: boolean; mainAccount: boolean }> {
  if ((await readPointWalletNo(undefined, settings)) === '') return { exists: false, mainAccount: false };
  const accounts = await readLinkedAccounts(undefined, settings);
  return { exists: true, mainAccount: accounts.some(({ isMain }) => isMain) };
}

const userAnswer = v.object({ fxPyaccMberIdnfiNo: wireText });

/** The customer's number in foreign payment; empty for one who is no user. GET, as from the foreign area (A59). */
export const readGpaymentUserNo = defineCall<void, Infer<typeof userAnswer>, string>({
  ...lookup,
  method: 'GET',
  envelope: 'header',
  path: '/gpayment-fe/user/v1/inquiry',
  answer: userAnswer,
  to: ({ fxPyaccMberIdnfiNo }) => fxPyaccMberIdnfiNo,
});
