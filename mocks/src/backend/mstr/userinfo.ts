import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { memberOf, ok, type RoomEnv, readBody } from '../room.ts';

const personInfo = v.record(v.string(), v.nullish(v.union([v.string(), v.number(), v.boolean()])));

/** What the register knows better than the page: saving the person info does not change it. */
const ofRegister = new Set([
  'walletMberIdnfiNo',
  'custNo',
  'custIdnfr',
  'custName',
  'ci',
  'birth',
  'custGubn',
  'genderGubn',
  'isforeign',
  'phone',
  'isEmployee',
  'isDeveloper',
  'empid',
  'mberMgtDstcd',
]);

export function userinfoRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/mstr/userinfo', (context) => {
    const { person } = context.get('world');
    if (person) return ok(context, person);
    // Every page asks this first. A visitor is no fault, so the refusal stands in the body alone (A67): an HTTP 401
    // would put an error into the browser's console of each visitor's page.
    return context.json({ status: 401, code: '4010', message: '로그인이 필요해요.', payload: null });
  });

  routes.post('/mstr/userinfo', async (context) => {
    const person = memberOf(context);
    const info = await readBody(context, personInfo);
    for (const [field, value] of Object.entries(info)) {
      if (value !== undefined && value !== null && !ofRegister.has(field)) {
        person[field] = value;
      }
    }
    return ok(context);
  });
}
