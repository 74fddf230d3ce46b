import { v } from '@wallet/kit/schema';
import { languageOf, spoken } from '../language.ts';
import { AnswerError, defineRoom, type memberOf, ok, readBody, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { flag } from '../wireFields.ts';

/** The window of EPO10000 (1-shell s9): the first inclusive, the second exclusive, by the clocks of Seoul. */
const open = { evntStartYMS: '20231114000000', evntEndYMS: '20231214000000' };

const EVENT_ID = 'EPO10000';
const TERMS_ID = 'EPO_PRIVACY_01';

const event = {
  hirkEvntID: EVENT_ID,
  evntTitl: { ko: '월렛 감사제', en: 'Wallet thanks' },
  evntSmryCtnt: {
    ko: '한 해 동안 월렛과 함께해 주신 분들께 감사의 선물을 드려요.',
    en: 'Presents for those who spent the year with the wallet.',
  },
  ...open,
  przwnAnounYMS: '20231221140000',
  przList: [
    { przNm: { ko: '포인트 1,000,000P', en: '1,000,000 points' }, przwnCnt: 3 },
    { przNm: { ko: '포인트 50,000P', en: '50,000 points' }, przwnCnt: 100 },
    { przNm: { ko: '커피 쿠폰', en: 'A coffee coupon' }, przwnCnt: 5000 },
  ],
  stpulInfoList: [
    {
      hirkStpulId: TERMS_ID,
      stpulName: {
        ko: '경품 응모를 위한 개인정보 수집·이용 동의',
        en: 'Collection and use of personal data for the draw',
      },
      stpulCtnt: {
        ko: '수집 항목: 이름, 휴대폰 번호, 회원 번호\n이용 목적: 당첨자 선정과 경품 발송\n보유 기간: 경품 발송 뒤 3개월\n동의하지 않으실 수 있으며, 이 경우 응모하실 수 없어요.',
        en: 'What is collected: name, mobile number, member number\nFor what: drawing winners and sending prizes\nHow long: 3 months after prizes are sent\nYou need not agree; then you cannot take part.',
      },
      mandanYn: 'Y',
    },
  ],
};

interface Part {
  applyNo: string;
  applyYMS: string;
}

const applyBody = v.object({
  stpulInfoList: v.array(v.object({ hirkStpulId: v.string(), stpulAgrmtYn: flag })),
});

/** `/event/EPO10000`: an event of its own, which a member takes part in once. */
export const eventRoom = defineRoom('/event', (routes) => {
  const mineOf = (context: Parameters<typeof memberOf>[0]) =>
    remembered<{ part: Part | null }>(context, 'event.part', () => ({ part: null }));

  routes.get('/event/v1/events/EPO10000', (context) =>
    ok(context, spoken({ ...event, ...partAnswer(mineOf(context).part) }, languageOf(context))),
  );

  routes.post('/event/v1/events/EPO10000/applications', async (context) => {
    const mine = mineOf(context);
    const { stpulInfoList } = await readBody(context, applyBody);
    // A member takes part once: asked again, it is the same part.
    if (mine.part) return ok(context, partAnswer(mine.part));
    const now = seoulTime(context.get('world').now());
    if (now < open.evntStartYMS || now >= open.evntEndYMS)
      throw new AnswerError('EPO_CLOSED', '이벤트 기간이 아니에요.');
    const isAgreed = stpulInfoList.some(
      ({ hirkStpulId, stpulAgrmtYn }) => hirkStpulId === TERMS_ID && stpulAgrmtYn === 'Y',
    );
    if (!isAgreed) throw new AnswerError('EPO_NOT_AGREED', '개인정보 수집·이용에 동의해 주세요.');
    mine.part = {
      applyNo: `EPO${String(context.get('world').nextNumber('event')).padStart(6, '0')}`,
      applyYMS: now,
    };
    return ok(context, partAnswer(mine.part));
  });
});

function partAnswer(part: Part | null) {
  return { applyYn: part ? 'Y' : 'N', applyNo: part?.applyNo ?? '', applyYMS: part?.applyYMS ?? '' };
}
