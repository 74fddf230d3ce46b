import { addDays, weekday } from '@wallet/kit/format';

type Holiday = 'newYear' | 'seollal' | 'chuseok' | 'public';

/** Public holidays of Korea by year, substitutes among them, `MMDD`, first and last: the one place that says so. */
const byYear: Readonly<Record<string, readonly (readonly [from: string, to: string, kind: Holiday])[]>> = {
  2026: [
    ['0101', '0101', 'newYear'],
    ['0216', '0218', 'seollal'],
    ['0301', '0302', 'public'],
    ['0505', '0505', 'public'],
    ['0524', '0525', 'public'],
    ['0603', '0603', 'public'],
    ['0606', '0606', 'public'],
    ['0815', '0815', 'public'],
    ['0817', '0817', 'public'],
    ['0924', '0926', 'chuseok'],
    ['1003', '1003', 'public'],
    ['1005', '1005', 'public'],
    ['1009', '1009', 'public'],
    ['1225', '1225', 'public'],
  ],
  2027: [
    ['0101', '0101', 'newYear'],
    ['0206', '0209', 'seollal'],
    ['0301', '0301', 'public'],
    ['0505', '0505', 'public'],
    ['0513', '0513', 'public'],
    ['0606', '0606', 'public'],
    ['0815', '0816', 'public'],
    ['0914', '0916', 'chuseok'],
    ['1003', '1004', 'public'],
    ['1009', '1009', 'public'],
    ['1011', '1011', 'public'],
    ['1225', '1225', 'public'],
    ['1227', '1227', 'public'],
  ],
};

/** Which holiday a day is, `YYYYMMDD`. */
export function holidayOn(ymd: string): Holiday | undefined {
  const day = ymd.slice(4);
  return byYear[ymd.slice(0, 4)]?.find(([from, to]) => day >= from && day <= to)?.[2];
}

/** Whether the banks rest on a day (YYYYMMDD). */
export const isBankHoliday = (day: string) => [0, 6].includes(weekday(day)) || holidayOn(day) !== undefined;

/** The day itself, or the next one on which the banks are open; they never rest ten days in a row. */
export function bankDay(day: string): string {
  let open = day;
  while (isBankHoliday(open)) open = addDays(open, 1);
  return open;
}
