import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { personaOf } from '../personas.ts';
import { headerOk, memberOf, type RoomEnv, readBody, readQuery } from '../room.ts';
import { refusal } from './charge.ts';
import { meansOf } from './means.ts';
import { findNation, nationAt, nations } from './nations.ts';

const degree = v.nullish(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)));
const situation = v.object({ natnlCd: v.nullish(v.string(), ''), lttd: degree, lngt: degree });

/** Whether the bank knows the member's name in English letters, which payment abroad needs (UBFR0072). */
export function hasEnglishName(context: Context<RoomEnv>): boolean {
  return personaOf(context.get('world')).hasEnglishName !== false;
}

/** Nations, and how the member stands there (2-payment s7.1). */
export function nationRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/gpayment-fe/inquiry/v1/nations', (context) => {
    const { natnlCd } = readQuery(context, v.object({ natnlCd: v.optional(v.string(), '') }));
    const found = nations.filter((each) => natnlCd === '' || each.natnlCd === natnlCd);
    return headerOk(context, { results: found });
  });

  routes.post('/gpayment-fe/inquiry/v1/nation/usrMchtlSitu', async (context) => {
    memberOf(context);
    const { natnlCd, lttd, lngt } = await readBody(context, situation);
    const isLocated = typeof lttd === 'number' && typeof lngt === 'number';
    const here = isLocated ? nationAt(lttd, lngt) : findNation(natnlCd);
    if (!here || (natnlCd !== '' && here.natnlCd !== natnlCd)) throw refusal('UBFR0156');
    return headerOk(context, {
      natnlCd: here.natnlCd,
      engNameYn: hasEnglishName(context) ? 'Y' : 'N',
      gpyMethdList: meansOf(context, here.crncyCd),
    });
  });
}
