import { maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { ageOf } from '../mobile-validation/checks.ts';
import { findCustomer } from '../mstr/findCustomer.ts';
import { fail, ok, type RoomEnv, readBody } from '../room.ts';
import { filled, maybeText } from '../wireFields.ts';
import { accountsOf } from './register.ts';

const preUserBody = v.object({ cnifNo: filled });
const joinInfoBody = v.object({ ci: filled });
const tokenBody = v.object({ token: filled, deviceId: maybeText });
const FOURTEEN = 140_000;
const TOKEN_PREFIX = 'book-';

export function lookupRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mber/allowApi/getPreUserInfoByCi', async (context) => {
    const { cnifNo } = await readBody(context, preUserBody);
    const customer = findCustomer(context.get('world'), { ci: cnifNo });
    return ok(context, { userIdnfiNo: customer?.person.walletMberIdnfiNo ?? '' });
  });

  routes.post('/mber/user/join/userInfo', async (context) => {
    const { ci } = await readBody(context, joinInfoBody);
    const person = findCustomer(context.get('world'), { ci })?.person;
    const memberId = person?.walletMberIdnfiNo ?? '';
    return ok(context, {
      joinYn: memberId === '' ? 'N' : 'Y',
      walletMberIdnfiNo: memberId,
      svcPtrnDstCd: person?.svcPtrnDstCd ?? '',
      // No more of them than the terms need: a CI opens nobody's particulars.
      under14Yn: person && ageOf(context.get('world'), person) < FOURTEEN ? 'Y' : 'N',
    });
  });

  // A token names its persona: `book-member`, `book-notMember`; any other is not known. `book-member@<device id>` was
  // begun on that device, and is good there alone.
  routes.post('/mber/kbaas/book/login', async (context) => {
    const { token, deviceId } = await readBody(context, tokenBody);
    const [named = '', device] = token.startsWith(TOKEN_PREFIX)
      ? token.slice(TOKEN_PREFIX.length).split('@')
      : [];
    const persona = device === undefined || device === deviceId ? named : '';
    const person = accountsOf(context.get('world')).find(({ id }) => id === persona)?.person;
    if (!person) {
      return fail(context, '0002', '유효하지 않은 토큰이에요.', { payload: { code: '0002', ci: '', token } });
    }
    const { ci, walletMberIdnfiNo } = person;
    return walletMberIdnfiNo === ''
      ? fail(context, '0001', '가입이 필요해요.', { payload: { code: '0001', ci, token } })
      : ok(context, { code: '0000', ci, token, custName: maskName(person.custName) });
  });
}
