import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { onceByKey } from '../gpayment-fe/onceByKey.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { memberOf, outDataOk, type RoomEnv, readBody } from '../room.ts';
import { chargeIfShort } from './autoCharge.ts';
import { refuse } from './transactionsBook.ts';
import * as field from './transactionsFields.ts';
import { leftFor, MONTHLY_AT_MOST, pointsOf } from './transactionsLimits.ts';
import { checkPointPassword, joinedWalletOf, mainAccountOf } from './walletState.ts';

/** The most a customer may set, in points. */
const ONCE_AT_MOST = 1_000_000;
const DAILY_AT_MOST = 3_000_000;

/** What tranDsticKey (2-payment s7.3) stands for; the values are ours. */
const kinds = { '01': 'charge', '02': 'send', '03': 'withdraw', '04': 'pay' } as const;

const yn = v.picklist(['Y', 'N']);
const answered = (isOn: boolean) => (isOn ? 'Y' : 'N');

/** Limits, automatic charging, notifications and due diligence. Paths are ours, but for limit-balance. */
export function settingRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/transaction/v1/limit-balance', async (context) => {
    const { tranDsticKey } = await readBody(
      context,
      v.object({ tranDsticKey: v.picklist(['01', '02', '03', '04']) }),
    );
    const { limits } = joinedWalletOf(context);
    const left = leftFor(context, kinds[tranDsticKey]);
    return outDataOk(context, {
      tranDsticKey,
      onceLmtAmt: String(limits.once),
      dayLmtAmt: String(limits.daily),
      dayBalAmt: String(left.daily),
      monLmtAmt: String(MONTHLY_AT_MOST),
      monBalAmt: String(left.monthly),
      onceMaxAmt: String(ONCE_AT_MOST),
      dayMaxAmt: String(DAILY_AT_MOST),
    });
  });

  routes.post('/point-fe/transaction/v1/limit-change', async (context) => {
    const body = await readBody(
      context,
      v.object({ onceLmtAmt: field.points, dayLmtAmt: field.points, encPassword: field.password }),
    );
    const open = await openSealed(context, body.encPassword);
    const change = () => {
      const wallet = joinedWalletOf(context);
      const [once, daily] = [body.onceLmtAmt, body.dayLmtAmt];
      if (once > ONCE_AT_MOST || daily > DAILY_AT_MOST || once > daily)
        refuse('UBPT0040', '한도를 다시 확인해 주세요.');
      checkPointPassword(context, open());
      wallet.limits = { once, daily };
      return { finishYn: 'Y' };
    };
    return outDataOk(context, onceByKey(context, 'point.limits', change, 'outData'));
  });

  routes.post('/point-fe/bank-book/v1/settings', (context) => {
    const { autoCharge, notifications, password } = joinedWalletOf(context);
    return outDataOk(context, {
      atmtcChrgYn: answered(autoCharge.isOn),
      chrgStndAmt: String(autoCharge.belowPoints),
      chrgAmt: String(autoCharge.chargePoints),
      tranNtcYn: answered(notifications.money),
      expNtcYn: answered(notifications.expiry),
      bnftNtcYn: answered(notifications.benefits),
      psswdYn: answered(password !== null),
      blnc: String(pointsOf(context)),
    });
  });

  routes.post('/point-fe/bank-book/v1/auto-charge', async (context) => {
    const body = await readBody(
      context,
      v.object({ atmtcChrgYn: yn, chrgStndAmt: field.points, chrgAmt: field.points }),
    );
    const wallet = joinedWalletOf(context);
    if (body.atmtcChrgYn === 'Y') mainAccountOf(context);
    if (body.chrgAmt > wallet.limits.once) refuse('UBPT0041', '1회 한도보다 많이 충전할 수 없어요.');
    wallet.autoCharge = {
      isOn: body.atmtcChrgYn === 'Y',
      belowPoints: body.chrgStndAmt,
      chargePoints: body.chrgAmt,
    };
    chargeIfShort(context.get('world'), memberOf(context).walletMberIdnfiNo);
    return outDataOk(context, { finishYn: 'Y' });
  });

  routes.post('/point-fe/bank-book/v1/notifications', async (context) => {
    const body = await readBody(context, v.object({ tranNtcYn: yn, expNtcYn: yn, bnftNtcYn: yn }));
    joinedWalletOf(context).notifications = {
      money: body.tranNtcYn === 'Y',
      expiry: body.expNtcYn === 'Y',
      benefits: body.bnftNtcYn === 'Y',
    };
    return outDataOk(context, { finishYn: 'Y' });
  });
}
