import { addDays, daysBetween, maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { askToSign, requestOf, standingOf, takeSignature } from '../bcerti/requests.ts';
import { agreementsOf } from '../comm/agreements.ts';
import { makePdf } from '../comm/makePdf.ts';
import { termsOf } from '../comm/termsCatalogue.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { filled, flag } from '../wireFields.ts';
import { type Qualification, qualificationsOf } from './qualifications.ts';

type At = Context<RoomEnv>;
const kinds = ['CERT', 'CNFM', 'ENGL'] as const;

interface Paper {
  docNo: string;
  qlfcId: string;
  docKnd: (typeof kinds)[number];
  issuDttm: string;
  vldYmd: string;
  chckNo: string;
}

interface Share {
  shrNo: string;
  docNo: string;
  qlfcId: string;
  rcvrNm: string;
  purp: string;
  endYmd: string;
  /** WAIT for the holder's signature, UNSG without it */
  shrSttus: 'WAIT' | 'UNSG' | 'OPEN' | 'SEEN' | 'BACK' | 'OVER';
  intentId: string;
  /** of the signature that the receiver asked for, and the text of it; empty where none was */
  signId: string;
  ogtxt: string;
}

interface Own {
  cnstYmd: string;
  list: Qualification[];
  papers: Paper[];
  shares: Share[];
}

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

const consentToSend = {
  svcNm: { ko: '금융연수원 자격증', en: 'Finance institute certificates' },
  titl: { ko: '자격증 제출 동의서', en: 'Consent to send a certificate' },
};

/** The service code of the institute (1-shell s3: names of services). */
const SERVICE = '12';
const PAPER_DAYS = 90;

function own(context: At): Own {
  return remembered(context, 'license', (persona, world) => ({
    cnstYmd: '',
    list: qualificationsOf(persona, world),
    papers: [],
    shares: [],
  }));
}

/** The institute does its night work around midnight. */
function needsOpen(context: At): void {
  const clock = seoulTime(context.get('world').now()).slice(8, 12);
  if (clock >= '2330' || clock < '0030') refuse('LIC_CLOSED', '금융연수원의 점검 시간이에요.');
}

/** What is held, as long as there is consent. */
function held(context: At): Own {
  const mine = own(context);
  if (mine.cnstYmd === '') refuse('LIC_CONSENT', '금융연수원 연결이 필요해요.');
  return mine;
}

function found(context: At, qlfcId: string | undefined): Qualification {
  const one = held(context).list.find((each) => each.qlfcId === qlfcId);
  return one ?? refuse('LIC_NOT_FOUND', '자격을 찾을 수 없어요.');
}

const isOver = (context: At, { endYmd }: Pick<Share, 'endYmd'>) =>
  endYmd < seoulDate(context.get('world').now());

/** A share that waits for its signature, as the certificate's page has left it. */
function stand(context: At, share: Share): Share {
  if (share.shrSttus !== 'WAIT') return share;
  const standing = standingOf(context, requestOf(context, share.signId));
  if (standing === 'SGND') {
    takeSignature(context, share.signId, share.ogtxt);
    share.shrSttus = 'OPEN';
    told(context, share);
  } else if (standing !== 'ASKD') share.shrSttus = 'UNSG';
  return share;
}

function told(context: At, { endYmd }: Share): void {
  const world = context.get('world');
  const days = daysBetween(seoulDate(world.now()), endYmd);
  notify(world, memberOf(context).walletMberIdnfiNo, {
    title: { ko: '자격증을 보냈어요', en: 'Your certificate was sent' },
    text: { ko: `${days}일 동안 볼 수 있어요.`, en: `It can be seen for ${days} days.` },
    link: 'KFC20000',
  });
}

/** By who may open it: everybody who has its number. */
const checks = (context: At) =>
  context
    .get('world')
    .room('license.checks', () => new Map<string, { memberId: string; custNm: string; qlfcId: string }>());

function remember(context: At, no: string, qlfcId: string): void {
  const { walletMberIdnfiNo: memberId, custName } = memberOf(context);
  checks(context).set(no, { memberId, custNm: maskName(custName), qlfcId });
}

function paperOf(context: At, { qlfcId, docKnd }: Pick<Paper, 'qlfcId' | 'docKnd'>): Paper {
  const mine = held(context);
  const { qlfcSttus } = found(context, qlfcId);
  if (qlfcSttus === 'RVKD') refuse('LIC_REVOKED', '취소된 자격이에요.');
  if (qlfcSttus === 'LAPS') refuse('LIC_LAPSED', '보수교육을 받지 않아 효력이 멈췄어요.');
  if (qlfcSttus === 'PASS' && docKnd !== 'CNFM') refuse('LIC_NOT_ISSUED', '아직 자격증이 나오지 않았어요.');
  const world = context.get('world');
  const today = seoulDate(world.now());
  // Asked for twice, it has one number.
  const known = mine.papers.find(
    (each) => each.qlfcId === qlfcId && each.docKnd === docKnd && each.vldYmd >= today,
  );
  if (known) return known;
  needsOpen(context);
  const number = world.nextNumber('license.paper');
  const paper: Paper = {
    ...{ docNo: `D${1000 + number}`, qlfcId, docKnd, issuDttm: seoulTime(world.now()) },
    ...{ vldYmd: addDays(today, PAPER_DAYS), chckNo: crypto.randomUUID().replaceAll('-', '').slice(0, 16) },
  };
  mine.papers.push(paper);
  remember(context, paper.chckNo, qlfcId);
  return paper;
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
      mine.cnstYmd = '';
      for (const share of mine.shares) if (share.shrSttus !== 'OVER') share.shrSttus = 'BACK';
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
    const { custName, engName = '' } = memberOf(context);
    return ok(context, {
      ...spoken(one, languageOf(context)),
      ...{ qlfcEngNm: one.qlfcNm.en, custNm: custName, custEngNm: engName },
    });
  });

  const documentBody = v.object({ qlfcId: filled, docKnd: v.picklist(kinds) });
  routes.post('/license/v1/document', async (context) => {
    const asked = await readBody(context, documentBody);
    const paper = paperOf(context, asked);
    const { qlfcNm, qlfcNo, passYmd, issuYmd } = found(context, asked.qlfcId);
    const language = asked.docKnd === 'ENGL' ? 'en' : languageOf(context);
    const facts = { qlfcNm: spoken(qlfcNm, language), qlfcNo, passYmd, issuYmd };
    return ok(context, { ...paper, ...facts, custNm: memberOf(context).custName });
  });

  routes.get('/license/v1/document/:docNo/file', (context) => {
    const paper = held(context).papers.find(({ docNo }) => docNo === context.req.param('docNo'));
    if (!paper) return refuse('LIC_NOT_FOUND', '문서를 찾을 수 없어요.');
    const { qlfcNm, qlfcNo, passYmd } = found(context, paper.qlfcId);
    const lines = [qlfcNm.ko, qlfcNm.en, '', qlfcNo, memberOf(context).custName, passYmd, paper.chckNo];
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
    ...{ rcvrNm: filled, purp: v.picklist(['JOB', 'PROM', 'ETC']), dayCnt: v.picklist([7, 30, 90]) },
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
      ...{ shrNo: `S${crypto.randomUUID().slice(0, 12)}`, docNo, qlfcId, rcvrNm, purp },
      ...{ endYmd: addDays(seoulDate(world.now()), dayCnt), intentId, ogtxt },
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

  // Whoever holds the paper or the link: number, masked name, and whether it counts. By the server's own clock.
  routes.get('/license/v1/verify', (context) => {
    const no = context.req.query('no') ?? '';
    const check = checks(context).get(no);
    const ofAll = context.get('world').room('license', () => new Map<string, Own>());
    const mine = check && ofAll.get(check.memberId);
    const one = mine?.list.find(({ qlfcId }) => qlfcId === check?.qlfcId);
    const share = mine?.shares.find(({ shrNo }) => shrNo === no);
    const paper = mine?.papers.find(({ chckNo }) => chckNo === no);
    const today = seoulDate(context.get('world').now());
    const isOpen = share
      ? ['OPEN', 'SEEN'].includes(share.shrSttus) && !isOver(context, share)
      : paper !== undefined && paper.vldYmd >= today;
    if (!check || !one || !isOpen || mine?.cnstYmd === '') return ok(context, { vldYn: 'N' });
    if (share?.shrSttus === 'OPEN') share.shrSttus = 'SEEN';
    const counts = one.qlfcSttus === 'QLFD' || one.qlfcSttus === 'PASS';
    const { qlfcNm, qlfcNo } = one;
    return ok(context, {
      vldYn: counts ? 'Y' : 'N',
      qlfcNm: qlfcNm.ko,
      qlfcNo,
      custNm: check.custNm,
      sgntYn: share?.signId ? 'Y' : 'N',
    });
  });
});
