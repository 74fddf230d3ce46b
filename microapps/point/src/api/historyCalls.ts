import { post } from '@wallet/kit/api';
import { maskName } from '@wallet/kit/format';
import type { ExpiringMonth, HistoryDetail, HistoryFilter, HistoryItem, Place } from '../model/history.ts';
import * as wire from './moneyWire.ts';

/** Questions by POST: sent again they say the same. */
const point = { envelope: 'outData', lost: 'harmless' } as const;
const at = (name: string) => `/point-fe/transaction/v1/${name}`;

const toItem = (item: wire.WireHistoryItem): HistoryItem => ({
  number: item.tranSerno,
  at: item.tranYMS,
  group: item.hstDstcd,
  amount: item.amt,
  after: item.blncAft,
  title: { ko: item.titl, en: item.titlEng },
  cancelled: item.cnclYn === 'Y' ? 'this' : item.orgTranSerno ? 'other' : 'none',
  counterpart: item.hstDstcd === 'SEND' ? maskName(item.cntrName) : item.cntrName,
});

export interface HistoryPage {
  items: HistoryItem[];
  next: number | null;
}

/** @param month YYYYMM, or empty for all */
export const listHistory = post(at('histories'), {
  ...point,
  answer: wire.wireHistories,
  duplicates: 'allow',
  send: ({ filter, month, page }: { filter: HistoryFilter; month: string; page: number }) => ({
    body: { fltr: filter, ym: month, pageNo: String(page) },
  }),
  to: ({ pageNo, totalPageNo, results }): HistoryPage => ({
    items: results.map(toItem),
    next: pageNo < totalPageNo ? pageNo + 1 : null,
  }),
});

export const readHistoryDetail = post(at('detail'), {
  ...point,
  answer: wire.wireDetail,
  send: (number: string) => ({ body: { tranSerno: number } }),
  to: (item): HistoryDetail => ({ ...toItem(item), message: item.msg, until: item.untlYmd }),
});

export interface Expiring {
  balance: number;
  months: ExpiringMonth[];
}

export const readExpiring = post(at('expiring'), {
  ...point,
  answer: wire.wireExpiring,
  to: ({ blnc, mntList }): Expiring => ({
    balance: blnc,
    months: mntList.map(({ ym, amt, dtlList }) => ({
      month: ym,
      amount: amt,
      parts: dtlList.map(({ titl, titlEng, untlYmd, amt: part }) => ({
        title: { ko: titl, en: titlEng },
        until: untlYmd,
        amount: part,
      })),
    })),
  }),
});

const pictures: Readonly<Record<string, Place['picture']>> = {
  CAFE: 'coffee',
  STOR: 'cart',
  FOOD: 'meal',
  BOOK: 'book',
  FILM: 'film',

  CARD: 'card',
  SLRY: 'account',
  FUEL: 'car',
  ATND: 'booking',
  CHRG: 'charge',
  SEND: 'send',
};

const toPlace = (place: wire.WirePlace): Place => ({
  id: place.id,
  kind: place.knd || place.ctgrCd,
  picture: pictures[place.imgDstcd] ?? (place.knd === 'EVNT' ? 'event' : 'place'),
  title: { ko: place.titl, en: place.titlEng },
  benefit: { ko: place.bnft, en: place.bnftEng },
  until: place.untlYmd,
  least: place.minAmt,
});

/** Where points come from, and where they are as good as money. */
export const listPlaces = post(at('places'), {
  ...point,
  answer: wire.wirePlaces,
  to: ({ earnList, useList }): { earn: Place[]; use: Place[] } => ({
    earn: earnList.map(toPlace),
    use: useList.map(toPlace),
  }),
});
