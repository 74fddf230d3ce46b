import type { Hono } from 'hono';
import { personaOf } from '../personas.ts';
import { headerOk, memberOf, type RoomEnv } from '../room.ts';

/** Of the foreign payment prefix, what the guards ask (2-payment s7.1); POST is the franchise area's way (A59). */
export function serviceRoutes(routes: Hono<RoomEnv>): void {
  routes.on(['GET', 'POST'], '/gpayment-fe/user/v1/inquiry', (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    const { hasGpaymentUser = true, points } = personaOf(context.get('world'));
    const number = walletMberIdnfiNo.slice(1);
    return headerOk(context, {
      walletMberIdnfiNo,
      fxPyaccMberIdnfiNo: hasGpaymentUser ? `F${number}` : '',
      userStusDstcd: hasGpaymentUser ? '01' : '',
      walletEwtNo: points === 'none' ? '' : `E${number}`,
      gpyMethdDstcd: 'A',
      lastUseAcno: '',
      lastUseBnkCd: '',
      utznGuidYn: 'N',
    });
  });

  routes.on(['GET', 'POST'], '/gpayment-fe/user/v1/CDD', (context) => {
    memberOf(context);
    return headerOk(context, { finishYn: personaOf(context.get('world')).isCddTarget ? 'N' : 'Y' });
  });
}
