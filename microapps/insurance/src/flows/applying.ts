import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import { readRefunds } from '../api/calls.ts';
import type { Refunds, Unit } from '../model/refund.ts';

interface Applying {
  unitNo: string;
  unitName: string;
  refundWon: number;
  /** of this wish: a signature that was given and lost leads to the same application */
  key: string;
}
const schema: Schema<Applying> = v.object({
  unitNo: v.string(),
  unitName: v.string(),
  refundWon: v.number(),
  key: v.string(),
});

/** Business name, management number and refund amount of what is applied for; to clear it is the stated reset (R847). */
export const applying = defineFlow('applying', {
  first: 'FEI10000',
  schema,
  steps: ['FEI20000', 'FEI30000'],
});

/** The chosen unit as it stands now; null where there is nothing to return any more. */
export async function readUnit(
  { unitNo }: Pick<Applying, 'unitNo'>,
  { signal }: { signal: AbortSignal },
): Promise<{ unit: Unit; refunds: Refunds } | null> {
  const refunds = await readRefunds(undefined, { signal });
  const unit = refunds.units.find((one) => one.unitNo === unitNo);
  return unit ? { unit, refunds } : null;
}
