import { ApiError, type CallSettings, post } from '@wallet/kit/api';
import type { YesNo } from '@wallet/kit/format';
import type { Means } from '../model/means.ts';
import { type PayMode, type PayStatus, payModes } from '../model/paid.ts';
import { readPaid } from './historyCalls.ts';
import { toMeans, toStatus } from './payTo.ts';
import * as wire from './payWire.ts';
import { finished } from './serviceWire.ts';

/** Questions by POST: sent again they say the same. */
const area = { envelope: 'header', duplicates: 'allow', lost: 'harmless' } as const;
const quiet = { ...area, spinner: false } as const;
const statusPath = '/gpayment-fe/inquiry/v1/status';

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
export const readSituation = post('/gpayment-fe/inquiry/v1/nation/usrMchtlSitu', {
  ...area,
  send: ({ nation, position }: Where) => ({
    body: {
      ...(nation === undefined ? {} : { natnlCd: nation }),
      ...(position ? { lttd: position.latitude, lngt: position.longitude } : {}),
    },
  }),
  answer: wire.situation,
  to: ({ means, ...rest }): Situation => ({ ...rest, means: means && toMeans(means) }),
});

const askStatus = post(statusPath, {
  ...quiet,
  send: ({ key, mode }: { key: string; mode: PayMode }) => ({
    body: { idmpKey: key, mode: payModes[mode] },
  }),
  answer: wire.status,
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
export const readUntold = post(statusPath, {
  ...quiet,
  send: () => ({ body: {} }),
  answer: wire.status,
  to: ({ key, mode }): Untold | null => (key !== '' && mode ? { key, mode } : null),
});

/** Says that the customer has seen the end of a payment (Y): it is no longer told anew (2-payment s4, E39). */
export const saveFinalPayment = post('/gpayment-fe/user/v1/update/final-payment', {
  ...quiet,
  send: ({ flag, number }: { flag: YesNo; number: string }) => ({
    body: { finlPymtYn: flag, tranSerno: number },
  }),
  answer: finished,
});
