import { formatMoney } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { findRoom } from '../forest/forests.ts';
import { languageOf, spoken } from '../language.ts';
import { ok, type RoomEnv, readQuery } from '../room.ts';
import { code, maybeText } from '../wireFields.ts';

const bannerQuery = v.object({ walletSvcDsticCd: v.optional(code, '01') });
const serviceBannerQuery = v.object({ walletSvcDsticCd: v.optional(code, '01'), chkChnl: maybeText });

// What the forest itself asks for on a weekday: weekends cost more, and are soon full.
const fromWon = formatMoney(findRoom('F01R1')?.room.wkdyAmt ?? 0);

const forestBanner = {
  bnrWrds1Ctnt: { ko: '평일에는 숲에서 하룻밤', en: 'A weeknight in the forest' },
  bnrWrds2Ctnt: { ko: `잣나무집 ${fromWon}원부터`, en: `A cabin in the pines from ₩${fromWon}` },
  bnrLinkUrlCtnt: 'FTR10000',
  BnrLinkUrlType: '1',
  IosUrlCtnt: '',
  imgUrlCtnt: '',
  bnrColr: '#e4efe2',
};

const noticeBanner = {
  bnrWrds1Ctnt: { ko: '새로워진 월렛을 만나 보세요', en: 'Meet the new wallet' },
  bnrWrds2Ctnt: { ko: '달라진 점을 한눈에 알려 드려요', en: 'What has changed, at a glance' },
  bnrLinkUrlCtnt: 'FAL11000|tab=notice&from=banner',
  BnrLinkUrlType: '1',
  IosUrlCtnt: '',
  imgUrlCtnt: '',
  bnrColr: '#f3eadb',
};

const eventBanner = {
  bnrWrds1Ctnt: { ko: '포인트를 쓰는 세 가지 방법', en: 'Three ways to use points' },
  bnrWrds2Ctnt: { ko: '진행 중인 이벤트를 확인해 보세요', en: 'See the events that are on' },
  bnrLinkUrlCtnt: 'FAL30000',
  BnrLinkUrlType: '1',
  IosUrlCtnt: '',
  imgUrlCtnt: '',
  bnrColr: '#fff1cf',
};

/** Inside a service; one without a banner of its own has none. */
const serviceBanners: Readonly<Record<string, typeof noticeBanner>> = {
  '01': noticeBanner,
  '06': { ...forestBanner, bnrLinkUrlCtnt: 'FTR10000|from=banner' },
  '41': {
    ...noticeBanner,
    bnrWrds1Ctnt: { ko: '전통시장에서도 QR로 결제해요', en: 'Pay by QR at markets, too' },
    bnrWrds2Ctnt: { ko: '가까운 가게를 찾아보세요', en: 'Find a shop near you' },
    bnrLinkUrlCtnt: '/fpayment/FFQ06000',
  },
  '42': {
    ...noticeBanner,
    bnrWrds1Ctnt: { ko: '여행지에서 환전 없이 결제해요', en: 'Pay abroad without changing money' },
    bnrWrds2Ctnt: { ko: '나라별 혜택을 확인하세요', en: 'See what each country offers' },
    bnrLinkUrlCtnt: '/gpayment/FGP95000',
  },
};

export function bannerRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/comm/common/bannerInfo', (context) => {
    const { walletSvcDsticCd } = readQuery(context, bannerQuery);
    return ok(context, {
      bannerInfoList:
        walletSvcDsticCd === '01'
          ? [forestBanner, eventBanner].map((banner) => spoken(banner, languageOf(context)))
          : [],
    });
  });

  routes.get('/comm/common/serviceBannerInfo', (context) => {
    const { walletSvcDsticCd } = readQuery(context, serviceBannerQuery);
    const banner = serviceBanners[walletSvcDsticCd];
    return ok(context, { serviceBannerList: banner ? [spoken(banner, languageOf(context))] : [] });
  });
}
