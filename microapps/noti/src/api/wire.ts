import { wireCount, wireList, wireText } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

// Raw names and shapes. Notices bear the names of 1-shell s3 and the page of 2-payment s3.1; all others are ours.
// Code values are plain texts here and translated in toX.ts: one the app does not know must not close a screen.

const filled = v.pipe(wireText, v.minLength(1));
const moment = v.pipe(v.string(), v.regex(/^\d{14}$/));
const momentOrNone = v.fallback(moment, '');
const yesNo = v.fallback(v.picklist(['Y', 'N']), 'N');

function pageOf<W>(result: v.GenericSchema<unknown, W>) {
  return v.object({ pageNo: wireCount, totalPageNo: wireCount, results: wireList(result) });
}

export const wireNotification = v.object({
  alrmSerno: filled,
  alrmDstcd: wireText,
  alrmTitl: wireText,
  alrmCtnt: wireText,
  alrmDtlList: wireList(v.object({ dtlNm: wireText, dtlCtnt: wireText })),
  alrmRegiYMS: momentOrNone,
  readYn: yesNo,
  alrmLinkNm: wireText,
  alrmLinkUrlCtnt: wireText,
});
export const wireNotificationPage = pageOf(wireNotification);
export const wireUnread = v.object({
  unreadList: wireList(v.object({ alrmDstcd: wireText, unreadCnt: wireCount })),
});

export const wirePushSettings = v.object({
  adCnsntAbleYn: yesNo,
  alrmSetList: wireList(v.object({ alrmSetDstcd: wireText, recvCnsntYn: yesNo, cnsntYMS: momentOrNone })),
});

export const wireNotice = v.object({
  anounSerno: filled,
  anounTitl: wireText,
  anounCtnt: wireText,
  anounRegiYMS: momentOrNone,
  pupYn: yesNo,
  anounDstcd: wireText,
  natnlCd: wireText,
});
export const wireNoticePage = pageOf(wireNotice);

const eventFields = {
  hirkEvntID: filled,
  evntTitl: wireText,
  evntSmryCtnt: wireText,
  evntStartYMS: moment,
  evntEndYMS: moment,
  evntImgDstcd: wireText,
  przwnAnounYMS: momentOrNone,
};
export const wireEvent = v.object(eventFields);
export const wireEventPage = pageOf(wireEvent);
export const wireEventDetail = v.object({
  ...eventFields,
  evntCtnt: wireText,
  evntLinkNm: wireText,
  evntLinkUrlCtnt: wireText,
});
export const wireEventResult = v.object({
  ...eventFields,
  przList: wireList(
    v.object({
      przNm: wireText,
      przwnList: wireList(v.object({ przwnNm: wireText, mphonNo: wireText, myYn: yesNo })),
    }),
  ),
  myPrzwnDstcd: wireText,
  myPrzNm: wireText,
  myPrzLinkNm: wireText,
  myPrzLinkUrlCtnt: wireText,
});

export type WireNotification = Infer<typeof wireNotification>;
export type WireUnread = Infer<typeof wireUnread>;
export type WirePushSettings = Infer<typeof wirePushSettings>;
export type WireNotice = Infer<typeof wireNotice>;
export type WireEvent = Infer<typeof wireEvent>;
export type WireEventDetail = Infer<typeof wireEventDetail>;
export type WireEventResult = Infer<typeof wireEventResult>;
