import { addDays, instantOf } from '@wallet/kit/format';
import { eventsTask } from '../dueEvents.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf } from '../room.ts';
import { own } from './own.ts';

/** Days before the refresher's last day at which its holder is reminded, at nine in the morning. */
const REMIND_DAYS = [30, 7, 0];

/** Reminders of a refresher, and the end of a qualification whose refresher was missed. */
export const qualificationsDue = eventsTask('license', (member) => {
  const mine = own(member);
  const world = member.get('world');
  return mine.list.flatMap((one) => {
    if (one.qlfcSttus !== 'QLFD' || one.rtrnYmd === '') return [];
    const { ko, en } = one.qlfcNm;
    const tell = (title: { ko: string; en: string }, text: { ko: string; en: string }) => {
      // The institute is asked about a member who has consented, only.
      if (mine.cnstYmd === '') return;
      const link = `/license/KFC20000/${one.qlfcId}`;
      notify(world, memberOf(member).walletMberIdnfiNo, { title, text, link });
    };
    return [
      ...REMIND_DAYS.map((days) => ({
        at: instantOf(`${addDays(one.rtrnYmd, -days)}0900`),
        happen: () =>
          tell(
            { ko: `${ko} 보수교육`, en: `Refresher for ${en}` },
            days === 0
              ? { ko: '오늘까지 받아야 효력이 이어져요.', en: 'Take it today to keep the qualification.' }
              : { ko: `${days}일 안에 받아 주세요.`, en: `Take it within ${days} days.` },
          ),
      })),
      {
        at: instantOf(addDays(one.rtrnYmd, 1)),
        happen: () => {
          one.qlfcSttus = 'LAPS';
          tell(
            { ko: `${ko} 효력이 멈췄어요`, en: `${en} has lapsed` },
            { ko: '보수교육을 받으면 다시 쓸 수 있어요.', en: 'Take the refresher to use it again.' },
          );
        },
      },
    ];
  });
});
