import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { outDataOk, type RoomEnv, readBody } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { walletOf } from './walletState.ts';

const choice = v.pipe(v.string(), v.regex(/^\d\d$/));

/** Customer due diligence (2-payment s4): its answers are weighed at once. Paths are ours. */
export function dueDiligenceRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/bank-book/v1/CDD/status', (context) => {
    const { isCddTarget, cddDoneOn, isCddInReview } = walletOf(context);
    return outDataOk(context, {
      cDDTagetYn: isCddTarget ? '1' : '0',
      jdgYn: isCddInReview ? 'Y' : 'N',
      finishYmd: cddDoneOn,
    });
  });

  routes.post('/point-fe/bank-book/v1/CDD/answers', async (context) => {
    const body = await readBody(
      context,
      v.object({
        jobDstcd: choice,
        natnlCd: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        addr: v.pipe(v.string(), v.minLength(5), v.maxLength(200)),
        purpsDstcd: choice,
        fundDstcd: choice,
        realOwnrYn: v.picklist(['Y', 'N']),
      }),
    );
    const wallet = walletOf(context);
    // Whoever acts for somebody else, or with funds of another kind, is looked at by a person.
    wallet.isCddInReview = body.realOwnrYn === 'N' || body.fundDstcd === '09';
    if (!wallet.isCddInReview) {
      wallet.isCddTarget = false;
      wallet.cddDoneOn = seoulDate(context.get('world').now());
    }
    return outDataOk(context, { finishYn: wallet.isCddInReview ? 'N' : 'Y' });
  });
}
