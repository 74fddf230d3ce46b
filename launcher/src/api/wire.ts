import { wireCount, wireList } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

const text = v.optional(v.nullable(v.string()), '');
const figure = v.optional(v.nullable(v.union([v.number(), v.string()])), null);
const flag = v.optional(v.nullable(v.union([v.boolean(), v.string()])), false);

const wireAsset = v.object({
  className: v.string(),
  assetName: v.string(),
  assetNum: figure,
  assetUnit: text,
  isValueVisible: flag,
  routeName: text,
  domainName: text,
  displayText: text,
});

const wireForeignAmount = v.object({ crncyCd: v.string(), amt: figure });

export const wireAssets = v.object({
  assetList: v.array(wireAsset),
  foreignWalletList: v.optional(v.nullable(v.array(wireForeignAmount)), []),
});

const wireCard = v.object({
  name: v.string(),
  className: v.string(),
  bgColor: text,
  routeName: v.string(),
  domainName: text,
  order: figure,
  isNew: flag,
  groupNoneVisible: v.optional(v.nullable(v.union([v.string(), v.array(v.string())])), []),
});

export const wireCards = v.object({
  cardList: v.array(wireCard),
  minorCardList: v.optional(v.nullable(v.array(wireCard)), []),
});

const wireCardSetting = v.object({
  cardTitle: text,
  title: text,
  text,
  type: v.string(),
  order: figure,
  brand: text,
  fix: flag,
  active: flag,
  toLink: text,
});

export const wireCardSettings = v.object({ cardSettingList: v.array(wireCardSetting) });

export const wireEmergencyNotices = v.object({
  emergencyNoticeList: v.optional(
    v.nullable(
      v.array(v.object({ anounSerno: v.union([v.string(), v.number()]), anounTitl: text, anounCtnt: text })),
    ),
    [],
  ),
});

export const wireShortLink = v.object({
  shrtLnkSttsCd: v.picklist(['USE', 'EXPIRED', 'NONE']),
  linkUrlCtnt: text,
});

export const wireUnread = v.object({ unreadList: wireList(v.object({ unreadCnt: wireCount })) });

const rate = v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,8})?$/));
/** Won for one unit, of now and of each day before, oldest first (2-payment s3.1). */
export const wireDollar = v.object({
  exrt: rate,
  exrtTrnsList: v.optional(v.nullable(v.array(v.object({ exrt: rate }))), []),
});

export type WireDollar = Infer<typeof wireDollar>;
export type WireAsset = Infer<typeof wireAsset>;
export type WireAssets = Infer<typeof wireAssets>;
export type WireCard = Infer<typeof wireCard>;
export type WireCards = Infer<typeof wireCards>;
export type WireCardSetting = Infer<typeof wireCardSetting>;
export type WireCardSettings = Infer<typeof wireCardSettings>;
export type WireEmergencyNotices = Infer<typeof wireEmergencyNotices>;
export type WireShortLink = Infer<typeof wireShortLink>;
export type WireUnread = Infer<typeof wireUnread>;
