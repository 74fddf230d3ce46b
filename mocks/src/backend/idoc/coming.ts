import { addDays } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { cardsAt, todayAt } from './cards.ts';

/** Days before the school year ends, from which on its cards are said to. */
const SOON = 30;

/** Cards that end with the school year, for a new grade to be told. */
export const studentCardsComing: ComingOf = (context) =>
  cardsAt(context)
    .filter(({ vldYmd }) => vldYmd >= todayAt(context) && vldYmd <= addDays(todayAt(context), SOON))
    .map(({ crdId, vldYmd, stdName }) => ({
      id: crdId,
      kind: 'DUE' as const,
      at: vldYmd,
      screen: 'FSL21000',
      name: { ko: `${stdName} 학생증 새 학년 정보`, en: `New grade on ${stdName}’s student card` },
    }));
