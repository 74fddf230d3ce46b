import { addDays, instantOf } from '@wallet/kit/format';
import { eventsTask } from '../dueEvents.ts';
import { notify } from '../noti/inbox.ts';
import { cardsAt, selfAt } from './cards.ts';

/** Days before the school year ends at which a card's holder is reminded, at nine in the morning. */
const REMIND_DAYS = [30, 7];

/** Reminders of the end of student cards, and the end itself. */
export const studentCardsDue = eventsTask('idoc', (member) =>
  cardsAt(member).flatMap(({ sttus, stdName, vldYmd }) => {
    if (sttus !== 'VALD') return [];
    const tell = (ko: string, en: string) =>
      notify(member.get('world'), selfAt(member).id, {
        title: { ko: `${stdName} 학생증`, en: `Student card of ${stdName}` },
        text: { ko, en },
        link: 'FSL21000',
      });
    return [
      ...REMIND_DAYS.map((days) => ({
        at: instantOf(`${addDays(vldYmd, -days)}0900`),
        happen: () =>
          tell(
            `${days}일 뒤에 끝나요. 새 학년 정보를 넣어 주세요.`,
            `It ends in ${days} days. Tell it the new grade.`,
          ),
      })),
      {
        at: instantOf(addDays(vldYmd, 1)),
        happen: () =>
          tell('기간이 끝났어요. 새 학년 정보를 넣어 주세요.', 'It has ended. Tell it the new grade.'),
      },
    ];
  }),
);
