import type { PictureName } from '@wallet/kit/ui';

/** The service sends no picture of a certificate: its name says what it is about, in both languages. */
const kinds: readonly [RegExp, PictureName][] = [
  [/가족|혼인|기본|family|marriage|basic/i, 'family'],
  [/건강보험|health/i, 'insurance'],
  [/소득|납세|세금|사업자|income|tax|business/i, 'tax'],
  [/연금|pension/i, 'account'],
  [/졸업|성적|재학|graduat|school|student/i, 'student'],
  [/자동차|vehicle|\bcar\b/i, 'car'],
  [/운전|driv/i, 'license'],
];

/** What a certificate is drawn as. */
export function paperPicture(name: string): PictureName {
  return kinds.find(([words]) => words.test(name))?.[1] ?? 'certi';
}
