import { type FileAnswer, get, post } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';
import type { Filter, Kind } from '../model/receipt.ts';
import * as wire from './wire.ts';

/** The group of every receipt user, whatever the member's own (R882). */
const GROUP = 'KB0';
const yes = (is: boolean) => (is ? 'Y' : 'N');

export const hasAgreed = post('/edoc/v1/erceitp/selectStpulInfo', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (memberId: string) => ({ body: { wltMberIdnfiNo: memberId, hirkStpulID: wire.RECEIPT_TERMS } }),
  answer: wire.agreement,
});
export const readStatus = post('/ercs/getElctrRceitpUserStus', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (memberId: string) => ({ body: { wltMberIdnfiNo: memberId, groupCoCd: GROUP } }),
  answer: wire.status,
});

export const readRules = get('/edoc/v1/erceitp/rules', { answer: wire.rules });

interface Joining {
  byPhone: boolean;
  byCard: boolean;
  brands: readonly string[];
}
export const join = post('/edoc/v1/erceitp/join', {
  lost: 'harmless',
  send: ({ byPhone, byCard, brands }: Joining) => ({
    body: { telYn: yes(byPhone), cardYn: yes(byCard), brndList: brands },
  }),
});
export const saveSettings = post('/edoc/v1/erceitp/settings', {
  lost: 'harmless',
  send: ({ hasMessages, isPaused }: { hasMessages?: boolean; isPaused?: boolean }) => ({
    body: {
      ...(hasMessages === undefined ? {} : { msgYn: yes(hasMessages) }),
      ...(isPaused === undefined ? {} : { pausYn: yes(isPaused) }),
    },
  }),
});
export const leave = post('/edoc/v1/erceitp/leave', {
  lost: 'harmless',
  send: (keeps: boolean) => ({ body: { keepYn: yes(keeps) } }),
});

interface Asked extends Partial<Filter> {
  word?: string;
  of?: 'hidden' | 'bin';
  page?: string | undefined;
}
const params = ({ from, to, kinds, means, min, max, hasMemo, hasWarranty, word, of, page }: Asked) => ({
  from,
  to,
  knd: kinds?.map((one) => wire.wireKinds[one]).join(',') || undefined,

  mnsKnd: means?.map((one) => wire.wireMeans[one]).join(',') || undefined,

  min: min || undefined,
  max: max || undefined,
  word: word || undefined,
  pageNo: page,

  memoYn: hasMemo ? 'Y' : undefined,
  wrntyYn: hasWarranty ? 'Y' : undefined,

  hideYn: of === 'hidden' ? 'Y' : undefined,
  binYn: of === 'bin' ? 'Y' : undefined,
});
export const listReceipts = get('/edoc/v1/erceitp/receipts', {
  duplicates: 'allow',
  send: (asked: Asked) => ({ params: params(asked) }),
  answer: wire.page,
});
export const readSummary = get('/edoc/v1/erceitp/summary', { answer: wire.summary });
export const readSums = get('/edoc/v1/erceitp/sums', {
  send: (span: string) => ({ params: { ym: span } }),
  answer: wire.sums,
});
export const readReceipt = get('/edoc/v1/erceitp/receipts/{id}', { answer: wire.receipt });
export const readImage = get('/edoc/v1/erceitp/receipts/{id}/image', {
  send: ({ id, of }: { id: string; of: 'receipt' | 'warranty' }) => ({ path: { id }, params: { of } }),
  answer: wire.image,
});

