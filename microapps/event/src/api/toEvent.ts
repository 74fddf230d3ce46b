import type { EventPage, Part } from '../model/event.ts';
import type { WireEvent, WirePart } from './wire.ts';

export function toPart({ applyYn, applyNo, applyYMS }: WirePart): Part | null {
  return applyYn ? { number: applyNo, at: applyYMS } : null;
}

export function toEvent(wire: WireEvent): EventPage {
  return {
    id: wire.hirkEvntID,
    title: wire.evntTitl,
    summary: wire.evntSmryCtnt,
    startsAt: wire.evntStartYMS,
    endsAt: wire.evntEndYMS,
    announcedAt: wire.przwnAnounYMS,
    prizes: wire.przList.map(({ przNm, przwnCnt }) => ({ name: przNm, count: przwnCnt })),
    terms: wire.stpulInfoList.map(({ hirkStpulId, stpulName, stpulCtnt, mandanYn }) => ({
      id: hirkStpulId,
      title: stpulName,
      text: stpulCtnt,
      mandatory: mandanYn,
    })),
    part: toPart(wire),
  };
}
