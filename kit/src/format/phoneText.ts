/** `01055551201` as `010-5555-1201`, `0315550101` as `031-555-0101`; anything else as it is. */
export function phoneText(number: string): string {
  return number.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}
