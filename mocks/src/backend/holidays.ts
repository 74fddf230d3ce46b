import { addDays, weekday } from '@wallet/kit/format';

/** Public holidays of Korea, substitutes among them: the one place that says so. */
const holidays = new Set([
  ...['20260101', '20260216', '20260217', '20260218', '20260301', '20260302', '20260505', '20260524'],
  ...['20260525', '20260603', '20260606', '20260815', '20260817', '20260924', '20260925', '20260926'],
  ...['20261003', '20261005', '20261009', '20261225'],
  ...['20270101', '20270206', '20270207', '20270208', '20270209', '20270301', '20270505', '20270513'],
  ...['20270606', '20270815', '20270816', '20270914', '20270915', '20270916', '20271003', '20271004'],
  ...['20271009', '20271011', '20271225', '20271227'],
]);

/** Whether the banks rest on a day (YYYYMMDD). */
export const isBankHoliday = (day: string) => [0, 6].includes(weekday(day)) || holidays.has(day);

/** The day itself, or the next one on which the banks are open; they never rest ten days in a row. */
export function bankDay(day: string): string {
  const days = Array.from({ length: 10 }, (_, ahead) => addDays(day, ahead));
  return days.find((one) => !isBankHoliday(one)) ?? day;
}
