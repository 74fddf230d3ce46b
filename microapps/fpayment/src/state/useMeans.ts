import { useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { useMemo } from 'react';
import type { PointsMost } from '../model/balances.ts';
import { type Method, methods } from '../model/payment.ts';

/** What the customer pays with until they choose otherwise. */
export interface Means {
  method: Method;
  pointsMost: PointsMost;
}

const methodSchema = v.picklist(methods);
const mostSchema = v.object({ most: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))) });

/** What is paid with, for all payments: points first, and as many as it takes, until the customer chooses. */
export function useMeans() {
  const { drafts } = useWallet().session;
  return useMemo(
    () => ({
      read: async (): Promise<Means> => ({
        method: (await drafts.read('fpayment.method', methodSchema)) ?? 'pointsFirst',
        pointsMost: (await drafts.read('fpayment.points', mostSchema))?.most ?? null,
      }),
      async save({ method, pointsMost }: Means) {
        await drafts.write('fpayment.method', method);
        await drafts.write('fpayment.points', { most: pointsMost });
      },
    }),
    [drafts],
  );
}
