/*
 * Code 128 read back for tests, from the standard (ISO/IEC 15417) and not from the encoder: symbols as widths of
 * bar, space, bar, space, bar, space; value = place in this list.
 */
const widths =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123
 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411
 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341
 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`.split(/\s+/);
const stop = '2331112';
const [shift, toC, toB, toA] = [98, 99, 100, 101];
const starts = { 103: 'A', 104: 'B', 105: 'C' } as Record<number, 'A' | 'B' | 'C'>;

/** What a scanner reads in these modules; null where it would read nothing. */
export function readCode128(modules: readonly boolean[]): string | null {
  const bits = modules.map((isBar) => (isBar ? '1' : '0')).join('');
  const runs =
    bits
      .replace(/^0+|0+$/g, '')
      .match(/1+|0+/g)
      ?.map(({ length }) => length)
      .join('') ?? '';
  if (!runs.endsWith(stop)) return null;
  const values = (runs.slice(0, -stop.length).match(/.{1,6}/g) ?? []).map((symbol) => widths.indexOf(symbol));
  const check = values.pop();
  const [first = -1, ...rest] = values;
  const sum = rest.reduce((total, value, place) => total + value * (place + 1), first);
  if (check !== sum % 103 || values.includes(-1)) return null;
  return decode(starts[first], rest);
}

function decode(start: 'A' | 'B' | 'C' | undefined, values: number[]): string | null {
  if (start === undefined) return null;
  let set = start;
  let text = '';
  let isShifted = false;
  for (const value of values) {
    const current: string = isShifted ? (set === 'A' ? 'B' : 'A') : set;
    isShifted = false;
    if (current === 'C' && value < 100) text += String(value).padStart(2, '0');
    else if (current === 'B' && value < 96) text += String.fromCharCode(value + 32);
    else if (current === 'A' && value < 96) text += String.fromCharCode(value < 64 ? value + 32 : value - 64);
    else if (value === toC) set = 'C';
    else if (value === toB) set = 'B';
    else if (value === toA) set = 'A';
    else if (value === shift) isShifted = true;
  }
  return text;
}
