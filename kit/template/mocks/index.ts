import { v } from '@wallet/kit/schema';
import { AnswerError, defineRoom, memberOf, ok, readBody, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Application, answerOf, isAgreed, terms } from './applications.ts';
import { itemsAt, pageFrom } from './items.ts';

const applyBody = v.object({
  aplyNm: v.pipe(v.string(), v.minLength(1)),
  mphonNo: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)),
  aplyAmt: v.pipe(v.number(), v.integer(), v.minValue(10_000), v.maxValue(1_000_000)),
  hirkStpulIdList: v.array(v.string()),
});

export const newappRoom = defineRoom('/newapp', (routes) => {
  routes.get('/newapp/v1/items', (context) => {
    memberOf(context);
    return ok(context, pageFrom(itemsAt(context.get('world').now()), context.req.query('itemNo')));
  });

  routes.get('/newapp/v1/items/:itemNo', (context) => {
    memberOf(context);
    const items = itemsAt(context.get('world').now());
    const item = items.find(({ itemNo }) => itemNo === context.req.param('itemNo'));
    if (!item) throw new AnswerError('4040', '이용 내역을 찾을 수 없어요.', { status: 404 });
    return ok(context, item);
  });

  routes.get('/newapp/v1/terms', (context) => {
    memberOf(context);
    return ok(context, { stpulInfoList: terms });
  });

  routes.post('/newapp/v1/applications', async (context) => {
    const mine = remembered<Application[]>(context, 'newapp.applications', () => []);
    const intentId = context.req.header('idempotency-key') ?? '';
    const known = mine.find((application) => application.intentId === intentId);
    if (known) return ok(context, answerOf(known));
    const { hirkStpulIdList, aplyNm, aplyAmt } = await readBody(context, applyBody);
    if (intentId === '' || !isAgreed(hirkStpulIdList)) throw new AnswerError('4000', '신청할 수 없어요.');
    const aplyYmd = seoulDate(context.get('world').now());
    const made = { intentId, aplyNo: String(7001 + mine.length), aplyNm, aplyAmt, aplyYmd };
    mine.push(made);
    return ok(context, answerOf(made));
  });

  routes.get('/newapp/v1/applications/:aplyNo', (context) => {
    const mine = remembered<Application[]>(context, 'newapp.applications', () => []);
    const found = mine.find(({ aplyNo }) => aplyNo === context.req.param('aplyNo'));
    if (!found) throw new AnswerError('4040', '신청 내역을 찾을 수 없어요.', { status: 404 });
    return ok(context, answerOf(found));
  });
});
