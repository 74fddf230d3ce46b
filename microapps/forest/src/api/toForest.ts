import {
  type Forest,
  type ForestSummary,
  facilities,
  type Region,
  type Room,
  type RoomInForest,
  type RoomKind,
  regions,
  roomFacilities,
  roomKinds,
} from '../model/forest.ts';
import type { NightBook, NightKind } from '../model/nights.ts';
import type { WireForest, WireForestList, WireNightBook, WireRoom, WireRoomInForest } from './wire.ts';

const nightKinds: Record<WireNightBook['nightList'][number]['nghtTpcd'], NightKind> = {
  WD: 'weekday',
  WE: 'weekend',
  PK: 'peak',
};

export function toForestSummaries({ forestList }: WireForestList): ForestSummary[] {
  return forestList.map((wire) => ({
    id: wire.forestId,
    name: { ko: wire.forestNm, en: wire.forestEngNm },
    region: toRegion(wire.rgnCd),
    facilities: known(facilities, wire.fcltCdList),
    picture: wire.imgCd,
    place:
      typeof wire.latVal === 'number' && typeof wire.lotVal === 'number'
        ? { latitude: wire.latVal, longitude: wire.lotVal }
        : null,
    lowestPrice: wire.minAmt,
    roomTypes: wire.roomTpCnt,
    freeRoomTypes: wire.avlblRoomTpCnt,
  }));
}

export function toForest(wire: WireForest): Forest {
  return {
    id: wire.forestId,
    name: { ko: wire.forestNm, en: wire.forestEngNm },
    region: toRegion(wire.rgnCd),
    address: { ko: wire.addrCtnt, en: wire.addrEngCtnt },
    phone: wire.telNo,
    latitude: wire.latVal,
    longitude: wire.lotVal,
    introduction: { ko: wire.intrcCtnt, en: wire.intrcEngCtnt },
    facilities: known(facilities, wire.fcltCdList),
    pictures: wire.imgCdList,
    rooms: wire.roomList.map(toRoom),
  };
}

export function toRoom(wire: WireRoom): Room {
  return {
    id: wire.roomId,
    name: { ko: wire.roomNm, en: wire.roomEngNm },
    kind: toRoomKind(wire.roomTpcd),
    standardGuests: wire.stdPrsnCnt,
    maxGuests: wire.maxPrsnCnt,
    count: wire.roomCnt,
    area: wire.areaVal,
    prices: { weekday: wire.wkdyAmt, weekend: wire.wkndAmt, peak: wire.peakAmt },
    facilities: known(roomFacilities, wire.fcltCdList),
    picture: wire.imgCd,
  };
}

export function toRoomInForest(wire: WireRoomInForest): RoomInForest {
  return {
    ...toRoom(wire),
    forestId: wire.forestId,
    forestName: { ko: wire.forestNm, en: wire.forestEngNm },
  };
}

export function toNightBook(wire: WireNightBook): NightBook {
  return {
    first: wire.bgnYmd,
    last: wire.endYmd,
    maxNights: wire.maxNghtCnt,
    nights: wire.nightList.map(({ ymd, nghtTpcd, amt, rmndRoomCnt }) => ({
      date: ymd,
      kind: nightKinds[nghtTpcd],
      price: amt,
      roomsLeft: rmndRoomCnt,
    })),
  };
}

/** A code this version does not know is left out rather than shown raw. */
function known<T extends string>(all: readonly T[], codes: readonly string[]): T[] {
  return all.filter((code) => codes.includes(code));
}

function toRegion(code: string): Region {
  return regions.find((region) => region === code) ?? 'CAP';
}

function toRoomKind(code: string): RoomKind {
  return roomKinds.find((kind) => kind === code) ?? 'HUT';
}
