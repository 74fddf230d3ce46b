import { addDays, instantOf } from '@wallet/kit/format';
import { eventsTask } from '../dueEvents.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf } from '../room.ts';
import { casesOf } from './cases.ts';
import { names } from './kinds.ts';
import { issueCard, standingOf, walletOf } from './wallet.ts';

/** Days before its end at which a card's holder is reminded, at nine in the morning. */
const REMIND_DAYS = [30, 7];

/** Cards that their issuer has made meanwhile, and reminders of the end of cards. */
export const mobileIdsDue = eventsTask('moid', (member) => {
  const tell = (title: Words, text: Words) =>
    notify(member.get('world'), memberOf(member).walletMberIdnfiNo, { title, text, link: 'FMC10000' });
  const made = casesOf(member).flatMap((one) => {
    if ((one.step !== 'WAIT' && one.step !== 'ISSU') || one.madeMs === undefined || one.idType === '')
      return [];
    const { ko, en } = names[one.idType];
    return [
      {
        at: one.madeMs,
        happen: () => {
          issueCard(member, one);
          tell(
            { ko: `모바일 ${ko}을 발급했어요`, en: `Your mobile ${en} is ready` },
            { ko: '이제 보여 줄 수 있어요.', en: 'You can show it now.' },
          );
        },
      },
    ];
  });
  const ends = walletOf(member).cards.flatMap((card) => {
    if (!card.isHere || standingOf(member, card).vcSttus !== 'ACTV') return [];
    const { ko, en } = names[card.vcType];
    const name = { ko: `모바일 ${ko}`, en: `Mobile ${en}` };
    return [
      ...REMIND_DAYS.map((days) => ({
        at: instantOf(`${addDays(card.expYmd, -days)}0900`),
        happen: () =>
          tell(name, {
            ko: `${days}일 뒤에 만료돼요. 새로 발급받아 주세요.`,
            en: `It expires in ${days} days. Get a new one.`,
          }),
      })),
      {
        at: instantOf(addDays(card.expYmd, 1)),
        happen: () =>
          tell(name, { ko: '만료됐어요. 새로 발급받아 주세요.', en: 'It has expired. Get a new one.' }),
      },
    ];
  });
  return [...made, ...ends];
});
