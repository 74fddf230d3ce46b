import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { ok, type RoomEnv, readQuery } from '../room.ts';
import { code, maybeText } from '../wireFields.ts';

const bannerQuery = v.object({ walletSvcDsticCd: v.optional(code, '01') });
const serviceBannerQuery = v.object({ walletSvcDsticCd: v.optional(code, '01'), chkChnl: maybeText });

const forestBanner = {
  bnrWrds1Ctnt: '이번 주말, 숲에서 하룻밤',
  bnrWrds2Ctnt: '전국 자연휴양림 예약을 지갑에서 바로',
  bnrLinkUrlCtnt: 'FTR10000',
  BnrLinkUrlType: '1',
  IosUrlCtnt: '',
  imgUrlCtnt: '',
  bnrColr: '#e4efe2',
};

const noticeBanner = {
  bnrWrds1Ctnt: '새로워진 지갑을 만나 보세요',
  bnrWrds2Ctnt: '달라진 점을 한눈에 알려 드립니다',
  bnrLinkUrlCtnt: 'FAL11000|tab=notice&from=banner',
  BnrLinkUrlType: '1',
  IosUrlCtnt: '',
  imgUrlCtnt: '',
  bnrColr: '#f3eadb',
};

export function bannerRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/comm/common/bannerInfo', (context) => {
    const { walletSvcDsticCd } = readQuery(context, bannerQuery);
    return ok(context, { bannerInfoList: walletSvcDsticCd === '01' ? [forestBanner] : [] });
  });

  routes.get('/comm/common/serviceBannerInfo', (context) => {
    readQuery(context, serviceBannerQuery);
    return ok(context, { serviceBannerList: [noticeBanner] });
  });
}
