import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { agreementsOf, isUnderFourteen } from '../comm/agreements.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { personaOf } from '../personas.ts';
import { walletOf } from '../point-fe/walletState.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { maybeText } from '../wireFields.ts';
import { onceByKey } from './onceByKey.ts';
import { paymentAccountsOf, paymentMethodOf } from './paymentAccounts.ts';
import { pinStateOf } from './paymentPin.ts';
import { rememberTold } from './payState.ts';
import { refuse } from './refuse.ts';
import { payUserOf } from './userState.ts';

const joinBody = v.object({ custEngName: maybeText });
const finalPaymentBody = v.object({
  /** the payment whose end the customer has seen */
  tranSerno: v.nullish(v.string(), ''),
  lastUseBnkCd: maybeText,
  lastUseAcno: maybeText,
  gpyMethdDstcd: maybeText,
  utznGuidYn: maybeText,
  finlPymtYn: maybeText,
});

/** Services whose mandatory terms a user has agreed to: point wallet, payment, payment abroad. */
const services = ['29', '41', '42'];

/** The member as foreign payment knows them (2-payment s3.1); 01 ready, 02 without a payment password (ours). */
function inquire(context: Context<RoomEnv>): Response {
  const { walletMberIdnfiNo } = memberOf(context);
  const user = payUserOf(context);
  const number = walletMberIdnfiNo.slice(1);
  const [last] = paymentAccountsOf(context);
  return headerOk(context, {
    walletMberIdnfiNo,
    fxPyaccMberIdnfiNo: user.isUser ? `F${number}` : '',
    userStusDstcd: user.isUser ? (pinStateOf(context).pin === '' ? '02' : '01') : '',
    walletEwtNo: walletOf(context).walletNo,
    gpyMethdDstcd: user.gpyMethdDstcd,
    lastUseAcno: last?.acNo ?? '',
    lastUseBnkCd: last?.bnkCd ?? '',
    utznGuidYn: user.utznGuidYn,
  });
}

/** Who a user is, joining, and what they paid with last (2-payment s7.1); POST is the franchise area's way (A59). */
export function userRoutes(routes: Hono<RoomEnv>): void {
  routes.on(['GET', 'POST'], '/gpayment-fe/user/v1/inquiry', inquire);

  routes.on(['GET', 'POST'], '/gpayment-fe/user/v1/CDD', (context) => {
    return headerOk(context, { finishYn: walletOf(context).isCddTarget ? 'N' : 'Y' });
  });

  routes.post('/gpayment-fe/user/v1/users', async (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    const { custEngName } = await readBody(context, joinBody);
    const body = onceByKey(context, 'join', () => {
      const user = payUserOf(context);
      const engName = (custEngName ?? '').trim();
      const { hasEnglishName = true } = personaOf(context.get('world'));
      if (!user.isUser && (engName === '' || !hasEnglishName)) throw refuse('englishNameMissing');
      if (!user.isUser && !hasAgreed(context)) throw refuse('termsMissing');
      if (!user.isUser) Object.assign(user, { isUser: true, engName });
      return { finishYn: 'Y', fxPyaccMberIdnfiNo: `F${walletMberIdnfiNo.slice(1)}` };
    });
    return headerOk(context, body);
  });

  routes.post('/gpayment-fe/user/v1/update/final-payment', async (context) => {
    memberOf(context);
    const { lastUseAcno, gpyMethdDstcd, utznGuidYn, finlPymtYn, tranSerno } = await readBody(
      context,
      finalPaymentBody,
    );
    const user = payUserOf(context);
    if (lastUseAcno) {
      const method = paymentMethodOf(context);
      if (!method.accounts.includes(lastUseAcno)) throw refuse('accountUnknown');
      method.accounts = [lastUseAcno, ...method.accounts.filter((acNo) => acNo !== lastUseAcno)];
    }
    if (gpyMethdDstcd) user.gpyMethdDstcd = gpyMethdDstcd;
    // Anything but Y and N is ignored (R536).
    if (utznGuidYn === 'Y' || utznGuidYn === 'N') user.utznGuidYn = utznGuidYn;
    if (finlPymtYn === 'Y' || finlPymtYn === 'N') user.finlPymtYn = finlPymtYn;
    if (finlPymtYn === 'Y' && tranSerno) rememberTold(context, tranSerno);
    return headerOk(context, { finishYn: 'Y' });
  });
}

function hasAgreed(context: Context<RoomEnv>): boolean {
  const agreements = agreementsOf(context);
  return services
    .flatMap((code) => termsOf(code, isUnderFourteen(context)))
    .filter(({ mandanYn }) => mandanYn === 'Y')
    .every(({ hirkStpulId }) => agreements.get(hirkStpulId)?.stpulAgrmtYn === 'Y');
}
