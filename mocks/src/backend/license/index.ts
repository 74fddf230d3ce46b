import { addDays, daysBetween } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { askToSign, requestOf, standingOf, takeSignature } from '../bcerti/requests.ts';
import { agreementsOf } from '../comm/agreements.ts';
import { makePdf } from '../comm/makePdf.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { refuseWhileHolding } from '../holdings.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { defineRoom, type MemberContext, memberOf, ok, readBody } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { filled, flag } from '../wireFields.ts';
import { documentKinds, documentText, latinNameOf } from './documents.ts';
import { licenseHoldings } from './holdings.ts';
import { found, held, isOver, needsOpen, own, paperOf, refuse, remember, type Share } from './own.ts';
import { visitorRoutes } from './visitors.ts';

const consentToSend = {
  svcNm: { ko: '금융연수원 자격증', en: 'Finance institute certificates' },
  titl: { ko: '자격증 제출 동의서', en: 'Consent to send a certificate' },
};

/** The service code of the institute (1-shell s3: names of services). */
const SERVICE = '12';

/** A share that waits for its signature, as the certificate's page has left it. */
function stand(context: MemberContext, share: Share): Share {
  if (share.shrSttus !== 'WAIT') return share;
  const standing = standingOf(context, requestOf(context, share.signId));
  if (standing === 'SGND') {
    takeSignature(context, share.signId, share.ogtxt);
    share.shrSttus = 'OPEN';
    told(context, share);
  } else if (standing !== 'ASKD') share.shrSttus = 'UNSG';
  return share;
}

function told(context: MemberContext, { endYmd }: Share): void {
  const world = context.get('world');
  const days = daysBetween(seoulDate(world.now()), endYmd);
  notify(world, memberOf(context).walletMberIdnfiNo, {
    title: { ko: '자격증을 보냈어요', en: 'Your certificate was sent' },
    text: { ko: `${days}일 동안 볼 수 있어요.`, en: `It can be seen for ${days} days.` },
    link: 'KFC20000',
  });
}