interface Note {
  id: string;
  memo?: string;
  kind?: Kind;
  remindsExchange?: boolean;
}
export const saveNote = post('/edoc/v1/erceitp/receipts/{id}/note', {
  lost: 'harmless',
  send: ({ id, memo, kind, remindsExchange }: Note) => ({
    path: { id },
    body: {
      ...(memo === undefined ? {} : { memo }),
      ...(kind === undefined ? {} : { knd: wire.wireKinds[kind] }),
      ...(remindsExchange === undefined ? {} : { exchngRmndYn: yes(remindsExchange) }),
    },
  }),
});
interface Warranty {
  id: string;
  until: string;
  model: string;
  phone: string;
  reminds: boolean;
  /** a data address; none leaves the photo that is there */
  photo?: string | undefined;
}
export const saveWarranty = post('/edoc/v1/erceitp/receipts/{id}/warranty', {
  lost: 'harmless',
  send: ({ id, until, model, phone, reminds, photo }: Warranty) => ({
    path: { id },
    body: {
      wrntyEndYmd: until,
      wrntyMdl: model,
      wrntyTelNo: phone,
      wrntyRmndYn: yes(reminds),
      ...(photo ? { img: photo } : {}),
    },
  }),
});
export const setHidden = post('/edoc/v1/erceitp/hide', {
  lost: 'harmless',
  send: ({ ids, is }: { ids: readonly string[]; is: boolean }) => ({
    body: { rceitpNoList: ids, hideYn: yes(is) },
  }),
});
export const setDeleted = post('/edoc/v1/erceitp/delete', {
  lost: 'harmless',
  send: ({ ids, is }: { ids: readonly string[]; is: boolean }) => ({
    body: { rceitpNoList: ids, delYn: yes(is) },
  }),
});

export const readPhoto = post('/edoc/v1/erceitp/read', {
  lost: 'harmless',
  send: (image: string) => ({ body: { imgFile: image } }),
  answer: wire.reading,
});
interface Registration {
  key: string;
  imageNo: string;
  shop: string;
  date: string;
  total: number;
  kind: Kind;
  /** kept although one like it is there */
  isMeant: boolean;
}
export const register = post('/edoc/v1/erceitp/register', {
  lost: 'sameKey',
  send: ({ key, imageNo, shop, date, total, kind, isMeant }: Registration) => ({
    headers: { 'Idempotency-Key': key },
    body: {
      imgNo: imageNo,
      frchsNm: shop,
      useYmd: date,
      totAmt: total,

      knd: wire.wireKinds[kind],
      frcYn: yes(isMeant),
    },
  }),
  answer: wire.made,
});

export const listShares = get('/edoc/v1/erceitp/shares', {
  send: (id: string) => ({ params: { rceitpNo: id } }),
  answer: wire.shares,
});
export const share = post('/edoc/v1/erceitp/shares', {
  lost: 'sameKey',
  send: ({ id, withMemo }: { id: string; withMemo: boolean }) => ({
    body: { rceitpNo: id, memoYn: yes(withMemo) },
  }),
  answer: wire.share,
});
export const takeBack = post('/edoc/v1/erceitp/shares/takeBack', {
  lost: 'sameEnd',
  send: (id: string) => ({ body: { shrNo: id } }),
});

export const listExports = get('/edoc/v1/erceitp/exports', { duplicates: 'allow', answer: wire.exports });
interface Wish {
  from: string;
  to: string;
  format: 'pdf' | 'csv';
  kinds: readonly Kind[];
  ids: readonly string[];
}
export const makeExport = post('/edoc/v1/erceitp/exports', {
  lost: 'sameKey',
  send: ({ from, to, format, kinds, ids }: Wish) => ({
    body: {
      from,
      to,
      frmt: format === 'pdf' ? 'PDF' : 'CSV',

      knd: kinds.map((one) => wire.wireKinds[one]),
      rceitpNoList: ids,
    },
  }),
  answer: wire.exported,
});
export const readExportFile = get('/edoc/v1/erceitp/exports/{id}/file', {
  envelope: 'file',
  answer: v.custom<FileAnswer>((value) => typeof value === 'object' && value !== null && 'bytes' in value),
});

/** What developers' pages do. */
export const standIn = post('/edoc/v1/erceitp/standIn', {
  lost: 'harmless',
  send: ({ kind, isAgreed }: { kind?: Kind; isAgreed?: boolean }) => ({
    body: {
      ...(kind === undefined ? {} : { knd: wire.wireKinds[kind] }),
      ...(isAgreed === undefined ? {} : { agrmtYn: yes(isAgreed) }),
    },
  }),
});
