import { daysBetween } from '@wallet/kit/format';
import { certificateComing } from '../bcerti/coming.ts';
import { booksComing } from '../book/coming.ts';
import { carsComing } from '../cib/coming.ts';
import type { ComingOf } from '../coming.ts';
import { receiptsEnding } from '../edoc/coming.ts';
import type { Words } from '../language.ts';
import { isJoinedTo } from '../mber/join.ts';
import { callsComing } from '../mili/coming.ts';
import { passportsComing } from '../pass/coming.ts';
import { petsDue } from '../pems/coming.ts';
import { SERVICE as TAX, taxesSeen } from '../tax/bills.ts';
import { taxesDue } from '../tax/coming.ts';

const words = (ko: string, en: string): Words => ({ ko, en });

/** What somebody may be told about; the facts are those of the domain that it leads to. */
interface Topic {
  topicId: string;
  group: Words;
  name: Words;
  example: Words;
  picture: string;
  /** the service that has to be joined first, and where */
  needs?: { service: string; link: string; name: Words };
  /** also for who is under 14, as a guardian would want it */
  forChildren?: true;
  facts: ComingOf;
  title: (days: number) => Words;
  hint: Words;
  act: Words;
  /** what is said once it is done elsewhere */
  done: Words;
}

const car = words('자동차·여행', 'Car and travel');
const home = words('생활', 'Daily life');
const money = words('세금·돈', 'Taxes and money');
const duty = words('병역·인증', 'Duties and proofs');

/** Refunds that wait to be asked for. */
const refundsOpen: ComingOf = (context) =>
  isJoinedTo(context, TAX)
    ? taxesSeen(context)
        .refunds.filter(({ askedAt }) => askedAt === 0)
        .map(({ rfndNo, taxNm, clmLmtYmd }) => {
          const name = { ko: `${taxNm.ko} 환급금`, en: `${taxNm.en} refund` };
          return { id: rfndNo, kind: 'DUE', name, at: clmLmtYmd, screen: `/tax/FNT30000?refundId=${rfndNo}` };
        })
    : [];
const carsDue: ComingOf = (context) => carsComing(context).filter(({ kind }) => kind === 'DUE');

