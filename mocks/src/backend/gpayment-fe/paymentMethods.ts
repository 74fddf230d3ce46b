import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { accountName, type BankAccount, bankAccountsOf, ledgerOf } from '../ledger/index.ts';
import { personaOf } from '../personas.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { filled } from '../wireFields.ts';
import { certificationRoutes, isProved } from './certifications.ts';
import { onceByKey } from './onceByKey.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { paymentAccountsOf, paymentMethodOf } from './paymentAccounts.ts';
import { refuse } from './refuse.ts';
import { payUserOf } from './userState.ts';

const accountBody = v.object({ bnkCd: filled, acNo: filled });

function balanceOf(context: Context<RoomEnv>, { acNo }: BankAccount): number {
  const { walletMberIdnfiNo } = memberOf(context);
  return ledgerOf(context.get('world')).balance(accountName.bank(walletMberIdnfiNo, acNo), 'KRW');
}

function findAccount(context: Context<RoomEnv>, { bnkCd, acNo }: { bnkCd: string; acNo: string }) {
  const own = bankAccountsOf(personaOf(context.get('world')));
  const found = own.find((account) => account.bnkCd === bnkCd && account.acNo === acNo);
  if (!found) throw refuse('accountUnknown');
  return found;
}

/** Accounts that pay, and the proofs that they are the customer's (2-payment s7.1). */
export function paymentMethodRoutes(routes: Hono<RoomEnv>): void {
  certificationRoutes(routes, findAccount);
  passwordRoutes(routes);

  routes.get('/gpayment-fe/payment-method/v1/accounts', (context) => {
    memberOf(context);
    const results = paymentAccountsOf(context).map((account) => {
      const { bnkCd, bnkName, acNo, prdctName, dpostKnd, acNoPtrn, als } = account;
      const bal = String(balanceOf(context, account));
      return { bnkCd, bnkName, acNo, prdctName, dpostKnd, acNoPtrn, als, bal, drwotAbilBal: bal };
    });
    return headerOk(context, { results });
  });

  routes.get('/gpayment-fe/payment-method/v1/own-bank', (context) => {
    memberOf(context);
    const results = bankAccountsOf(personaOf(context.get('world')))
      .filter(({ isOwnBank }) => isOwnBank)
      .map(({ acNo, bnkCd, bnkName, prdctName, dpostKnd, acNoPtrn, als }) => ({
        acNo,
        bnkCd,
        bnkName,
        prdctName,
        dpostKnd,
        acNoPtrn,
        als,
      }));
    return headerOk(context, { results });
  });

  routes.post('/gpayment-fe/payment-method/v1/account', async (context) => {
    memberOf(context);
    const asked = await readBody(context, accountBody);
    const body = onceByKey(context, 'account', () => {
      if (!payUserOf(context).isUser) throw refuse('notUser');
      const account = findAccount(context, asked);
      if (!account.isOwnBank && !isProved(context, account.acNo)) throw refuse('accountNotProved');
      const { accounts } = paymentMethodOf(context);
      if (!accounts.includes(account.acNo)) accounts.push(account.acNo);
      return { finishYn: 'Y' };
    });
    return headerOk(context, body);
  });

  routes.post('/gpayment-fe/payment-method/v1/delete', async (context) => {
    memberOf(context);
    const { acNo } = await readBody(context, accountBody);
    const body = onceByKey(context, 'deleteAccount', () => {
      const method = paymentMethodOf(context);
      method.accounts = method.accounts.filter((each) => each !== acNo);
      return { finishYn: 'Y' };
    });
    return headerOk(context, body);
  });
}
