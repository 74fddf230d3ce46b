import { addDays, dayText } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { seoulDate } from '../seoulTime.ts';

/** A notice of foreign payment (2-payment s3.1); 01 notice, 02 guide; without a nation it is for all. */
export interface PayNotice {
  anounSerno: string;
  anounTitl: Words;
  anounCtnt: Words;
  anounRegiYMS: string;
  pupYn: 'Y' | 'N';
  anounDstcd: '01' | '02';
  natnlCd: string;
}

type Row = [title: Words, text: Words, kind?: '01' | '02', nation?: string];

const rows: readonly Row[] = [
  [
    { ko: '연말 해외결제 이용 안내', en: 'Paying abroad at the end of the year' },
    {
      ko: '연말연시에는 현지 가맹점 사정으로 결제가 늦어질 수 있어요. 결제 결과는 이용 내역에서 확인해 주세요.',
      en: 'Payments may take longer at shops around the new year. Please look at your history for the outcome.',
    },
  ],
  [
    { ko: '태국 세븐일레븐 QR 결제 시작', en: 'QR payments at 7-Eleven in Thailand' },
    {
      ko: '태국 전역 세븐일레븐에서 QR 코드로 결제할 수 있어요.',
      en: 'Pay by QR code at 7-Eleven all over Thailand.',
    },
    '01',
    'TH',
  ],
  [
    { ko: '해외결제 처음 이용 안내', en: 'Paying abroad for the first time' },
    {
      ko: '가입, 결제 계좌 등록, 비밀번호 등록을 마치면 바로 결제할 수 있어요.',
      en: 'Join, register an account and set a password, and you can pay at once.',
    },
    '02',
  ],
  [
    { ko: '일본 결제 가맹점 확대', en: 'More shops in Japan' },
    {
      ko: '도쿄와 오사카의 편의점, 드럭스토어에서 결제할 수 있어요.',
      en: 'Pay at convenience stores and drugstores in Tokyo and Osaka.',
    },
    '01',
    'JP',
  ],
  [
    { ko: '시스템 점검 안내', en: 'Maintenance' },
    {
      ko: '{day} 02:00부터 04:00까지 결제와 조회가 중단돼요.',
      en: 'Payments and history are not available on {day} from 02:00 to 04:00.',
    },
  ],
  [
    { ko: '베트남 QR 결제 방법', en: 'How to pay by QR in Vietnam' },
    {
      ko: '가맹점의 VietQR 코드를 스캔하고 금액을 입력해 주세요.',
      en: 'Scan the VietQR code of the shop and enter the amount.',
    },
    '02',
    'VN',
  ],
  [
    { ko: '인도네시아 QRIS 결제 안내', en: 'Paying by QRIS in Indonesia' },
    {
      ko: '인도네시아에서는 금융결제원 망으로 결제해요. 결제 방법은 같아요.',
      en: 'In Indonesia you pay through the Korean clearing network. You pay in the same way.',
    },
    '02',
    'ID',
  ],
  [
    { ko: '싱가포르 NETS QR 가맹점 안내', en: 'NETS QR in Singapore' },
    {
      ko: '호커센터와 택시에서 NETS QR 코드로 결제할 수 있어요.',
      en: 'Pay by NETS QR code at hawker centres and in taxis.',
    },
    '01',
    'SG',
  ],
  [
    { ko: '대만 야시장 결제 이벤트', en: 'Night markets in Taiwan' },
    { ko: '야시장에서 결제하면 포인트를 드려요.', en: 'Pay at a night market and earn points.' },
    '01',
    'TW',
  ],
  [
    { ko: '환율 고시 시간 안내', en: 'When rates are published' },
    {
      ko: '환율은 영업일 오전 9시에 고시하고, 결제할 때의 환율을 적용해요.',
      en: 'Rates are published at 9 in the morning on business days; the rate at the time of payment applies.',
    },
    '02',
  ],
  [
    { ko: 'ATM 출금 수수료 안내', en: 'Fees for cash machines' },
    {
      ko: '출금할 때 건당 수수료가 있으며, 출금 전에 화면에서 확인할 수 있어요.',
      en: 'There is a fee for each withdrawal, which you see before you withdraw.',
    },
    '02',
    'TH',
  ],
  [
    { ko: '결제 취소와 환불 안내', en: 'Cancellations and refunds' },
    {
      ko: '취소한 금액은 결제한 계좌로 돌려드려요. 가맹점에 따라 며칠이 걸릴 수 있어요.',
      en: 'What you cancel comes back to the account that paid. At some shops that takes some days.',
    },
    '02',
  ],
];

const COUNT = 36;

/** Three dozen notices, the newest first, some days apart. */
export function payNoticesAt(now: Date): PayNotice[] {
  const today = seoulDate(now);
  return Array.from({ length: COUNT }, (_, place) => {
    const [title, text, kind = '01', nation = ''] = rows[place % rows.length] as Row;
    const round = Math.floor(place / rows.length);
    // Told so long before: the newest of its kind is still to come.
    const maintenance = addDays(today, 18 - place * 4);
    return {
      anounSerno: `GN${String(COUNT - place).padStart(4, '0')}`,
      anounTitl:
        round === 0 ? title : { ko: `${title.ko} (${round + 1}차)`, en: `${title.en} (${round + 1})` },
      anounCtnt: {
        ko: `<p>${text.ko.replace('{day}', dayText(maintenance, 'ko'))}</p><p>늘 이용해 주셔서 감사해요.</p>`,
        en: `<p>${text.en.replace('{day}', dayText(maintenance, 'en'))}</p><p>Thank you for using the wallet.</p>`,
      },
      anounRegiYMS: `${addDays(today, -place * 4)}093000`,
      pupYn: place === 0 ? 'Y' : 'N',
      anounDstcd: kind,
      natnlCd: nation,
    };
  });
}