export const topics: readonly Topic[] = [
  {
    topicId: 'CAR',
    group: car,
    picture: 'car',
    facts: carsDue,
    name: words('자동차 검사', 'Vehicle inspection'),
    example: words('자동차 검사 기간이 30일 남았어요.', 'Your inspection is due in 30 days.'),
    needs: { service: '21', link: 'FCI10000', name: words('자동차 검사 시작하기', 'Start with inspections') },
    title: (days) =>
      words(`자동차 검사 기간이 ${days}일 남았어요`, `${days} days left for your vehicle inspection`),
    hint: words('기간이 지나면 과태료가 나올 수 있어요.', 'After that you may be fined.'),
    act: words('예약하러 가기', 'Go and book'),
    done: words('이미 예약했어요. 더 알리지 않을게요.', 'Already booked; no more of this.'),
  },
  {
    topicId: 'PASS',
    group: car,
    picture: 'passport',
    facts: passportsComing,
    name: words('여권 만료', 'Passport expiry'),
    example: words('여권이 6개월 안에 만료돼요.', 'Your passport ends within 6 months.'),
    title: (days) => words(`여권이 ${days}일 뒤에 만료돼요`, `Your passport ends in ${days} days`),
    hint: words(
      '6개월보다 적게 남으면 들어갈 수 없는 나라가 있어요.',
      'Some countries ask for six months that are left.',
    ),
    act: words('재발급 알아보기', 'See about a new one'),
    done: words('재발급을 신청했어요. 더 알리지 않을게요.', 'A new one is applied for; no more of this.'),
  },
  {
    topicId: 'TAX',
    group: money,
    picture: 'tax',
    facts: taxesDue,
    name: words('세금 납부', 'Taxes due'),
    example: words('재산세 납부 기한이 7일 남았어요.', 'Property tax is due in 7 days.'),
    needs: { service: TAX, link: 'FNT10000', name: words('세금 서비스 시작하기', 'Start with taxes') },
    title: (days) => words(`세금 납부 기한이 ${days}일 남았어요`, `A tax is due in ${days} days`),
    hint: words('기한이 지나면 가산금이 붙을 수 있어요.', 'Late payment may cost more.'),
    act: words('납부하러 가기', 'Go and pay'),
    done: words('이미 냈어요. 더 알리지 않을게요.', 'Already paid; no more of this.'),
  },
  {
    topicId: 'RFND',
    group: money,
    picture: 'insurance',
    facts: refundsOpen,
    name: words('세금 환급', 'Tax refunds'),
    example: words('받지 않은 환급금이 있어요.', 'A refund waits for you.'),
    needs: { service: TAX, link: 'FNT10000', name: words('세금 서비스 시작하기', 'Start with taxes') },
    title: () => words('받지 않은 환급금이 있어요', 'A refund waits for you'),
    hint: words('금액은 세금 화면에서 볼 수 있어요.', 'The amount is on the tax screen.'),
    act: words('환급 신청하기', 'Ask for it'),
    done: words('이미 신청했어요. 더 알리지 않을게요.', 'Already asked for; no more of this.'),
  },
  {
    topicId: 'PET',
    group: home,
    picture: 'pems',
    facts: petsDue,
    forChildren: true,
    name: words('반려동물 접종', 'Pet vaccinations'),
    example: words('광견병 접종일이 20일 남았어요.', 'A rabies shot is due in 20 days.'),
    title: (days) => words(`반려동물을 챙길 날이 ${days}일 남았어요`, `${days} days left to see to your pet`),
    hint: words('가까운 동물병원에서 할 수 있어요.', 'A vet near you can do it.'),
    act: words('확인하러 가기', 'Have a look'),
    done: words('이미 챙겼어요. 더 알리지 않을게요.', 'Already seen to; no more of this.'),
  },
  {
    topicId: 'BOOK',
    group: home,
    picture: 'book',
    facts: booksComing,
    forChildren: true,
    name: words('도서관 반납일', 'Library books'),
    example: words('빌린 책을 3일 안에 반납해 주세요.', 'A book is due in 3 days.'),
    title: (days) => words(`도서관에서 챙길 날이 ${days}일 남았어요`, `${days} days left for a library book`),
    hint: words('늦은 날만큼 빌릴 수 없어요.', 'Late books stop you from borrowing.'),
    act: words('책 보러 가기', 'See the book'),
    done: words('이미 반납했어요. 더 알리지 않을게요.', 'Already returned; no more of this.'),
  },
  {
    topicId: 'WRTY',
    group: home,
    picture: 'edoc',
    facts: receiptsEnding,
    name: words('교환·보증 기한', 'Returns and warranties'),
    example: words('무상 보증이 30일 뒤에 끝나요.', 'A warranty ends in 30 days.'),
    title: (days) =>
      words(`교환·보증 기한이 ${days}일 남았어요`, `${days} days left for a return or warranty`),
    hint: words('영수증은 전자영수증에 있어요.', 'The receipt is kept in the wallet.'),
    act: words('영수증 보기', 'See the receipt'),
    done: words('이미 끝난 일이에요. 더 알리지 않을게요.', 'Already done; no more of this.'),
  },
  {
    topicId: 'MILI',
    group: duty,
    picture: 'mili',
    facts: callsComing,
    name: words('예비군·병역', 'Reserve training'),
    example: words('예비군 훈련이 7일 남았어요.', 'Reserve training is in 7 days.'),
    title: (days) => words(`병역 일정이 ${days}일 남았어요`, `A military date is in ${days} days`),
    hint: words('못 가면 미리 미룰 수 있어요.', 'It can be moved beforehand.'),
    act: words('일정 보기', 'See the date'),
    done: words('이미 끝났어요. 더 알리지 않을게요.', 'Already done; no more of this.'),
  },
  {
    topicId: 'CERT',
    group: duty,
    picture: 'cert',
    facts: certificateComing,
    name: words('인증서 만료', 'Certificate expiry'),
    example: words('월렛 인증서가 30일 뒤에 만료돼요.', 'Your certificate ends in 30 days.'),
    title: (days) => words(`인증서가 ${days}일 뒤에 만료돼요`, `Your certificate ends in ${days} days`),
    hint: words('만료되면 새로 만들어야 해요.', 'Once ended it has to be made anew.'),
    act: words('갱신하러 가기', 'Go and renew'),
    done: words('이미 갱신했어요. 더 알리지 않을게요.', 'Already renewed; no more of this.'),
  },
];

export const topicOf = (topicId: string): Topic | undefined => topics.find((one) => one.topicId === topicId);

/** The title of a day: on the day itself it says so. */
export function titleOn({ title, name }: Topic, dueOn: string, today: string): Words {
  const days = daysBetween(today, dueOn);
  if (days > 0) return title(days);
  return days === 0
    ? words(`오늘까지예요: ${name.ko}`, `Due today: ${name.en}`)
    : words(`기한이 지났어요: ${name.ko}`, `Overdue: ${name.en}`);
}
