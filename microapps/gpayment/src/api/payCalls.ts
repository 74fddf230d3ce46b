import { ApiError, type CallSettings, defineCall } from '@wallet/kit/api';
import type { YesNo } from '@wallet/kit/format';
import type { Means } from '../model/means.ts';
import { type PayMode, type PayStatus, payModes } from '../model/paid.ts';
import { readPaid } from './historyCalls.ts';
import { toMeans, toMode, toStatus } from './payTo.ts';
import * as wire from './payWire.ts';

export interface Situation {
  nation: string;
  hasEnglishName: boolean;
  /** null where the service did not say */
  means: Means[] | null;
}

interface Where {
  nation?: string;
  position?: { latitude: number; longitude: number };
}

/** How the customer stands in a nation, named or found by position: whether and from what they can pay there. */
export const readSituation = defineCall<Where, wire.WireSituation, Situation>({
  method: 'POST',
  path: '/gpayment-fe/inquiry/v1/nation/usrMchtlSitu',
  envelope: 'header',
  answer: wire.wireSituation,
  duplicates: 'allow',
  send: ({ nation, position }) => ({
    body: {
      ...(nation === undefined ? {} : { natnlCd: nation }),
      ...(position ? { lttd: position.latitude, lngt: position.longitude } : {}),
    },
  }),
  to: (answer) => ({
    nation: answer.natnlCd,
    hasEnglishName: answer.engNameYn !== 'N' && answer.engNameYn !== '0',
    means: answer.gpyMethdList ? toMeans(answer.gpyMethdList) : null,
  }),
});

const askStatus = defineCall<{ key: string; mode: PayMode }, wire.WireStatus, PayStatus>({
  method: 'POST',
  path: '/gpayment-fe/inquiry/v1/status',
  envelope: 'header',
  answer: wire.wireStatus,
  duplicates: 'allow',
  spinner: false,
  send: ({ key, mode }) => ({ body: { idmpKey: key, mode: payModes[mode] } }),
  to: toStatus,
});

/**
 * What became of an order, by its key. One that has not arrived is closed by the asking. What the answer leaves out of a
 * payment that was made, its detail tells (A93); where that cannot be had, it was made all the same.
 */
export async function readStatus(
  order: { key: string; mode: PayMode },
  settings: CallSettings = {},
): Promise<PayStatus> {
  const status = await askStatus(order, settings);
  if (status.kind !== 'done' || status.receipt.facts) return status;
  const { number: serial, date } = status.receipt;
  if (serial === '' || date === '') return status;
  try {
    return { kind: 'done', receipt: await readPaid({ serial, date }, settings) };
  } catch (error) {
    if (error instanceof ApiError) return status;
    throw error;
  }
}

/** An order whose end nobody has been told. */
export interface Untold {
  key: string;
  mode: PayMode;
}

/** The member's newest order whose end nobody has been told; null where there is none. */
export const readUntold = defineCall<void, wire.WireStatus, Untold | null>({
  method: 'POST',
  path: '/gpayment-fe/inquiry/v1/status',
  envelope: 'header',
  answer: wire.wireStatus,
  duplicates: 'allow',
  spinner: false,
  send: () => ({ body: {} }),
  to: ({ idmpKey, mode }) => {
    const known = toMode(mode);
    return idmpKey !== '' && known ? { key: idmpKey, mode: known } : null;
  },
});

/** Says that the customer has seen the end of a payment (Y): it is no longer told anew (2-payment s4, E39). */
export const saveFinalPayment = defineCall<{ flag: YesNo; number: string }, wire.WireFinish, boolean>({
  method: 'POST',
  path: '/gpayment-fe/user/v1/update/final-payment',
  envelope: 'header',
  answer: wire.wireFinish,
  duplicates: 'allow',
  spinner: false,
  send: ({ flag, number }) => ({ body: { finlPymtYn: flag, tranSerno: number } }),
  to: ({ finishYn }) => finishYn,
});
