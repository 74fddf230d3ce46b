import { addMonths } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { applicationsNow, collectBy, isOpen, mendBy, payBy, stateOf } from './applications.ts';
import { passportOf } from './passports.ts';

/** So long before its end a passport is spoken of. */
const SOON_MONTHS = 6;

/** What an application waits for, and a passport that ends soon while none is under way. */
export const passportsComing: ComingOf = (context) => {
  const world = context.get('world');
  const { walletMberIdnfiNo } = memberOf(context);
  const [one] = applicationsNow(world).filter(
    (each) => each.memberId === walletMberIdnfiNo && isOpen(world, each),
  );
  if (one) {
    const row = { id: one.cappReqNo, kind: 'DUE', screen: 'FPS40000' } as const;
    const waits = {
      UNPD: { name: { ko: '여권 수수료 결제', en: 'Pay for your passport' }, at: payBy(one) },
      PHOT: { name: { ko: '여권 사진 다시 올리기', en: 'Send another passport photo' }, at: mendBy(one) },
      REDY: { name: { ko: '새 여권 찾아가기', en: 'Collect your passport' }, at: collectBy(one) },
    }[stateOf(world, one)];
    return waits ? [{ ...row, ...waits }] : [];
  }
  const { psprt } = passportOf(context);
  const today = seoulDate(world.now());
  if (!psprt || psprt.psprtStcd === 'LOST' || psprt.xpirYmd < today) return [];
  if (psprt.xpirYmd > addMonths(today, SOON_MONTHS)) return [];
  const name = { ko: '여권 만료', en: 'Your passport ends' };
  return [{ id: 'passport', kind: 'EXPR', name, at: psprt.xpirYmd, screen: 'FPS10000' }];
};
