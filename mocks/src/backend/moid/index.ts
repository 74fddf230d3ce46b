import { expandBirth } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { languageOf, spoken } from '../language.ts';
import { doneCheck, startCheck } from '../mobile-validation/checks.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, defineRoom, memberOf, ok, readBody, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import { beginCase, type Case, caseOf, openCases } from './cases.ts';
import { type At, isOldEnough } from './kinds.ts';
import { askedBy, isOverasking, judge, open, pastOf, taggings, tagOf, verifierOf } from './requests.ts';
import { cardOf, isKind, issuable, standingOf, walletOf } from './wallet.ts';

const PHONE_SECONDS = 180;
const CODE_SECONDS = 30;

/** Fees in won: chip cards, then the one-time QR of an office. */
const fees: readonly (readonly [kind: string, won: number])[] = [
  ['RRC', 10_000],
  ['DLC', 15_000],
  ['FRGN', 35_000],
  ['QRFR', 0],
  ['QRDL', 1000],
];

const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
function tell(context: At, ko: string, en: string): void {
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
    title: { ko, en },
    text: { ko: '본인이 아니라면 바로 분실 신고해 주세요.', en: 'If it was not you, report a loss at once.' },
    link: 'FMC10000',
  });
}

function foundCase(context: At, txId: string): Case {
  return caseOf(context, txId) ?? refuse('MIP_CASE_GONE', '시간이 지났어요. 처음부터 다시 해 주세요.');
}

const phoneOf = (context: At) => {
  const { custName, birth, custGubn, phone } = memberOf(context);
  return { custName, birth, custGubn, phone, vldtnPuseDstcd: 'IDNT' as const, cmmccoDstcd: '01' };
};

/** A code that a till reads: what it was given out for, and what the till then asked. */
interface Relay {
  code: string;
  until: number;
  vcId: string;
  txId: string;
}
const relays = (context: At) => remembered(context, 'moid.relays', () => new Map<string, Relay>());

/** A picture that begins so is refused for the reason of that number (3-identity-and-services s8). */
const faceCode = /^200(0[3-9]|1[01])/;

