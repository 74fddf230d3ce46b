import { v } from '@wallet/kit/schema';
import { AnswerError, defineRoom, ok, readBody } from '../room.ts';
import { filled } from '../wireFields.ts';
import { CODE_MS, openCheck, PHONE_CODE, purposes, startCheck } from './checks.ts';

const sendBody = v.object({
  vldtnPuseDstcd: v.picklist(purposes),
  custName: filled,
  birth: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  custGubn: v.pipe(v.string(), v.regex(/^\d$/)),
  cmmccoDstcd: v.pipe(v.string(), v.regex(/^0[1-6]$/)),
  phone: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)),
});
const extendBody = v.object({ vldtnNo: filled });
const checkBody = v.object({ vldtnNo: filled, crtfcNo: filled });

/** Mobile phone verification: send, extend, check (1-shell s7.4). Its paths and fields are ours (N19). */
export const mobileValidationRoom = defineRoom('/mobile-validation', (routes) => {
  routes.post('/mobile-validation/send', async (context) => {
    const asked = await readBody(context, sendBody);
    const { vldtnNo } = startCheck(context.get('world'), asked);
    return ok(context, { vldtnNo, expSS: CODE_MS / 1000 });
  });

  routes.post('/mobile-validation/extend', async (context) => {
    const { vldtnNo } = await readBody(context, extendBody);
    const world = context.get('world');
    openCheck(world, vldtnNo).expiresAt = world.now().getTime() + CODE_MS;
    return ok(context, { expSS: CODE_MS / 1000 });
  });

  routes.post('/mobile-validation/check', async (context) => {
    const { vldtnNo, crtfcNo } = await readBody(context, checkBody);
    const check = openCheck(context.get('world'), vldtnNo);
    if (crtfcNo !== PHONE_CODE) {
      check.failCount += 1;
      throw new AnswerError('MBV_WRONG', '인증번호가 일치하지 않아요.');
    }
    check.isDone = true;
    return ok(context, { vldtnYn: 'Y' });
  });
});
