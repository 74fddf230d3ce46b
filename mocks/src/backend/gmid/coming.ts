import type { ComingOf } from '../coming.ts';
import { isDue, ownOf } from './member.ts';

/** A digital ID in its last days. */
export const digitalIdComing: ComingOf = (context) => {
  if (!isDue(context)) return [];
  const { idNo, expYmd } = ownOf(context);
  const name = { ko: '디지털 신분증 다시 발급', en: 'Get your digital ID anew' };
  return [{ id: idNo, kind: 'DUE', name, at: expYmd, screen: 'FGM71000' }];
};