/** Qualifications of the financial training institute: all calls are our own, the specification names none (N40). */
export const licenseRoom = defineRoom('/license', (routes) => {
  routes.get('/license/v1/consent', (context) => {
    const { cnstYmd, list } = own(context);
    return ok(context, {
      cnstYn: cnstYmd ? 'Y' : 'N',
      cnstYmd,
      qlfcCnt: cnstYmd ? list.length : 0,
    });
  });

  routes.post('/license/v1/consent', async (context) => {
    const { cnstYn } = await readBody(context, v.object({ cnstYn: v.picklist(['Y', 'N']) }));
    const mine = own(context);
    if (cnstYn === 'N') {
      refuseWhileHolding('license', licenseHoldings(context));
      mine.cnstYmd = '';
      for (const share of mine.shares) if (!isOver(context, share)) share.shrSttus = 'BACK';
      return ok(context, { qlfcCnt: 0 });
    }
    const agreed = agreementsOf(context);
    const lacks = termsOf(SERVICE, false).some(
      ({ mandanYn, hirkStpulId }) => mandanYn === 'Y' && agreed.get(hirkStpulId)?.stpulAgrmtYn !== 'Y',
    );
    if (lacks) refuse('LIC_TERMS', '약관에 동의해 주세요.');
    needsOpen(context);
    if (memberOf(context).isforeign) refuse('LIC_NAME', '이름이 달라서 찾지 못했어요.');
    mine.cnstYmd ||= seoulDate(context.get('world').now());
    return ok(context, { qlfcCnt: mine.list.length });
  });

  routes.get('/license/v1/qualifications', (context) =>
    ok(context, { qlfcList: held(context).list.map((one) => spoken(one, languageOf(context))) }),
  );

  routes.get('/license/v1/qualifications/:qlfcId', (context) => {
    const one = found(context, context.req.param('qlfcId'));
    const { custName } = memberOf(context);
    return ok(context, {
      ...spoken(one, languageOf(context)),

      qlfcEngNm: one.qlfcNm.en,
      custNm: custName,
      custEngNm: latinNameOf(context),
    });
  });

  const documentBody = v.object({ qlfcId: filled, docKnd: v.picklist(documentKinds) });
  routes.post('/license/v1/document', async (context) => {
    const asked = await readBody(context, documentBody);
    const paper = paperOf(context, asked);
    const one = found(context, asked.qlfcId);
    return ok(context, {
      ...paper,
      ...documentText(context, one, paper.docKnd),
      qlfcNm: spoken(one.qlfcNm, languageOf(context)),
    });
  });

  routes.get('/license/v1/document/:docNo/file', (context) => {
    const paper = held(context).papers.find(({ docNo }) => docNo === context.req.param('docNo'));
    if (!paper) return refuse('LIC_NOT_FOUND', '문서를 찾을 수 없어요.');
    const text = documentText(context, found(context, paper.qlfcId), paper.docKnd);
    const isEnglish = text.lang === 'en';
    const lines = [
      text.titl,
      '',
      ...text.rowList.map(({ rowNm, rowCtnt }) => `${rowNm}: ${rowCtnt}`),
      '',
      ...(text.bodyCtnt.match(isEnglish ? /.{1,58}(?: |$)/g : /.{1,30}/g) ?? []),
      '',
      text.dayCtnt,
      text.issrNm,
      '',
      `${isEnglish ? 'Check number' : '확인 번호'} ${paper.chckNo}`,
    ];
    return context.body(makePdf([lines]), 200, { 'content-type': 'application/pdf' });
  });

  routes.get('/license/v1/shares', (context) => {
    const { shares } = held(context);
    const qlfcId = context.req.query('qlfcId');
    const shrList = shares
      .filter((one) => one.qlfcId === qlfcId)
      .map((one) => ({ ...stand(context, one), ...(isOver(context, one) && { shrSttus: 'OVER' }) }));
    return ok(context, { shrList });
  });

  const shareBody = v.object({
    ...documentBody.entries,

    rcvrNm: filled,
    purp: v.picklist(['JOB', 'PROM', 'ETC']),
    dayCnt: v.picklist([7, 30, 90]),
    sgntYn: flag,
  });
  routes.post('/license/v1/shares', async (context) => {
    const { dayCnt, rcvrNm, purp, sgntYn, ...asked } = await readBody(context, shareBody);
    const mine = held(context);
    const intentId = intentOf(context);
    const before = mine.shares.find((one) => one.intentId === intentId);
    if (before) return ok(context, stand(context, before));
    const { docNo, qlfcId } = paperOf(context, asked);
    const world = context.get('world');
    const { qlfcNm } = found(context, qlfcId);
    const ogtxt = `${qlfcNm.ko} 자격증을 ${rcvrNm}에 제출하는 것에 동의해요.\n받는 곳은 ${dayCnt}일 동안 볼 수 있어요.`;
    const isSigned = sgntYn === 'Y';
    const share: Share = {
      shrNo: `S${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`,
      docNo,
      qlfcId,
      rcvrNm,
      purp,
      docKnd: asked.docKnd,

      endYmd: addDays(seoulDate(world.now()), dayCnt),
      intentId,
      ogtxt,
      shrSttus: isSigned ? 'WAIT' : 'OPEN',
      signId: isSigned ? askToSign(context, { ...consentToSend, ogtxt }) : '',
    };
    mine.shares.unshift(share);
    remember(context, share.shrNo, qlfcId);
    if (!isSigned) told(context, share);
    return ok(context, share);
  });

  routes.post('/license/v1/shares/end', async (context) => {
    const { shrNo } = await readBody(context, v.object({ shrNo: filled }));
    const share = held(context).shares.find((one) => one.shrNo === shrNo);
    if (!share) return refuse('LIC_NOT_FOUND', '보낸 자격증을 찾을 수 없어요.');
    share.shrSttus = 'BACK';
    return ok(context);
  });

  visitorRoutes(routes);
});
