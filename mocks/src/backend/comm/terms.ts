import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { changeOwn } from '../mber/register.ts';
import { doneCheck } from '../mobile-validation/checks.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody, readQuery } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { code, filled, flag, maybeText, wireDate } from '../wireFields.ts';
import { agreementsOf, isUnderFourteen } from './agreements.ts';
import { serviceCode } from './services.ts';
import { termsOf } from './termsCatalogue.ts';

const service = v.pipe(v.optional(code, '01'), v.transform(serviceCode));
const channel = v.optional(v.picklist(['1', '2', '3']), '3');
const MARKETING_TERM = 'CML000104';
const DAY = 24 * 60 * 60 * 1000;

const infoQuery = v.object({
  walletSvcDstic: service,
  expsChnlDsticVal: channel,
  // Whoever is still to join has no age here: the sign-up says which terms it needs (1-shell s3).
  stpulClsfi: v.optional(v.picklist(['10', '20'])),
});
const agreementQuery = v.object({ walletSvcDstic: service });
const checkQuery = v.object({
  walletSvcDstic: service,
  periodNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '999'),
  reAgrmtDate: v.optional(v.union([wireDate, v.literal('')]), ''),
  expsChnlDstVal: channel,
});
// The two spellings of the id are both in use (A65).
const agreement = v.pipe(
  v.object({ hirkStpulId: maybeText, hirkStpulID: maybeText, stpulAgrmtYn: flag }),
  v.transform(({ hirkStpulId, hirkStpulID, stpulAgrmtYn }) => ({
    id: hirkStpulId ?? hirkStpulID,
    stpulAgrmtYn,
  })),
  v.object({ id: filled, stpulAgrmtYn: flag }),
);
const insertBody = v.object({
  walletSvcDstic: service,
  // The phone check of the guardian who agrees as proxy (type 3).
  grdnVldtnNo: maybeText,
  stpulInfoList: v.pipe(v.array(agreement), v.minLength(1)),
});

export function termsRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/comm/common/stpulInfo', (context) => {
    const { walletSvcDstic, stpulClsfi } = readQuery(context, infoQuery);
    const isYoung = stpulClsfi === undefined ? isUnderFourteen(context) : stpulClsfi === '20';
    return ok(context, { stpulInfoList: termsOf(walletSvcDstic, isYoung) });
  });

  routes.get('/comm/common/stpulAgrmtInfo', (context) => {
    const { walletSvcDstic } = readQuery(context, agreementQuery);
    const agreements = agreementsOf(context);
    const stpulAgrmtInfoList = termsOf(walletSvcDstic, isUnderFourteen(context)).map(
      ({ hirkStpulId, stpulName, mandanYn }) => ({
        hirkStpulId,
        stpulName,
        mandanYn,
        ...(agreements.get(hirkStpulId) ?? { stpulAgrmtYn: 'N', stpulAgrmtDate: '' }),
      }),
    );
    return ok(context, { stpulAgrmtInfoList });
  });

  routes.get('/comm/common/stpulAgrmtInfoChk', (context) => {
    const { walletSvcDstic, periodNo, reAgrmtDate } = readQuery(context, checkQuery);
    const agreements = agreementsOf(context);
    const now = context.get('world').now();
    const oldest = seoulDate(new Date(now.getTime() - periodNo * DAY));
    const since = reAgrmtDate > oldest ? reAgrmtDate.slice(0, 8) : oldest;
    const stpulAgrmtChkList = termsOf(walletSvcDstic, isUnderFourteen(context)).filter((term) => {
      const known = agreements.get(term.hirkStpulId);
      const isFresh = known?.stpulAgrmtYn === 'Y' && known.stpulAgrmtDate >= since;
      return term.mandanYn === 'Y' && !isFresh;
    });
    return ok(context, { stpulAgrmtChkCnt: stpulAgrmtChkList.length, reAgrmtDate: since, stpulAgrmtChkList });
  });

  routes.post('/comm/common/insertStpulInfo', async (context) => {
    memberOf(context);
    const { walletSvcDstic, stpulInfoList, grdnVldtnNo } = await readBody(context, insertBody);
    const terms = termsOf(walletSvcDstic, isUnderFourteen(context));
    const stpulAgrmtDate = seoulDate(context.get('world').now());
    for (const { id, stpulAgrmtYn } of stpulInfoList) {
      const term = terms.find(({ hirkStpulId }) => hirkStpulId === id);
      if (!term) {
        throw new AnswerError('2002', '확인할 수 없는 약관이에요.', { status: 400 });
      }
      if (term.mandanYn === 'Y' && stpulAgrmtYn === 'N') {
        throw new AnswerError('2001', '필수 약관에 동의해 주세요.');
      }
    }
    const agreements = agreementsOf(context);
    const isProxy = (id: string) =>
      terms.some(({ hirkStpulId, stpulType }) => hirkStpulId === id && stpulType === '3');
    if (stpulInfoList.some(({ id, stpulAgrmtYn }) => stpulAgrmtYn === 'Y' && isProxy(id))) {
      if (!grdnVldtnNo) throw new AnswerError('MBR_GUARDIAN_MISSING', '법정대리인 동의가 필요해요.');
      doneCheck(context.get('world'), grdnVldtnNo, 'GRDN');
    }
    for (const { id, stpulAgrmtYn } of stpulInfoList) {
      agreements.set(id, { stpulAgrmtYn, stpulAgrmtDate });
      // One consent, seen from two pages: whoever takes the term back is advertised to no more.
      if (id === MARKETING_TERM) {
        changeOwn(context, {
          maktngPuseCnsntYn: stpulAgrmtYn,
          maktngCnsntRcallYn: stpulAgrmtYn === 'Y' ? 'N' : 'Y',
        });
      }
    }
    return ok(context, { successYn: 'Y' });
  });
}
