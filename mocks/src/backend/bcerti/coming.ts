import type { ComingOf } from '../coming.ts';
import { isDue, ownOf } from './certificates.ts';

/** A certificate in its last days. */
export const certificateComing: ComingOf = (context) => {
  if (!isDue(context)) return [];
  const name = { ko: '월렛 인증서 갱신', en: 'Renew the wallet certificate' };
  const { certSerial, certExpireDate } = ownOf(context);
  return [{ id: certSerial, kind: 'DUE', name, at: certExpireDate, screen: 'FBC20000' }];
};
