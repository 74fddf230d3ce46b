import { addDays, instantOf } from '@wallet/kit/format';
import { eventsTask } from '../dueEvents.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf } from '../room.ts';
import { ownOf, RENEWAL_DAYS, statusOf } from './certificates.ts';
import { LIVES_MS, requestsOf } from './requests.ts';

/** Days before its end at which the certificate's holder is reminded, at nine in the morning. */
const REMIND_DAYS = [RENEWAL_DAYS, 7, 0];

/** Reminders of the certificate's end, and the end of requests that were not signed in time. */
export const certificateDue = eventsTask('bcerti', (member) => {
  const world = member.get('world');
  const tell = (title: Words, text: Words, link: string) =>
    notify(world, memberOf(member).walletMberIdnfiNo, { title, text, link });
  const { certExpireDate } = ownOf(member);
  const name = { ko: '월렛 인증서', en: 'Wallet certificate' };
  const again = { ko: '새로 발급받아야 서명할 수 있어요.', en: 'Get a new one to sign.' };
  const ends =
    statusOf(member) !== 'VALD'
      ? []
      : [
          ...REMIND_DAYS.map((days) => ({
            at: instantOf(`${addDays(certExpireDate, -days)}0900`),
            happen: () =>
              tell(
                name,
                days === 0
                  ? { ko: '오늘 만료돼요. 지금 갱신해 주세요.', en: 'It ends today. Renew it now.' }
                  : {
                      ko: `${days}일 뒤에 만료돼요. 갱신해 주세요.`,
                      en: `It ends in ${days} days. Renew it.`,
                    },
                'FBC20000',
              ),
          })),
          {
            at: instantOf(addDays(certExpireDate, 1)),
            happen: () =>
              tell({ ko: '월렛 인증서가 만료됐어요', en: 'Your certificate has ended' }, again, 'FBC10000'),
          },
        ];
  const requests = requestsOf(member).flatMap((one) =>
    one.sttus === 'ASKD'
      ? [
          {
            at: one.askedAt + LIVES_MS,
            happen: () => {
              one.sttus = 'OVER';
              const title = {
                ko: `${one.titl.ko} 서명 시간이 지났어요`,
                en: `Time to sign is over: ${one.titl.en}`,
              };
              const text = { ko: '신청한 곳에서 다시 시작해 주세요.', en: 'Start again where you applied.' };
              tell(title, text, 'FBC10000');
            },
          },
        ]
      : [],
  );
  return [...ends, ...requests];
});
