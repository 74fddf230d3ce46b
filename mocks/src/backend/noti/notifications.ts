import type { Words } from '../language.ts';
import { daysFrom } from '../seoulTime.ts';
import { maintenanceDay } from './notices.ts';

export interface WireFact {
  dtlNm: Words;
  dtlCtnt: Words;
}

export const fact = (name: readonly [string, string], text: readonly [string, string]): WireFact => ({
  dtlNm: { ko: name[0], en: name[1] },
  dtlCtnt: { ko: text[0], en: text[1] },
});

/** One notification of the inbox, its words in both languages. Kinds: 01 use of services, 02 benefits, 03 guidance. */
export interface WireNotification {
  alrmSerno: string;
  alrmDstcd: string;
  alrmTitl: Words;
  alrmCtnt: Words;
  /** what it is about, in figures and days */
  alrmDtlList: WireFact[];
  alrmRegiYMS: string;
  readYn: 'Y' | 'N';
  alrmLinkNm: Words;
  alrmLinkUrlCtnt: string;
}

export type Sent = Omit<WireNotification, 'readYn' | 'alrmLinkNm' | 'alrmLinkUrlCtnt' | 'alrmDtlList'> &
  Partial<Pick<WireNotification, 'alrmLinkNm' | 'alrmLinkUrlCtnt' | 'alrmDtlList'>>;

/** A notification with what it need not have. */
export function filled(sent: Sent, readYn: 'Y' | 'N'): WireNotification {
  return { alrmLinkNm: { ko: '', en: '' }, alrmLinkUrlCtnt: '', alrmDtlList: [], ...sent, readYn };
}

/** Sent to everybody, visitors too. */
export function publicNotifications(now: Date): WireNotification[] {
  const day = maintenanceDay(now);
  const sent: Sent[] = [
    {
      alrmSerno: 'P2003',
      alrmDstcd: '03',
      alrmTitl: { ko: '월렛 점검 안내', en: 'Wallet maintenance' },
      alrmCtnt: {
        ko: `${day.ko} 새벽 2시부터 4시까지 점검해요. 그동안은 결제와 조회를 이용하실 수 없어요.`,
        en: `${day.en}, 2 AM to 4 AM. Payments and account views are unavailable then.`,
      },
      alrmDtlList: [
        fact(['점검 날짜', 'Day'], [day.ko, day.en]),
        fact(['점검 시간', 'Time'], ['02:00~04:00', '2 AM to 4 AM']),
        fact(
          ['멈추는 서비스', 'Affected'],
          ['결제, 포인트 조회, 증명서 발급', 'Payments, points, certificates'],
        ),
      ],
      alrmRegiYMS: daysFrom(now, -1, '100000'),
      alrmLinkNm: { ko: '공지 보기', en: 'See the notice' },
      alrmLinkUrlCtnt: 'FAL21100|anounSerno=N1012',
    },
    {
      alrmSerno: 'P2002',
      alrmDstcd: '02',
      alrmTitl: { ko: '가을 산책하기 좋은 휴양림', en: 'Forests for an autumn walk' },
      alrmCtnt: {
        ko: '산책길이 있는 휴양림을 모았어요.',
        en: 'Lodges with a trail at the door.',
      },
      alrmRegiYMS: daysFrom(now, -4, '110000'),
      alrmLinkNm: { ko: '이벤트 보기', en: 'See the event' },
      alrmLinkUrlCtnt: 'FAL31100|hirkEvntID=EV1001',
    },
    {
      alrmSerno: 'P2001',
      alrmDstcd: '03',
      alrmTitl: { ko: '월렛 활용백서가 새로 나왔어요', en: 'The wallet guide is out' },
      alrmCtnt: {
        ko: '처음 쓰시는 분도 쉽게 따라 할 수 있도록 월렛 사용법을 정리했어요.',
        en: 'How to use the wallet, step by step, for those who are new to it.',
      },
      alrmRegiYMS: daysFrom(now, -20, '093000'),
      alrmLinkNm: { ko: '활용백서 보기', en: 'Read the guide' },
      alrmLinkUrlCtnt: 'FUW10000',
    },
  ];
  return sent.map((each) => filled(each, 'Y'));
}
