import {
  either,
  type Field,
  field,
  filled,
  group,
  isYes,
  listOf,
  only,
  shape,
  told,
  turned,
  wireCount,
} from '@wallet/kit/api';
import { type Infer, type Schema, v } from '@wallet/kit/schema';
import type { WireAmount } from '../model/history.ts';
import { inquiryKinds, type PayInquiry } from '../model/inquiry.ts';
import { meansCodes } from '../model/means.ts';
import type { PayBanner, PayNotice } from '../model/notice.ts';
import type { Page } from '../model/page.ts';
import { type PayAccount, wonOf } from '../model/payAccount.ts';
import type { PayUser } from '../model/payUser.ts';

// Names of 2-payment s3.1 where it has them; whatever else stands here is "ours" (README.md).

const pages = <T>(item: Schema<T>): Schema<Page<T>> =>
  shape({
    items: listOf('results', item),
    pageNo: field('pageNo', wireCount),
    pages: field('totalPageNo', wireCount),
  });

export const finished = only(isYes('finishYn'));

/** `chngAthorNo` is ours: the number of one change of the password. */
export const pass = shape({ passNo: field('chngAthorNo', v.string()) });

const user = shape({
  isUser: turned('fxPyaccMberIdnfiNo', (number) => number !== ''),
  hasPointWallet: turned('walletEwtNo', (number) => number !== ''),
  hasPassword: turned('userStusDstcd', (status) => status !== '02'),
  lastAccountNo: told('lastUseAcno'),
  lastBankCode: told('lastUseBnkCd'),
  lastCode: turned('gpyMethdDstcd', (code) => meansCodes.find((each) => each === code)),
  hasReadGuide: isYes('utznGuidYn'),
});
export const payUser: Schema<PayUser> = v.pipe(
  user,
  v.transform(({ lastCode: code, ...rest }) => ({
    ...rest,
    lastMeans: code && { code, account: code === '2' ? rest.lastAccountNo : '' },
  })),
);

const account: Schema<PayAccount> = shape({
  bankCode: told('bnkCd'),
  bankName: told('bnkName'),
  number: filled('acNo'),
  kind: told('dpostKnd'),
  product: told('prdctName'),
  alias: told('als'),
  balance: turned('bal', wonOf),
  available: turned('drwotAbilBal', wonOf),
});
export const accounts = only(listOf('results', account));

export const transferCheck = shape({ serial: told('trnsfSerno'), seconds: field('expSS', wireCount) });
export const callCheck = shape({
  number: filled('inptNo'),
  date: filled('telAthorRegiDate'),
  serial: filled('telAthorRegiSerno'),
});

const won = (name: string) =>
  field(
    name,
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).trim()),
      v.regex(/^\d{1,9}(\.\d{1,8})?$/),
    ),
  );
export const rate = shape({
  won: won('exrt'),
  unit: turned('exAmt', (text) => Number(text) || 1),
  announcedAt: told('exrtNotiYMS'),
  course: listOf('exrtTrnsList', shape({ date: filled('exrtNotiYmd'), won: won('exrt') })),
});

const banner: Schema<PayBanner> = shape({ text: told('bnrWrds1Ctnt'), link: told('bnrLinkUrlCtnt') });
/** What the list is called is not stated: as in the lists of this area, or as in the shared call. */
export const banners = shape({
  own: listOf('results', banner),
  shared: listOf('bannerInfoList', banner),
});

const notice: Schema<PayNotice> = shape({
  id: filled('anounSerno'),
  title: told('anounTitl'),
  html: told('anounCtnt'),
  at: told('anounRegiYMS'),
  isPopup: isYes('pupYn'),
  kind: turned('anounDstcd', (kind) => (kind === '02' ? '02' : '01')),
  nationCode: told('natnlCd'),
});
export const notices = pages(notice);

const inquiry: Schema<PayInquiry> = shape({
  id: filled('inqySerno'),
  kind: turned('inqyDstcd', (code) => inquiryKinds.find((kind) => kind === code) ?? '04'),
  title: told('inqyTitl'),
  text: told('inqyCtnt'),
  at: told('inqyRegiYMS'),
  isAnswered: isYes('ansYn'),
  answer: told('ansCtnt'),
  answeredAt: told('ansRegiYMS'),
});
export const inquiries = pages(inquiry);

const money = (amount: string, currency: string): Field<WireAmount> =>
  group({ amount: told(amount), currency: told(currency) });
const rateOf = (rate: string, unit: string) => group({ rate: told(rate), unit: told(unit) });

/**
 * `sendTranAmt` is what the payment itself took, in the currency of the purse, without `sendFee`: the balance fell by
 * both. `recvTranAmt` is the same payment where it was made.
 */
export const transaction = shape({
  serial: filled('tranSerno'),
  date: filled('tranYmd'),
  at: told('tranYMS'),
  result: told('tranRsltDstcd'),
  mode: told('fxPyaccModDstcd'),
  isCancelled: isYes('tranCnclYn'),
  cancelledAt: told('tranCnclYMS'),
  originalSerial: told('ogtranSerno'),
  merchant: told('uplcName'),
  address: told('uplcAddr'),
  merchantId: told('uplcID'),
  terminalId: told('trmnID'),
  network: told('vanCoName'),
  nation: group({
    code: told('recvNatnlCd'),
    ko: told('recvNatnlKorName'),
    en: told('recvNatnlEngName'),
  }),
  local: money('recvTranAmt', 'recvCrncyCd'),
  principal: money('sendTranAmt', 'sendCrncyCd'),
  localFee: money('recvFee', 'recvCrncyCd'),
  fee: money('sendFee', 'sendCrncyCd'),
  claim: money('recvExcgClmAmt', 'recvCrncyCd'),
  sentClaim: money('sendExcgClmAmt', 'sendCrncyCd'),
  applied: rateOf('aplyExrt', 'aplyExrtNotn'),
  sent: rateOf('sendExrt', 'sendExcgUnit'),
  received: rateOf('recvExrt', 'recvExcgUnit'),
  codeText: either('barcode', 'qrCode'),
  before: told('sendBfBal'),
  after: told('sendAfBal'),
  means: told('gpyMethdDstcd'),
  accountNo: told('acNo'),
});
export type ToldTransaction = Infer<typeof transaction>;
export const transactions = pages(transaction);
