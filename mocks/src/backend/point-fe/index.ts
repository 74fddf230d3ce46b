import type { Context } from 'hono';
import { type Persona, personaOf } from '../personas.ts';
import { defineRoom, memberOf, ok, type RoomEnv } from '../room.ts';

/** Of the point prefix, what the guards ask (2-payment s7.3); empty bodies. */
export const pointRoom = defineRoom('/point-fe', (routes) => {
  routes.post('/point-fe/bank-book/v1/CDD', (context) =>
    outData(context, ({ isCddTarget }) => ({ cDDTagetYn: isCddTarget ? '1' : '0' })),
  );
  routes.post('/point-fe/bank-book/v1/bankbook', (context) =>
    outData(context, ({ points }) => ({
      walletEwtNo: points === 'none' ? '' : `E${memberOf(context).walletMberIdnfiNo.slice(1)}`,
    })),
  );
  routes.post('/point-fe/bank-book/v1/link-accounts', linkAccounts);
  routes.post('/point-fe/transaction/v1/link-accounts', linkAccounts);
});

function linkAccounts(context: Context<RoomEnv>): Response {
  return outData(context, ({ points = 'linked' }) => ({
    linkAccountList: points === 'linked' ? accounts : points === 'wallet' ? accounts.slice(1) : [],
  }));
}

const accounts = [
  { acNo: '12345601234567', bnkCd: '004', als: '생활비 통장', mainAcYn: '1' },
  { acNo: '11098765432101', bnkCd: '088', als: '비상금', mainAcYn: '0' },
];

function outData(context: Context<RoomEnv>, answer: (persona: Persona) => object): Response {
  memberOf(context);
  return ok(context, { outData: answer(personaOf(context.get('world'))), errData: null });
}
