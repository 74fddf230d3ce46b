import { addDays } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { kindOf } from './kinds.ts';
import { anyOwn, isValid, today } from './own.ts';

const SOON_DAYS = 7;

/** Certificates that are deleted soon. */
export const certificatesEnding: ComingOf = (context) => {
  const { joinYn, issued } = anyOwn(context);
  if (joinYn === 'N') return [];
  return issued
    .filter((one) => isValid(context, one) && one.vldYmd <= addDays(today(context), SOON_DAYS))
    .map((one) => ({
      id: one.certNo,
      kind: 'EXPR' as const,
      at: one.vldYmd,
      screen: 'FCE15000',
      name: kindOf(one.kndId)?.kndNm ?? { ko: '증명서', en: 'Certificate' },
    }));
};
