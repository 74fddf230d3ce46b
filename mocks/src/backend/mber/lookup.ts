import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { findCustomer } from '../mstr/findCustomer.ts';
import { fail, ok, type RoomEnv, readBody } from '../room.ts';
import { filled } from '../wireFields.ts';
import { accountsOf } from './register.ts';

const preUserBody = v.object({ cnifNo: filled });
const joinInfoBody = v.object({ ci: filled });
const tokenBody = v.object({ token: filled });
const TOKEN_PREFIX = 'book-';

export function lookupRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mber/allowApi/getPreUserInfoByCi', async (context) => {
    const { cnifNo } = await readBody(context, preUserBody);
    const customer = findCustomer(context.get('world'), { ci: cnifNo });
    return ok(context, { userIdnfiNo: customer?.person.walletMberIdnfiNo ?? '' });
  });

  routes.post('/mber/user/join/userInfo', async (context) => {
    const { ci } = await readBody(context, joinInfoBody);
    const memberId = findCustomer(context.get('world'), { ci })?.person.walletMberIdnfiNo ?? '';
    return ok(context, { joinYn: memberId === '' ? 'N' : 'Y', walletMberIdnfiNo: memberId });
  });

  // A token names its persona: `book-member`, `book-notMember`; any other is not known.
  routes.post('/mber/kbaas/book/login', async (context) => {
    const { token } = await readBody(context, tokenBody);
    const persona = token.startsWith(TOKEN_PREFIX) ? token.slice(TOKEN_PREFIX.length) : '';
    const person = accountsOf(context.get('world')).find(({ id }) => id === persona)?.person;
    if (!person) {
      return fail(context, '0002', '유효하지 않은 토큰입니다.', { payload: { code: '0002', ci: '', token } });
    }
    const { ci, walletMberIdnfiNo } = person;
    return walletMberIdnfiNo === ''
      ? fail(context, '0001', '가입이 필요합니다.', { payload: { code: '0001', ci, token } })
      : ok(context, { code: '0000', ci, token });
  });
}
