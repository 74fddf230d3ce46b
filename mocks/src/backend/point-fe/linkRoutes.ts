import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { type BankAccount, bankAccountsOf } from '../ledger/index.ts';
import { personaOf } from '../personas.ts';
import { outDataOk, type RoomEnv, readBody } from '../room.ts';
import { refuse } from './transactionsBook.ts';
import { bankAccountOf, joinedWalletOf, type LinkedBankAccount, walletOf } from './walletState.ts';

/** Digits that the mock's transfer of one won always carries. */
const TRANSFER_CODE = '3519';
const TRANSFER_SECONDS = 180;
const LINKED_AT_MOST = 5;

const acNo = v.pipe(v.string(), v.regex(/^\d{8,16}$/));
const alias = v.optional(v.pipe(v.string(), v.maxLength(20)), '');

/** A transfer of one won with digits in its text: whoever reads them holds the account. */
interface Certification {
  acNo: string;
  expiresAt: number;
  wrong: number;
  isDone: boolean;
}

/** Linked accounts (2-payment s7.3); but for the two lists, paths are ours. */
export function linkRoutes(routes: Hono<RoomEnv>): void {
  const list = (context: Context<RoomEnv>) =>
    outDataOk(context, {
      linkAccountList: walletOf(context).linked.map(({ isMain, ...linked }) => ({
        ...linked,
        mainAcYn: isMain ? '1' : '0',
      })),
    });
  routes.post('/point-fe/bank-book/v1/link-accounts', list);
  routes.post('/point-fe/transaction/v1/link-accounts', list);

  // getOnlyLinkAccounts: the linked accounts with what a customer knows them by.
  routes.post('/point-fe/bank-book/v1/only-link-accounts', (context) =>
    outDataOk(context, {
      linkAccountList: walletOf(context).linked.map(({ isMain, ...linked }) => ({
        ...described(bankAccountOf(context, linked.acNo)),
        ...linked,
        mainAcYn: isMain ? '1' : '0',
      })),
    }),
  );

  routes.post('/point-fe/bank-book/v1/own-bank', (context) => {
    const { linked } = walletOf(context);
    return outDataOk(context, {
      accountList: bankAccountsOf(personaOf(context.get('world')))
        .filter(({ isOwnBank }) => isOwnBank)
        .map((account) => ({
          ...described(account),
          linkYn: linked.some((one) => one.acNo === account.acNo) ? 'Y' : 'N',
        })),
    });
  });

  routes.post('/point-fe/bank-book/v1/link-account', async (context) => {
    const body = await readBody(
      context,
      v.object({ acNo, als: alias, mainAcYn: v.picklist(['0', '1']), crtfcNo: v.optional(v.string(), '') }),
    );
    const wallet = joinedWalletOf(context);
    const account = linkAccount(context, body);
    if (!wallet.linked.some((one) => one.acNo === body.acNo)) wallet.linked.push(account);
    if (body.mainAcYn === '1' || !wallet.linked.some(({ isMain }) => isMain))
      makeMain(wallet.linked, body.acNo);
    return outDataOk(context, { finishYn: 'Y' });
  });

  routes.post('/point-fe/bank-book/v1/main-account', async (context) => {
    const body = await readBody(context, v.object({ acNo }));
    makeMain(joinedWalletOf(context).linked, linkedOf(context, body.acNo).acNo);
    return outDataOk(context, { finishYn: 'Y' });
  });

  routes.post('/point-fe/bank-book/v1/account-alias', async (context) => {
    const body = await readBody(context, v.object({ acNo, als: alias }));
    linkedOf(context, body.acNo).als = body.als.trim();
    return outDataOk(context, { finishYn: 'Y' });
  });

  routes.post('/point-fe/bank-book/v1/link-account/delete', async (context) => {
    const body = await readBody(context, v.object({ acNo }));
    const wallet = joinedWalletOf(context);
    const target = wallet.linked.find((one) => one.acNo === body.acNo);
    // The main one goes last: points are charged out of it and go back to it.
    if (target?.isMain && wallet.linked.length > 1) refuse('UBPT0024', '대표 계좌를 먼저 바꿔 주세요.');
    wallet.linked = wallet.linked.filter((one) => one !== target);
    if (wallet.linked.length === 0) wallet.autoCharge.isOn = false;
    return outDataOk(context, { finishYn: 'Y' });
  });

  routes.post('/point-fe/bank-book/v1/transfer-account', async (context) => {
    const body = await readBody(context, v.object({ bnkCd: v.string(), acNo }));
    const account = bankAccountOf(context, body.acNo);
    if (account.bnkCd !== body.bnkCd) refuse('UBPT0003', '본인 명의의 계좌를 확인할 수 없어요.');
    const world = context.get('world');
    const crtfcNo = `TC${String(world.nextNumber('point.certification')).padStart(6, '0')}`;
    certificationsOf(context).set(crtfcNo, {
      acNo: account.acNo,
      expiresAt: world.now().getTime() + TRANSFER_SECONDS * 1000,
      wrong: 0,
      isDone: false,
    });
    return outDataOk(context, { crtfcNo, expSS: String(TRANSFER_SECONDS) });
  });

  routes.post('/point-fe/bank-book/v1/transfer-account/check', async (context) => {
    const body = await readBody(
      context,
      v.object({ crtfcNo: v.string(), inptNo: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
    );
    const certification = certificationsOf(context).get(body.crtfcNo);
    if (!certification || certification.expiresAt < context.get('world').now().getTime())
      return refuse('UBPT0021', '인증 시간이 지났어요. 다시 요청해 주세요.');
    if (certification.wrong >= 3) refuse('UBPT0023', '3회 잘못 입력했어요. 다시 요청해 주세요.');
    if (body.inptNo !== TRANSFER_CODE) {
      certification.wrong += 1;
      refuse('UBPT0022', '숫자가 맞지 않아요.');
    }
    certification.isDone = true;
    return outDataOk(context, { finishYn: 'Y' });
  });
}

function certificationsOf(context: Context<RoomEnv>): Map<string, Certification> {
  return context.get('world').room('point.certifications', () => new Map<string, Certification>());
}

/** An account that may be linked: the customer's, proved where it is of another bank, and not one too many. */
export function linkAccount(
  context: Context<RoomEnv>,
  { acNo, als, crtfcNo }: { acNo: string; als: string; crtfcNo: string },
): LinkedBankAccount {
  const account = bankAccountOf(context, acNo);
  const proof = certificationsOf(context).get(crtfcNo);
  if (!account.isOwnBank && !(proof?.isDone && proof.acNo === acNo))
    refuse('UBPT0025', '계좌 인증을 먼저 마쳐 주세요.');
  const { linked } = walletOf(context);
  if (linked.length >= LINKED_AT_MOST && !linked.some((one) => one.acNo === acNo))
    refuse('UBPT0026', '계좌는 5개까지 연결할 수 있어요.');
  return { acNo, bnkCd: account.bnkCd, als: als.trim() || account.als, isMain: false };
}

function linkedOf(context: Context<RoomEnv>, number: string): LinkedBankAccount {
  const found = joinedWalletOf(context).linked.find((one) => one.acNo === number);
  return found ?? refuse('UBPT0027', '연결된 계좌가 아니에요.');
}

function makeMain(linked: readonly LinkedBankAccount[], number: string): void {
  for (const account of linked) account.isMain = account.acNo === number;
}

function described({ acNo: number, bnkCd, bnkName, bnkEngName, prdctName, als }: BankAccount) {
  return { acNo: number, bnkCd, bnkName, bnkEngName, prdctName, als };
}
