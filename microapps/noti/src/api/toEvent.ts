import {
  type EventDetail,
  type EventPicture,
  type EventResult,
  type EventSummary,
  eventPictures,
} from '../model/event.ts';
import type { WireEvent, WireEventDetail, WireEventResult } from './wire.ts';

function toPicture(code: string): EventPicture {
  return eventPictures.find((picture) => picture === code.toLowerCase()) ?? 'gift';
}

export function toEvent(wire: WireEvent): EventSummary {
  return {
    id: wire.hirkEvntID,
    title: wire.evntTitl,
    summary: wire.evntSmryCtnt,
    startsAt: wire.evntStartYMS,
    endsAt: wire.evntEndYMS,
    picture: toPicture(wire.evntImgDstcd),
    announcedAt: wire.przwnAnounYMS,
  };
}

export function toEventDetail(wire: WireEventDetail): EventDetail {
  return {
    ...toEvent(wire),
    html: wire.evntCtnt,
    link: wire.evntLinkUrlCtnt,
    linkName: wire.evntLinkNm,
  };
}

const parts: Readonly<Record<string, EventResult['mine']>> = { '01': 'won', '02': 'lost' };

export function toEventResult(wire: WireEventResult): EventResult {
  const { przList, myPrzwnDstcd } = wire;
  return {
    ...toEvent(wire),
    prizes: przList.map(({ przNm, przwnList }) => ({
      name: przNm,
      winners: przwnList.map(({ przwnNm, mphonNo, myYn }) => ({
        name: przwnNm,
        phone: mphonNo,
        isMe: myYn === 'Y',
      })),
    })),
    mine: (Object.hasOwn(parts, myPrzwnDstcd) && parts[myPrzwnDstcd]) || 'none',
    myPrize: wire.myPrzNm,
    link: wire.myPrzLinkUrlCtnt,
    linkName: wire.myPrzLinkNm,
  };
}
