import { code, count, day, field, list, only, shape, text, won, yesNo } from '@wallet/kit/api';
import { type Infer, type Schema, v } from '@wallet/kit/schema';
import type { Activity, Payout, Practice, Tariff } from '../model/practice.ts';
import type { Means, Place, Ranked } from '../model/town.ts';

// signupYn and walletMberIdnfiNo are stated (contracts/http.md); the other fields are ours (N40).

export const check = shape({ isSignedUp: yesNo('signupYn', false), memberId: text('walletMberIdnfiNo', '') });
export const self = only(text('walletMberIdnfiNo'));

export const codeSent = shape({ id: text('authNo'), seconds: count('expSS') });
export const secondsLeft = only(count('expSS'));
/** What a wrong code leaves. */
export const triesLeft = v.object({ leftCnt: v.number() });

export const joinedOn = only(day('joinYmd'));
export const profile = shape({
  joinedOn: text('joinYmd', ''),
  town: text('townNm', ''),
  takesReceipts: yesNo('rcptYn', false),
  isRanked: yesNo('rankYn', false),
  /** e-receipts come to the wallet */
  getsReceipts: yesNo('edocYn', true),
});

const unit = code('unitCd', { CASE: 'times', KM: 'km', KG: 'kg' }, 'times');
const activity: Schema<Activity> = shape({
  id: text('actvCd'),
  name: text('actvNm'),
  how: text('howCtnt', ''),
  unit,
  proof: code('prfCd', { NONE: 'none', PHOT: 'photo', RCPT: 'receipt', BOTH: 'either' }, 'none'),
  price: won('untprc'),
  limit: won('lmtAmt'),
  used: won('usedAmt'),
});
export const tariff: Schema<Tariff> = shape({
  year: text('stdYy'),
  limit: won('lmtAmt'),
  used: won('usedAmt'),
  budgetGoneOn: text('bdgtEndYmd', ''),
  activities: list('actvList', activity),
});

const practiceStates = {
  RPRT: 'reported',
  CHCK: 'checking',
  FIXD: 'fixed',
  PAID: 'paid',
  RFSD: 'refused',
  OVER: 'beyondLimit',
  BUDG: 'budgetGone',
} as const;
export const practice: Schema<Practice> = shape({
  id: text('prctNo'),
  activity: text('actvCd'),
  name: text('actvNm'),
  unit,
  day: day('prctYmd'),
  quantity: field('qty', v.number(), 1),
  points: won('pnt'),
  counted: won('cntPnt'),
  place: text('plcNm', ''),
  state: code('prctStcd', practiceStates),
  reason: text('rfslCtnt', ''),
  paidFrom: text('payYmd', ''),
  answeredBy: text('answYmd', ''),
});
export const practices = only(list('prctList', practice));

const payout: Schema<Payout> = shape({
  month: text('ym'),
  points: won('pnt'),
  state: code('payStcd', {
    OPEN: 'open',
    FIXD: 'fixed',
    SENT: 'sent',
    ARRV: 'arrived',
    BACK: 'cameBack',
    AGIN: 'sentAgain',
  }),
  day: day('payYmd'),
});
export const payouts = only(list('payList', payout));
export const sums = shape({
  month: text('ym'),
  ofMonth: won('monPnt'),
  ofYear: won('yyPnt'),
  limit: won('lmtAmt'),
  /** collected and not paid yet */
  balance: won('bal'),
  receipts: count('rcptCnt', 0),
  receiptPoints: won('rcptPnt', 0),
  budgetGoneOn: text('bdgtEndYmd', ''),
  next: field('next', payout, null),
});

const receipt = shape({
  id: text('rcptNo'),
  shop: text('shopNm'),
  day: day('rcptYmd'),
  amount: won('payAmt'),
  isUsed: yesNo('useYn', false),
});
export const receipts = only(list('rcptList', receipt));

const means: Schema<Means> = shape({
  id: text('mnsId'),
  kind: code('knd', { ACNT: 'account', CARD: 'card' }),
  bankCode: text('bnkCd', ''),
  name: text('mnsNm'),
  alias: text('als', ''),
  accountNo: text('acNo', ''),
});
export const allMeans = shape({ chosen: text('mnsId', ''), means: list('mnsList', means) });

const ranked: Schema<Ranked> = shape({
  rank: count('rank'),
  name: text('memNm'),
  points: won('pnt'),
  isMine: yesNo('myYn', false),
  members: count('memCnt', 0),
  savedKg: field('co2Kg', v.number(), 0),
});
const factor = shape({ name: text('actvNm'), grams: count('co2G') });
export const ranking = shape({
  town: text('townNm', ''),
  all: list('rankList', ranked),
  factors: list('fctrList', factor, []),
});

const degrees = (name: string) => field(name, v.number());
const place: Schema<Place> = shape({
  id: text('plcId'),
  name: text('plcNm'),
  address: text('adr', ''),
  activity: text('actvCd'),
  latitude: degrees('lat'),
  longitude: degrees('lon'),
});
export const places = only(list('plcList', place));

const notice = shape({
  id: text('anounSerno'),
  kind: code('kindCd', { NOTI: 'notice', GUID: 'guide', QSTN: 'question' }, 'notice'),
  title: text('anounTitl'),
  text: text('anounCtnt', ''),
  day: text('anounRegiYmd', ''),
});
export const notices = only(list('anounList', notice));

export type Sums = Infer<typeof sums>;
