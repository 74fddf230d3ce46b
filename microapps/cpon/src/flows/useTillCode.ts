import { ApiError, isDoubtful } from '@wallet/kit/api';
import { useLoad, usePolling, useResume, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import type { ShownCode } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCoupon, readFate, showCode } from '../api/calls.ts';
import { type Coupon, kinds } from '../model/coupon.ts';

const POLL_MS = 2000;
const KEPT_MS = 24 * 60 * 60_000;
/** How long a code stands that was kept on the phone. */
const OFFLINE_SECONDS = 180;

const shownBefore = v.object({
  name: v.string(),
  brand: v.string(),
  endsOn: v.string(),
  serial: v.string(),
  at: v.number(),
  kind: v.picklist(kinds),
});
type Kept = v.InferOutput<typeof shownBefore>;
type Shown = Pick<Coupon, 'name' | 'brand' | 'kind' | 'endsOn'> & { balance: number };

interface AtTill {
  coupon: Shown;
  /** null where the bank's own page takes it */
  code: (ShownCode & { codeId: string }) | null;
  /** ms: shown without the net, as it was then */
  keptAt: number | null;
}

const onPaper = (serial: string, seconds: number, id: string) => ({
  barcode: serial,
  qr: serial,
  seconds,
  id,
  codeId: id,
  receivedAt: performance.now(),
});

/**
 * A coupon's code for the till. The server alone says that it was used, so it is asked while the code is shown. A
 * thing that was shown here within a day is shown without the net, too; a sum needs the server.
 */
export function useTillCode(id: string) {
  const { drafts } = useWallet().session;
  const [used, setUsed] = useState<{ amount: number; left: number } | null>(null);
  const name = `cpon.code.${id}`;
  const load = useLoad(
    async (signal): Promise<AtTill> => {
      try {
        const coupon = await readCoupon(id, { signal });
        if (coupon.kind === 'finance') return { coupon, code: null, keptAt: null };
        const { id: codeId, serial, seconds } = await showCode({ id }, { signal });
        if (coupon.kind === 'goods') {
          const { name: title, brand, endsOn, kind } = coupon;
          await drafts.write(name, { name: title, brand, endsOn, kind, serial, at: Date.now() }, KEPT_MS);
        }
        return { coupon, code: onPaper(serial, seconds, codeId), keptAt: null };
      } catch (error) {
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        const kept: Kept | undefined = isOff ? await drafts.read(name, shownBefore) : undefined;
        if (!kept) throw error;
        const { serial, at, ...coupon } = kept;
        return {
          coupon: { ...coupon, balance: 0 },
          keptAt: at,
          code: { ...onPaper(serial, OFFLINE_SECONDS, `kept-${performance.now()}`), codeId: '' },
        };
      }
    },
    [id],
  );
  const codeId = load.data?.code?.codeId ?? '';
  const isWaiting = codeId !== '' && used === null;

  async function ask() {
    const fate = await readFate(codeId).catch(() => null);
    if (fate?.state !== 'used') return;
    setUsed({ amount: fate.used, left: fate.left });
    await drafts.write(name, undefined);
  }
  usePolling(ask, POLL_MS, isWaiting);
  useResume(() => void (isWaiting && ask()));
  return { load, used };
}
