import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { languageOf, type Words } from '../language.ts';
import { pageOf } from '../paged.ts';
import { headerOk, memberOf, type RoomEnv, readBody, readQuery } from '../room.ts';
import { code, filled } from '../wireFields.ts';
import { pendingOf } from './pendingTransactions.ts';
import { refuse } from './refuse.ts';
import { type Transaction, transactionsOf } from './transactionState.ts';

const PAGE_SIZE = 12;
const ymd = v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/)));
const historyQuery = v.object({
  pageNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
  tranDstcd: v.optional(v.picklist(['03', '11'])),
  inqStrtYmd: ymd,
  inqEndYmd: ymd,
  /** ours: a part of the shop's name */
  uplcName: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
const detailQuery = v.object({ tranSerno: filled, tranYmd: v.pipe(v.string(), v.regex(/^\d{8}$/)) });

/** What the banner of a nation says; where it leads. */
const banners: Readonly<Record<string, readonly [text: Words, link: string]>> = {
  TH: [{ ko: '태국에서 QR로 결제하기', en: 'Pay by QR in Thailand' }, '/gpayment/FGP95000?natCd=TH'],
  JP: [{ ko: '일본 편의점에서 결제하기', en: 'Pay in Japanese stores' }, '/gpayment/FGP95000?natCd=JP'],
  VN: [{ ko: '베트남 QR 결제 가맹점 찾기', en: 'Shops in Vietnam' }, '/gpayment/FGP10100?natCd=VN'],
  TW: [
    { ko: '대만 야시장에서 결제하기', en: 'Pay at Taiwan’s night markets' },
    '/gpayment/FGP95000?natCd=TW',
  ],
  SG: [{ ko: '싱가포르 NETS QR 결제 안내', en: 'NETS QR in Singapore' }, '/gpayment/FGP10100?natCd=SG'],
  ID: [{ ko: '인도네시아 QRIS 결제 시작', en: 'QRIS in Indonesia' }, '/gpayment/FGP95000Kftc?natCd=ID'],
};

/** Histories, their details and banners of nations (2-payment s7.1). */
export function inquiryRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/gpayment-fe/inquiry/v1/transaction/histories', (context) => {
    memberOf(context);
    const {
      pageNo,
      tranDstcd,
      inqStrtYmd = '00000000',
      inqEndYmd = '99999999',
      uplcName: words,
    } = readQuery(context, historyQuery);
    const found = historyOf(context).filter(
      ({ tranYmd, fxPyaccModDstcd, uplcName }) =>
        uplcName.toLowerCase().includes(words.toLowerCase()) &&
        tranYmd >= inqStrtYmd &&
        tranYmd <= inqEndYmd &&
        // 11 cash machine, 03 payment and refund (2-payment s3.4); modes have a 03 of their own.
        (tranDstcd === undefined || (tranDstcd === '11') === (fxPyaccModDstcd === '03')),
    );
    return headerOk(context, pageOf(found, pageNo, PAGE_SIZE));
  });

  routes.get('/gpayment-fe/inquiry/v1/transaction/detail', (context) => {
    memberOf(context);
    const asked = readQuery(context, detailQuery);
    const found = historyOf(context).find(
      ({ tranSerno, tranYmd }) => tranSerno === asked.tranSerno && tranYmd === asked.tranYmd,
    );
    if (!found) throw refuse('transactionUnknown');
    return headerOk(context, found);
  });

  routes.post('/gpayment-fe/inquiry/v1/nation/bannerInfo', async (context) => {
    const { natCd } = await readBody(context, v.object({ natCd: code }));
    const banner = banners[natCd];
    return headerOk(context, {
      results: banner ? [{ bnrWrds1Ctnt: banner[0][languageOf(context)], bnrLinkUrlCtnt: banner[1] }] : [],
    });
  });
}

/** What is still under way at a partner's stands first. */
function historyOf(context: Context<RoomEnv>): Transaction[] {
  return [...pendingOf(context), ...transactionsOf(context)];
}
