import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { fail, memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { maybeText, wireDate } from '../wireFields.ts';
import { agreementsOf } from './agreements.ts';
import { locationConsents } from './consent.ts';
import { termsOf } from './termsCatalogue.ts';

const lookupBody = v.object({ groupCoCd: maybeText, walletMberIdnfiNo: maybeText });
const record = {
  locationAgreementDate: v.nullish(v.union([wireDate, v.literal('')])),
  acquisitionRoute: maybeText,
  serviceContent: maybeText,
  walletSvcDsticCd: maybeText,
  mobileNumber: maybeText,
  customerName: maybeText,
  clientIP: maybeText,
};
const saveBody = v.object({ locationInfoAgreement: v.picklist(['0', '1']), ...record });
const deleteBody = v.object({ locationInfoAgreement: maybeText, ...record });

/** An address of the documentation range (RFC 5737). */
const CLIENT_IP = '203.0.113.7';

function consentDates(world: World): Map<string, string> {
  return world.room('comm.locationDates', () => new Map());
}

/** The lookup, under both its paths: nobody learns of another member's consent. */
export async function answerConsent(context: Context<RoomEnv>): Promise<Response> {
  const { walletMberIdnfiNo } = await readBody(context, lookupBody);
  const world = context.get('world');
  const memberId = world.person?.walletMberIdnfiNo;
  const isOwn = !walletMberIdnfiNo || walletMberIdnfiNo === memberId;
  const locationInfoAgreement = isOwn && memberId ? locationConsents(world).get(memberId) : undefined;
  if (locationInfoAgreement === undefined) {
    return fail(context, '0001', '위치정보 이용 동의 내역이 없어요.');
  }
  const lastDate = consentDates(world).get(memberId ?? '') ?? '';
  const agreeYn = locationInfoAgreement === '1' ? 'Y' : 'N';
  return ok(context, {
    walletMberIdnfiNo: memberId,
    locationInfoAgreement,
    walletMemInfo: { domainCode: '51', agreeYn, lastDate },
    guestInfo: { domainCode: '51', cookieYn: 'N', lastDate: '' },
    clientIP: CLIENT_IP,
  });
}

export function locationRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/comm/common/locationAgrmtInfo', answerConsent);

  routes.post('/comm/common/locationSave', async (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    const { locationInfoAgreement, locationAgreementDate } = await readBody(context, saveBody);
    consentDates(context.get('world')).set(walletMberIdnfiNo, locationAgreementDate ?? '');
    locationConsents(context.get('world')).set(walletMberIdnfiNo, locationInfoAgreement);
    return ok(context, { walletMberIdnfiNo, locationInfoAgreement });
  });

  routes.post('/comm/common/locationDelete', async (context) => {
    const { walletMberIdnfiNo } = memberOf(context);
    await readBody(context, deleteBody);
    locationConsents(context.get('world')).delete(walletMberIdnfiNo);
    // Taken back, its terms are agreed to no more.
    for (const { hirkStpulId } of termsOf('51', false)) agreementsOf(context).delete(hirkStpulId);
    return ok(context, { walletMberIdnfiNo });
  });
}