/** The agency that connects pages to the state's wallet: the family `/mip` is stated (R366), its calls are ours. */
export const moidRoom = defineRoom('/mip', (routes) => {
  routes.post('/mip/phone', (context) => {
    if (!isOldEnough(context)) refuse('MIP_YOUNG', '만 17세부터 발급받을 수 있어요.');
    const { vldtnNo } = startCheck(context.get('world'), phoneOf(context));
    return ok(context, { vldtnNo, expSS: PHONE_SECONDS });
  });

  routes.get('/mip/cases', (context) =>
    ok(context, { caseList: openCases(context).filter(({ purpose }) => purpose === 'ISSU') }),
  );
  routes.get('/mip/cases/:txId', (context) => ok(context, foundCase(context, context.req.param('txId'))));

  const wish = v.object({
    purpose: v.picklist(['ISSU', 'MOVE', 'RSET']),
    idType: v.optional(v.string(), ''),
    vldtnNo: v.optional(v.string(), ''),
    agreeList: v.optional(v.array(filled), []),
  });
  routes.post('/mip/cases', async (context) => {
    const { purpose, idType, vldtnNo } = await readBody(context, wish);
    const { exists, isConnected } = walletOf(context);
    // Whoever is new here, or has lost the number, shows the phone first.
    if (purpose !== 'ISSU' || !exists) doneCheck(context.get('world'), vldtnNo, 'IDNT');
    if (purpose === 'MOVE') {
      const issueType = 'SECOND_CA_CONNECT' as const;
      return ok(
        context,
        beginCase(context, { purpose, idType: '', issueType, step: 'FACE', isNewPin: false }),
      );
    }
    if (purpose === 'RSET')
      return ok(
        context,
        beginCase(context, { purpose, idType: '', issueType: '', step: 'FACE', isNewPin: true }),
      );
    if (!isConnected) refuse('MIP_NOT_CONNECTED', '이 휴대폰을 먼저 연결해 주세요.');
    const found = isKind(idType) ? issuable(context).find((one) => one.idType === idType) : undefined;
    if (found?.rsltCd !== '0' || found.haveYn === 'Y' || !isKind(idType))
      return refuse('MIP_NOT_ISSUABLE', '지금은 발급받을 수 없는 신분증이에요.');
    const isInside = found.inYn === 'Y';
    const issueType = !exists ? 'FIRST_ISSUE' : isInside ? 'SECOND_VC_CONNECT' : 'SECOND_VC_ISSUE';
    const step = isInside ? 'PIN' : 'DOC';
    return ok(context, beginCase(context, { purpose, idType, issueType, step, isNewPin: !exists }));
  });

  const document = v.object({ name: filled, birth: filled });
  routes.post('/mip/cases/:txId/document', async (context) => {
    const { name, birth } = await readBody(context, document);
    const found = foundCase(context, context.req.param('txId'));
    const { custName, birth: own, custGubn } = memberOf(context);
    if (name !== custName || birth !== expandBirth(own, custGubn))
      refuse('MIP_OTHER_PERSON', '다른 사람의 신분증이에요.');
    if (found.step === 'DOC') found.step = 'FACE';
    return ok(context, found);
  });

  routes.post('/mip/face', async (context) => {
    const { txId, faceImg } = await readBody(context, v.object({ txId: filled, faceImg: v.string() }));
    const found = foundCase(context, txId);
    const rsltCd = faceCode.exec(faceImg)?.[0] ?? '0000';
    if (rsltCd === '0000' && found.step === 'FACE') found.step = 'PIN';
    return ok(context, { rsltCd });
  });

  routes.post('/mip/apply', async (context) => {
    const { idType } = await readBody(context, v.object({ idType: filled }));
    if (!isKind(idType)) return refuse('MIP_NOT_ISSUABLE', '신청할 수 없는 신분증이에요.');
    walletOf(context).applied.push(idType);
    return ok(context);
  });

  // One answer for a card that is being shown: how it stands, and whether a till has read its code.
  routes.post('/mip/vc/state', async (context) => {
    const { vcId, code } = await readBody(
      context,
      v.object({ vcId: filled, code: v.optional(v.string(), '') }),
    );
    const card = cardOf(context, vcId);
    const state = card ? standingOf(context, card) : { vcSttus: 'RVKD', rsnCd: '' };
    return ok(context, { ...state, txId: relays(context).get(code)?.txId ?? '' });
  });

  routes.post('/mip/vp/code', async (context) => {
    const { vcId } = await readBody(context, v.object({ vcId: filled }));
    const card = cardOf(context, vcId);
    if (!card || standingOf(context, card).vcSttus !== 'ACTV')
      refuse('MIP_CARD_OFF', '지금은 보여 줄 수 없는 신분증이에요.');
    const world = context.get('world');
    const code = `9${String(world.now().getTime()).slice(-11)}${1000 + world.nextNumber('moid.code')}`;
    const until = world.now().getTime() + CODE_SECONDS * 1000;
    relays(context).set(code, { code, until, vcId, txId: '' });
    return ok(context, { code, qrText: `MIP:${code}`, expSS: CODE_SECONDS });
  });
  // A till has read the code and asks; no page calls this.
  routes.post('/mip/vp/till', async (context) => {
    const { code, vrfrNo } = await readBody(context, v.object({ code: filled, vrfrNo: filled }));
    const relay = relays(context).get(code);
    if (!relay || relay.until <= context.get('world').now().getTime())
      return refuse('MIP_CODE_OVER', '코드가 만료됐어요.');
    relay.txId = open(context, vrfrNo).txId;
    return ok(context, { txId: relay.txId });
  });

  // What the state asks for a chip card or an office's code.
  routes.get('/mip/fees', (context) =>
    ok(context, { feeList: fees.map(([feeKnd, feeAmt]) => ({ feeKnd, feeAmt })) }),
  );

  routes.get('/mip/taggings', (context) => {
    memberOf(context);
    return ok(context, { tagList: spoken(taggings, languageOf(context)) });
  });

  // What was scanned, typed or touched: a verifier that asks.
  const scanned = v.object({ qrText: v.optional(v.string(), ''), tagId: v.optional(v.string(), '') });
  routes.post('/mip/vp/open', async (context) => {
    const { qrText, tagId } = await readBody(context, scanned);
    if (qrText === 'WALLET-VERIFY-OLD')
      refuse('MIP_CODE_OVER', '코드가 만료됐어요. 다시 보여 달라고 해 주세요.');
    const no = tagOf(tagId) ?? /^WALLET-VERIFY-(\d)$/.exec(qrText)?.[1] ?? '';
    if (!verifierOf(no)) return refuse('MIP_CODE_UNKNOWN', '모바일 신분증을 확인하는 코드가 아니에요.');
    return ok(context, { txId: open(context, no).txId });
  });

  routes.post('/mip/vp/request', async (context) => {
    const { txId } = await readBody(context, v.object({ txId: filled }));
    const asked = askedBy(context, txId);
    if (!asked) return refuse('MIP_REQUEST_GONE', '요청을 찾을 수 없어요.');
    const {
      name,
      purpose,
      needs,
      may = [],
      kinds,
    } = verifierOf(asked.vrfrNo) ?? refuse('MIP_REQUEST_GONE', '');
    return ok(context, {
      ...spoken({ vrfrNm: name, puseCtnt: purpose }, languageOf(context)),

      txId,
      nonce: asked.nonce,
      vrfrId: name.ko,
      idTypes: kinds ?? [],
      sttus: asked.sttus === 'OFFR' && isOverasking(asked) ? 'OVER' : asked.sttus,
      expSS: Math.max(0, Math.round((asked.until - context.get('world').now().getTime()) / 1000)),
      attrList: [
        ...needs.map((attrCd) => ({ attrCd, esntYn: 'Y' })),
        ...may.map((attrCd) => ({ attrCd, esntYn: 'N' })),
      ],
    });
  });

  routes.post('/mip/vp/submit', async (context) => {
    const { txId, presentation } = await readBody(
      context,
      v.object({ txId: filled, presentation: v.string() }),
    );
    const asked = askedBy(context, txId);
    if (!asked) return refuse('MIP_REQUEST_GONE', '요청을 찾을 수 없어요.');
    if (isOverasking(asked)) return refuse('MIP_OVERASKING', '허용된 것보다 많이 요청했어요.');
    const sttus = await judge(context, asked, presentation);
    if (sttus === 'DONE') tell(context, '모바일 신분증을 제출했어요', 'Your mobile ID was presented');
    return ok(context, { sttus });
  });
  routes.post('/mip/vp/withdraw', async (context) => {
    const { txId } = await readBody(context, v.object({ txId: filled }));
    const asked = askedBy(context, txId);
    if (asked?.sttus === 'OFFR') asked.sttus = 'WDRW';
    return ok(context);
  });

  routes.get('/mip/vp/history', (context) => {
    const month = context.req.query('month') ?? '';
    const past = pastOf(context).filter(({ vpYMS }) => vpYMS.startsWith(month));
    return ok(context, { hstList: spoken(past, languageOf(context)) });
  });
  routes.get('/mip/vp/history/:hstId', (context) => {
    const past = pastOf(context).find(({ hstId }) => hstId === context.req.param('hstId'));
    if (!past) return refuse('MIP_HISTORY_GONE', '제출 이력을 찾을 수 없어요.');
    return ok(context, spoken(past, languageOf(context)));
  });

  // What the agency knows of the cards: any phone and any browser may stop them.
  const cards = (context: At) =>
    walletOf(context)
      .cards.filter(({ isHere }) => isHere)
      .map((card) => ({
        vcId: card.vcId,
        vcType: card.vcType,
        issuYmd: card.issuYmd,
        expYmd: card.expYmd,
        ...standingOf(context, card),
      }));
  routes.get('/mip/loss', (context) => ok(context, { vcInfoList: cards(context) }));
  routes.post('/mip/loss', async (context) => {
    const { rsnCd } = await readBody(context, v.object({ rsnCd: v.picklist(['301', '302']) }));
    for (const card of walletOf(context).cards)
      if (['ACTV', 'UPDT'].includes(standingOf(context, card).vcSttus))
        Object.assign(card, { vcSttus: 'SUSP', rsnCd });
    tell(context, '모바일 신분증 분실을 신고했어요', 'Your mobile ID was reported lost');
    return ok(context, { vcInfoList: cards(context), rcptYMS: seoulTime(context.get('world').now()) });
  });

  // Apps that the wallet knows, and what it was told of face and finger.
  routes.get('/mip/wallet', (context) => {
    const { exists, isConnected, hasBiometry, failCnt } = walletOf(context);
    const apps = [
      { appNm: { ko: '모바일 신분증 (정부)', en: 'Mobile ID (government)' }, thisYn: 'N' },
      ...(isConnected ? [{ appNm: { ko: '월렛', en: 'Wallet' }, thisYn: 'Y' }] : []),
    ];
    return ok(context, {
      appList: exists ? spoken(apps, languageOf(context)) : [],
      bioYn: hasBiometry ? 'Y' : 'N',
      lockYn: failCnt >= 5 ? 'Y' : 'N',
    });
  });
});
