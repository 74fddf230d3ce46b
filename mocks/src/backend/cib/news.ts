import { addDays } from '@wallet/kit/format';

/** News and events of the agency, newest first; days count from the world's first. */
export const postsFrom = (today: string) => [
  {
    id: 'EV3',
    bgnDe: addDays(today, -5),
    endDe: addDays(today, 25),
    title: { ko: '겨울 대비 무료 점검', en: 'Free winter check' },
    text: {
      ko: '검사를 예약하면 부동액, 배터리, 타이어 공기압을 함께 봐 드려요. 검사소에 도착해 말씀해 주세요.',
      en: 'With your inspection we look at antifreeze, battery and tyre pressure. Ask at the station.',
    },
  },
  {
    id: 'EV2',
    bgnDe: addDays(today, -40),
    endDe: '',
    title: { ko: '검사 기간이 넓어졌어요', en: 'A wider period' },
    text: {
      ko: '유효기간이 끝나기 90일 전부터 31일 뒤까지 검사를 받을 수 있어요.',
      en: 'Have your car inspected from 90 days before to 31 days after the end of validity.',
    },
  },
  {
    id: 'EV1',
    bgnDe: addDays(today, -90),
    endDe: addDays(today, -20),
    title: { ko: '가을 나들이 점검 이벤트', en: 'Autumn trip check' },
    text: { ko: '검사받은 분께 워셔액을 드렸어요.', en: 'Washer fluid for everyone inspected.' },
  },
];

/** Terms of the penalty course; those of the service are the wallet's own (21). */
export const courseTerms = [
  {
    stpulId: 'CIE_01',
    stpulNm: { ko: '벌점감경교육 이용약관', en: 'Terms of the penalty course' },
    stpulCtnt: {
      ko: '교육은 4시간이고 늦으면 들어갈 수 없어요. 교육비는 당일 교육장에서 내요.',
      en: 'The course takes 4 hours; nobody is admitted late. The fee is paid at the centre.',
    },
  },
  {
    stpulId: 'CIE_02',
    stpulNm: { ko: '운전면허 정보 조회 동의', en: 'Consent to look up my licence' },
    stpulCtnt: {
      ko: '면허번호로 벌점과 교육 이력을 확인해요. 예약이 끝나면 지워요.',
      en: 'Points and courses are looked up by the licence number, which is deleted after the booking.',
    },
  },
];
