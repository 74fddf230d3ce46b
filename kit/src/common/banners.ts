import { defineCall, wireList, wireText } from '../api/index.ts';
import { type Infer, v } from '../schema/index.ts';
import { walletServices } from './constants.ts';
import { imageAddress } from './imageAddress.ts';

/** A banner (1-shell s3, s4.7). There is one to show only when the list is not empty (R249, E46). */
export interface Banner {
  title: string;
  text: string;
  /** For parseLink. */
  link: string;
  linkType: string;
  /** Instead of `link` on iOS, where it is not empty. */
  iosLink: string;
  imageUrl: string;
  /** `#rrggbb`, or empty. */
  color: string;
}

const wireBanner = v.object({
  bnrWrds1Ctnt: wireText,
  bnrWrds2Ctnt: wireText,
  bnrLinkUrlCtnt: wireText,
  BnrLinkUrlType: wireText,
  IosUrlCtnt: wireText,
  imgUrlCtnt: wireText,
  bnrColr: wireText,
});

function toBanner(wire: Infer<typeof wireBanner>): Banner {
  return {
    title: wire.bnrWrds1Ctnt,
    text: wire.bnrWrds2Ctnt,
    link: wire.bnrLinkUrlCtnt,
    linkType: wire.BnrLinkUrlType,
    iosLink: wire.IosUrlCtnt,
    imageUrl: imageAddress(wire.imgUrlCtnt),
    // It ends in a style: only a plain colour may.
    color: /^#[0-9a-f]{3,8}$/i.test(wire.bnrColr) ? wire.bnrColr : '',
  };
}

const bannersAnswer = v.object({ bannerInfoList: wireList(wireBanner) });

/** The banners of a service; 01 unless told (1-shell s7.3, R359). */
export const readBanners = defineCall<string | undefined, Infer<typeof bannersAnswer>, Banner[]>({
  method: 'GET',
  path: '/comm/common/bannerInfo',
  answer: bannersAnswer,
  duplicates: 'allow',
  spinner: false,
  send: (serviceCode = walletServices.wallet) => ({ params: { walletSvcDsticCd: serviceCode } }),
  to: ({ bannerInfoList }) => bannerInfoList.map(toBanner),
});

const serviceBannersAnswer = v.object({ serviceBannerList: wireList(wireBanner) });

/** The banners inside a service (R360). */
export const readServiceBanners = defineCall<
  { serviceCode: string; channel: string },
  Infer<typeof serviceBannersAnswer>,
  Banner[]
>({
  method: 'GET',
  path: '/comm/common/serviceBannerInfo',
  answer: serviceBannersAnswer,
  duplicates: 'allow',
  spinner: false,
  send: ({ serviceCode, channel }) => ({ params: { walletSvcDsticCd: serviceCode, chkChnl: channel } }),
  to: ({ serviceBannerList }) => serviceBannerList.map(toBanner),
});
