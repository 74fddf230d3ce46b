import type { ComingOf } from '../coming.ts';
import { hasAgreed, knownOf } from './own.ts';

const training = { ko: '예비군 훈련', en: 'Reserve training' };
const examination = { ko: '병역판정검사', en: 'Draft examination' };

/** The examination and the trainings that one is called to. */
export const callsComing: ComingOf = (context) => {
  if (!hasAgreed(context)) return [];
  const { judgement, trainings } = knownOf(context);
  const ahead = trainings.filter(({ trnngSttus }) => ['CHSN', 'ASKD', 'RFSD'].includes(trnngSttus));
  const rows = ahead.map(({ trnngId, bgngDttm, endDttm }) => {
    return { id: trnngId, name: training, at: bgngDttm, until: endDttm, screen: 'FYB10000' };
  });
  const own = { id: judgement.aplNo, name: examination, at: `${judgement.ymd}080000`, screen: 'FSO14100' };
  return [...rows, ...(judgement.plcId ? [own] : [])].map((row) => ({ kind: 'BOOK' as const, ...row }));
};
