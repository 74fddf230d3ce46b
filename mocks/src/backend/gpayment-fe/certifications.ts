import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { accountName, type BankAccount, ledgerOf } from '../ledger/index.ts';
import { headerOk, memberOf, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import { refuse } from './refuse.ts';

type FindAccount = (context: Context<RoomEnv>, asked: { bnkCd: string; acNo: string }) => BankAccount;

interface Certifications {
  proved: Set<string>;
  transfer: { serial: string; acNo: string; until: number; tries: number } | undefined;
  calls: Map<string, { acNo: string; answeredAt: number }>;
}

/** The four digits behind the sender's name on every 1-won transfer. */
const TRANSFER_NUMBER = '2468';

const TRANSFER_SECONDS = 300;
const MOST_TRIES = 3;
/** So long the customer takes to answer the telephone and press the number. */
const CALL_MS = 2000;

const startBody = v.object({ bnkCd: filled, acNo: filled });
const transferBody = v.object({ trnsfSerno: filled, athorNo: filled });
const callBody = v.object({ telAthorRegiDate: filled, telAthorRegiSerno: filled });

function certificationsOf(context: Context<RoomEnv>): Certifications {
  return remembered<Certifications>(context, 'gpayment.certifications', () => ({
    proved: new Set(),
    transfer: undefined,
    calls: new Map(),
  }));
}

/** Whether the member has shown that an account of another bank is theirs. */
export function isProved(context: Context<RoomEnv>, acNo: string): boolean {
  return certificationsOf(context).proved.has(acNo);
}

/** PUT starts a proof, POST ends it (2-payment s7.1); the 1-won transfer and the telephone call. */
export function certificationRoutes(routes: Hono<RoomEnv>, findAccount: FindAccount): void {
  const transferPath = '/gpayment-fe/payment-method/v1/certification/transfer-account';
  const callPath = '/gpayment-fe/payment-method/v1/certification/ARS';

  routes.put(transferPath, async (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    const { acNo } = findAccount(context, await readBody(context, startBody));
    const world = context.get('world');
    const serial = `T${String(world.nextNumber('gpayment.transfer')).padStart(8, '0')}`;
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: 'oneWon',
      entries: [
        { account: accountName.network('domestic'), currency: 'KRW', amount: -1 },
        { account: accountName.bank(walletMberIdnfiNo, acNo), currency: 'KRW', amount: 1 },
      ],
    });
    const until = world.now().getTime() + TRANSFER_SECONDS * 1000;
    certificationsOf(context).transfer = { serial, acNo, until, tries: 0 };
    return headerOk(context, { trnsfSerno: serial, expSS: TRANSFER_SECONDS });
  });

  routes.post(transferPath, async (context) => {
    memberOf(context);
    const { trnsfSerno, athorNo } = await readBody(context, transferBody);
    const certifications = certificationsOf(context);
    const { transfer, proved } = certifications;
    if (transfer?.serial !== trnsfSerno || context.get('world').now().getTime() > transfer.until) {
      throw refuse('checkOver');
    }
    if (athorNo !== TRANSFER_NUMBER) {
      transfer.tries += 1;
      if (transfer.tries < MOST_TRIES) throw refuse('numberWrong');
      certifications.transfer = undefined;
      throw refuse('checkOver');
    }
    proved.add(transfer.acNo);
    return headerOk(context, { finishYn: 'Y' });
  });

  routes.put(callPath, async (context) => {
    memberOf(context);
    const { acNo } = findAccount(context, await readBody(context, startBody));
    const world = context.get('world');
    const number = world.nextNumber('gpayment.call');
    const telAthorRegiSerno = String(number).padStart(10, '0');
    const answeredAt = world.now().getTime() + CALL_MS;
    certificationsOf(context).calls.set(telAthorRegiSerno, { acNo, answeredAt });
    const telAthorRegiDate = seoulDate(world.now());
    return headerOk(context, { inptNo: String(36 + (number % 60)), telAthorRegiDate, telAthorRegiSerno });
  });

  routes.post(callPath, async (context) => {
    memberOf(context);
    const { telAthorRegiSerno } = await readBody(context, callBody);
    const { calls, proved } = certificationsOf(context);
    const call = calls.get(telAthorRegiSerno);
    if (call === undefined || context.get('world').now().getTime() < call.answeredAt) {
      const message = '전화 인증이 아직 끝나지 않았어요.';
      // The sample of the specification: a code of the header that is not 200 is an error (A61).
      const header = {
        code: 310,
        message,
        errMsgCd: 'UBFR0330',

        outptCtnt: message,
        treatRspblPsnMsgCtnt: '',
      };
      return context.json({ header, body: { finishYn: 'N' } });
    }
    proved.add(call.acNo);
    return headerOk(context, { finishYn: 'Y' });
  });
}
