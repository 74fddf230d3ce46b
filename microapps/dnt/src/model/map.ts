/** Where the 17 provinces lie, as tiles of a map: column and row by province code. */
export const mapTiles: Readonly<Record<string, readonly [column: number, row: number]>> = {
  '28': [1, 1],
  '11': [2, 1],
  '41': [3, 1],
  '51': [4, 1],
  '44': [1, 2],
  '36': [2, 2],
  '43': [3, 2],
  '47': [4, 2],
  '52': [1, 3],
  '30': [2, 3],
  '27': [3, 3],
  '31': [4, 3],
  '29': [1, 4],
  '46': [2, 4],
  '48': [3, 4],
  '26': [4, 4],
  '50': [2, 5],
};

/** `충청북도` as `충북`, `서울특별시` as `서울`: what fits on a tile. */
export function shortName(province: string): string {
  if (!/[시도]$/.test(province)) return province;
  return /^...?[남북]도$/.test(province) ? `${province[0]}${province.at(-2)}` : province.slice(0, 2);
}
