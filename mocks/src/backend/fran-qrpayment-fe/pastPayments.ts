import { seoulTime } from '../seoulTime.ts';
import { merchants } from './merchants.ts';
import { amountFacts, type Payment, shopFacts } from './payments.ts';

const COUNT = 34;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const prices = [4500, 12_800, 1650, 32_000, 8900, 5400, 27_300, 19_900, 2200, 64_000];

/** Payments of the last weeks, newest first: settled long ago, so that they stand in no balance of today. */
export function pastPayments(now: Date): Payment[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const merchant = merchants[index % (merchants.length - 1)] ?? merchants[0];
    if (!merchant) throw new Error('There are no shops.');
    const amount = prices[index % prices.length] ?? 1000;
    // The history of points knows of none: all of them were paid out of the account.
    const points = 0;
    const at = timeOf(now, index);
    const isCancelled = index % 7 === 4;
    return {
      ...shopFacts(merchant),
      tranSerno: `P${String(COUNT - index).padStart(9, '0')}`,
      tranYmd: seoulTime(at).slice(0, 8),
      tranYMS: seoulTime(at),
      tranRsltDstcd: '1',
      tranCnclYn: isCancelled ? '1' : '0',
      tranCnclYMS: isCancelled ? seoulTime(new Date(at.getTime() + HOUR)) : '',
      fxPyaccModDstcd: index % 2 === 0 ? '02' : '06',
      ...amountFacts(amount, { points, account: amount - points }),
      gpyMethdDstcd: points > 0 ? '1' : '2',
      acNo: amount > points ? '12345601234567' : '',
      barcode: index % 2 === 0 ? `872301${String(COUNT - index).padStart(10, '0')}` : '',
      qrCode: index % 2 === 0 ? '' : `FRQR.${merchant.id}`,
    };
  });
}

/** Three payments in four days, newest first: the first by itself, then dinner and lunch of one day. */
function timeOf(now: Date, index: number): Date {
  const place = index % 3;
  const daysAgo = 1 + 4 * Math.floor(index / 3) + Math.min(place, 1);
  const hour = [15, 19, 12][place] ?? 12;
  // Midnight in Seoul is nine hours before that of UTC.
  const today = Math.floor((now.getTime() + 9 * HOUR) / DAY) * DAY - 9 * HOUR;
  return new Date(today - daysAgo * DAY + hour * HOUR + ((index * 7) % 50) * MINUTE);
}
