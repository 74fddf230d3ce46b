import { charge, moveToSeller } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { World } from '../room.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type Application, type At, issue, now, type Own, own, refuse } from './own.ts';

/** How long the queue is, by kind: five to forty seconds. */
const QUEUE = [5, 8, 12, 20, 40];
export const queueSeconds = (kndId: string): number =>
  QUEUE[[...kndId].reduce((sum, letter) => sum + letter.charCodeAt(0), 2) % QUEUE.length] ?? 5;

const reasons: Readonly<Record<string, string>> = {
  '20': '어느 주소로 발급할지 정해야 해요.',
  '31': '등록된 이름과 달라요.',
};

function tell(world: World, memberId: string, title: Words, screen: string): void {
  notify(world, memberId, {
    title,
    text: { ko: '자세한 내용을 확인해 주세요.', en: 'See the details.' },
    link: screen,
  });
}

/** Moves the fee back, once. */
function giveBack(world: World, one: Application, { fee }: Kind): void {
  if (one.paidYn === 'N' || one.rfndYn === 'Y') return;
  one.rfndYn = 'Y';
  moveToSeller(world, 'certi', { memberId: one.walletMberIdnfiNo, intentId: one.reqTxId }, -fee);
}

/** What has come of it by now. */
function settle(world: World, mine: Own, one: Application): Application {
  const kind = kindOf(one.kndId);
  if (!kind || one.beganAt === null || one.rspnsCode !== '10') return one;
  if (world.now().getTime() < one.beganAt + queueSeconds(one.kndId) * 1000 || kind.rspnsCode === '10')
    return one;
  const isChosen = kind.rspnsCode === '20' && one.fldList.some(({ fldId }) => fldId === 'ADDR');
  if (kind.rspnsCode && !isChosen) {
    Object.assign(one, { rspnsCode: kind.rspnsCode, rspnsMssage: reasons[kind.rspnsCode] ?? '' });
    giveBack(world, one, kind);
  } else {
    const made = issue(world, one);
    mine.issued.unshift(made);
    Object.assign(one, { rspnsCode: '00', certNo: made.certNo });
  }
  const isGood = one.certNo !== '';
  if (mine.msgYn === 'Y')
    tell(
      world,
      one.walletMberIdnfiNo,
      isGood
        ? { ko: '증명서가 발급됐어요', en: 'Your certificate is ready' }
        : { ko: '증명서를 발급하지 못했어요', en: 'Your certificate was not issued' },
      isGood ? 'FCE15000' : 'FCE25000',
    );
  return one;
}

export const stateOf = (one: Application): 'SIGN' | 'UNPD' | 'WAIT' | 'ISSU' | 'FAIL' => {
  if (one.signedAt === null) return 'SIGN';
  if (one.beganAt === null) return 'UNPD';
  if (one.rspnsCode === '10') return 'WAIT';
  return one.rspnsCode === '00' ? 'ISSU' : 'FAIL';
};

export const applicationsOf = (context: At): Application[] => {
  const mine = own(context);
  return mine.applications.map((one) => settle(context.get('world'), mine, one));
};

export function applicationOf(context: At, reqTxId: string): Application {
  const one = applicationsOf(context).find((each) => each.reqTxId === reqTxId);
  return one ?? refuse('CTI_NO_REQUEST', '신청을 찾을 수 없어요.');
}

/** How an application stands, under the names of a certificate's detail (R791). */
export function answered(context: At, one: Application) {
  const kind = kindOf(one.kndId);
  const left =
    one.beganAt === null
      ? 0
      : Math.max(0, Math.ceil((one.beganAt + queueSeconds(one.kndId) * 1000 - now(context)) / 1000));
  return {
    reqTxId: one.reqTxId,
    ogtxtIdnfr: one.ogtxtIdnfr,
    sttus: stateOf(one),
    certType: one.kndId,

    kndNm: kind?.kndNm ?? '',
    trgtNm: one.trgt.trgtNm,
    famAcsTycd: one.famAcsTycd,

    fee: kind?.fee ?? 0,
    rfndYn: one.rfndYn,
    frntCnt: Math.ceil(left / 2),
    lftSS: left,

    rspnsCode: one.rspnsCode,
    rspnsMssage: one.rspnsMssage,
    ecdwTyCode: kind?.ecdwTyCode ?? 'P',
    certNo: one.certNo,
  };
}

/** The unpaid fee that an open page of the payment company stands for. */
export function certificateToPay(world: World, token: string): Payable | undefined {
  const all = [...world.room('certi', () => new Map<string, Own>()).values()];
  const one = all.flatMap(({ applications }) => applications).find(({ payToken }) => payToken === token);
  const kind = one && kindOf(one.kndId);
  if (!one || !kind) return undefined;
  return {
    product: `${kind.kndNm.ko} 수수료`,
    amount: kind.fee,
    settle(act) {
      one.payToken = null;
      const sold = { memberId: one.walletMberIdnfiNo, intentId: one.reqTxId };
      const result = charge(world, act, 'certi', sold, kind.fee);
      if (result === 'paid') Object.assign(one, { paidYn: 'Y', beganAt: world.now().getTime() });
      return '/certi/FCE24000';
    },
  };
}
