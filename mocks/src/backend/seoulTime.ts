const NINE_HOURS = 9 * 60 * 60 * 1000;

/** Server time as the wire has it: YYYYMMDDhhmmss on the clock of Seoul. */
export function seoulTime(date: Date): string {
  return new Date(date.getTime() + NINE_HOURS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** YYYYMMDD in Seoul. */
export function seoulDate(date: Date): string {
  return seoulTime(date).slice(0, 8);
}
