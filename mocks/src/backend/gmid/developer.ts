import { maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { signed } from '../../signing.ts';
import { defineRoom, memberOf, ok, type RoomEnv } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { filled, flag } from '../wireFields.ts';
import { type DataOf, dataOf, replies, setReply, spoil } from './gateway.ts';
import { type At, keysOf, ownOf, reasons, refuse, statusOf, stepOf, usable } from './member.ts';
import { attributeList, compose, composeOf, judge, makeCode, presentationOf, readCode } from './showing.ts';

function mustBeDeveloper(context: Context<RoomEnv>): void {
  if (!memberOf(context).isDeveloper) refuse('GMID_DEVELOPER', '개발자만 쓸 수 있어요.');
}

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(1), v.maxValue(300));
/** As a form sends it: names with commas between. */
const names = v.pipe(
  v.union([
    attributeList,
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    ),
  ]),
  attributeList,
);

/** What only developers' pages send: the verifier's side, chosen replies, states and the bank's other desks. */
export function addDeveloperRoutes(routes: Hono<RoomEnv>): void {
  /** A call of these pages: for developers, with token and data. */
  function add<const E extends v.ObjectEntries>(
    path: `/${string}`,
    entries: E,
    answer: (context: At, data: DataOf<E>) => unknown,
  ): void {
    routes.post(path, async (context) => {
      mustBeDeveloper(context);
      return ok(context, await answer(context, await dataOf(context, entries)));
    });
  }

  routes.post('/gmid/cas/token/control', async (context) => {
    mustBeDeveloper(context);
    const body = v.object({
      token: v.string(),
      data: v.object({ reply: v.picklist(replies), spoilYn: flag }),
    });
    const { token, data } = v.parse(body, await context.req.json());
    if (data.spoilYn === 'Y') spoil(context, token);
    setReply(context, data.reply);
    return ok(context, data);
  });

  add('/gmid/mber/find', { ci: v.string(), walletMberIdnfiNo: v.string() }, (context, asked) => {
    const { ci, walletMberIdnfiNo, custName } = memberOf(context);
    const isFound = asked.ci === ci || asked.walletMberIdnfiNo === walletMberIdnfiNo;
    return {
      mberYn: isFound && ownOf(context).idNo ? 'Y' : 'N',
      custName: isFound ? maskName(custName) : '',
    };
  });
  add('/gmid/mber/update', { chngDstcd: v.picklist(['PHON', 'NAME', 'PHOT']) }, (context, { chngDstcd }) => {
    const sttusRsnCd = { NAME: '203', PHON: '204', PHOT: '204' }[chngDstcd];
    Object.assign(usable(context), { sttus: 'UPDT', sttusRsnCd });
    return { sttus: 'UPDT', sttusRsnCd };
  });
  add('/gmid/cas/identity/state', {}, (context) => ({
    aplyStep: stepOf(ownOf(context)),
    application: ownOf(context).application,
    wrngCnt: ownOf(context).wrongDates,
  }));
  add('/gmid/cas/device/end', {}, (context) => {
    const own = usable(context);
    Object.assign(own, { sttus: 'MOVD', sttusRsnCd: '209', otherDevice: 'iPhone 18', device: null });
    return { sttus: own.sttus };
  });
  add(
    '/gmid/cas/vc/status',
    { sttusRsnCd: v.pipe(v.string(), v.regex(/^\d{3}$/)) },
    (context, { sttusRsnCd }) => {
      const own = ownOf(context);
      const sttus = sttusRsnCd === '200' ? 'ISSU' : reasons[sttusRsnCd];
      if (!sttus || !own.idNo) return refuse('GMID_REASON', '알 수 없는 사유예요.');
      Object.assign(own, { sttus, sttusRsnCd: sttus === 'ISSU' ? '' : sttusRsnCd });
      return { sttus: statusOf(context), sttusRsnCd: own.sttusRsnCd };
    },
  );
  add('/gmid/cas/vc/list', {}, (context) => {
    const { pin: _, keys, proofs, code, ...own } = ownOf(context);
    return {
      ...own,
      sttus: statusOf(context),
      hasKeys: keys !== null,
      openProofs: proofs.size,
      cpmSttus: code?.sttus,
    };
  });
  add('/gmid/cas/cpm/make', { atrbList: names, expSS: number }, (context, { atrbList, expSS }) =>
    makeCode(context, [...atrbList], expSS),
  );
  add('/gmid/cas/cpm/read', { cpmCode: filled, vrfrNm: filled }, (context, { cpmCode, vrfrNm }) =>
    readCode(context, cpmCode, vrfrNm),
  );
  add(
    '/gmid/cas/vp/compose',
    { vrfrNm: filled, purpose: filled, mandanList: names, optnList: names },
    (context, { vrfrNm, purpose, mandanList, optnList }) =>
      compose(context, composeOf(vrfrNm, purpose, [...mandanList], [...optnList])),
  );
  add('/gmid/cas/vp/present', { reqId: filled, atrbList: names }, async (context, { reqId, atrbList }) => ({
    presentation: await presentationOf(context, reqId, [...atrbList]),
  }));
  add('/gmid/cas/vp/verify', { presentation: filled }, (context, { presentation }) =>
    judge(context, presentation),
  );
  add('/gmid/cas/vp/history', {}, (context) => ({ useList: ownOf(context).history }));

  const YEAR_DAYS = 10_000;
  add('/gmid/cas/cert/issue', {}, (context) => {
    const world = context.get('world');
    const certExpireDate = String(Number(seoulDate(world.now())) + 2 * YEAR_DAYS);
    const certSerial = `GC${world.nextNumber('gmid.cert')}`;
    usable(context).certificate = { certSerial, certExpireDate, sttus: 'VALD' };
    return ownOf(context).certificate;
  });
  const certificateOf = (context: At) =>
    ownOf(context).certificate ?? refuse('GMID_CERT', '발급한 인증서가 없어요.');
  add('/gmid/cas/cert/sign', { ogtxt: filled }, async (context, { ogtxt }) => {
    const { certSerial, sttus } = certificateOf(context);
    if (sttus !== 'VALD') refuse('GMID_CERT', '폐기한 인증서예요.');
    return { certSerial, signature: await signed({ ogtxt }, await keysOf(ownOf(context))) };
  });
  add('/gmid/cas/cert/validity', {}, certificateOf);
  add('/gmid/cas/cert/renew', {}, (context) => {
    const own = certificateOf(context);
    own.certExpireDate = String(Number(own.certExpireDate) + 2 * YEAR_DAYS);
    return own;
  });
  add('/gmid/cas/cert/revoke', {}, (context) => Object.assign(certificateOf(context), { sttus: 'RVKD' }));

  add('/gmid/cas/oacx/ask', { provider: filled }, (context, { provider }) => {
    ownOf(context).oacx = 'WAIT';
    return { provider, sttus: 'WAIT' };
  });
  add('/gmid/cas/oacx/answer', { sttus: v.picklist(['DONE', 'RFSD']) }, (context, { sttus }) => {
    if (ownOf(context).oacx !== 'WAIT') refuse('GMID_OACX', '기다리는 요청이 없어요.');
    ownOf(context).oacx = sttus;
    return { sttus };
  });
  add('/gmid/cas/oacx/state', {}, (context) => ({ sttus: ownOf(context).oacx }));

  add('/gmid/cas/los/receipt', { loanNo: filled }, (context, { loanNo }) => ({
    loanNo,
    rcptNo: `LOS-${context.get('world').nextNumber('gmid.los')}`,
    idNo: usable(context).idNo,
  }));
  add('/gmid/cas/cleanup', {}, (context) => {
    const world = context.get('world');
    world.room('gmid', () => new Map()).delete(memberOf(context).walletMberIdnfiNo);
    const own = ownOf(context);
    Object.assign(own, { sttus: 'NONE', idNo: '', device: null, isAgreed: false, history: [], partners: [] });
    return { sttus: own.sttus };
  });
}

/** Which card leads among the mobile IDs; `moid` has other ends of this family. */
export const representativeRoom = defineRoom('/mip/representative', (routes) => {
  routes.post('/mip/representative', async (context) => {
    const { cardId } = await dataOf(context, { cardId: v.picklist(['', 'gmid', 'moid']) });
    const own = ownOf(context);
    if (cardId) own.leads = cardId;
    return ok(context, { cardId: own.leads });
  });
});
