import { addDays } from '@wallet/kit/format';
import { seoulDate } from '../seoulTime.ts';

/** A notice of foreign payment (2-payment s3.1); 01 notice, 02 guide; without a nation it is for all. */
export interface PayNotice {
  anounSerno: string;
  anounTitl: string;
  anounCtnt: string;
  anounRegiYMS: string;
  pupYn: 'Y' | 'N';
  anounDstcd: '01' | '02';
  natnlCd: string;
}

type Row = [title: string, text: string, kind?: '01' | '02', nation?: string];

const rows: readonly Row[] = [
  [
    '연말 해외결제 이용 안내',
    '연말연시에는 현지 가맹점 사정으로 결제가 늦어질 수 있습니다. 결제 결과는 이용내역에서 확인해 주세요.',
  ],
  ['태국 세븐일레븐 QR 결제 시작', '태국 전역 세븐일레븐에서 QR 코드로 결제할 수 있습니다.', '01', 'TH'],
  ['해외결제 처음 이용 안내', '가입, 결제 계좌 등록, 비밀번호 등록을 마치면 바로 결제할 수 있습니다.', '02'],
  ['일본 결제 가맹점 확대', '도쿄와 오사카의 편의점, 드럭스토어에서 결제할 수 있습니다.', '01', 'JP'],
  ['시스템 점검 안내 (11월 29일)', '11월 29일 02:00부터 04:00까지 결제와 조회가 중단됩니다.'],
  ['베트남 QR 결제 방법', '가맹점의 VietQR 코드를 스캔하고 금액을 입력해 주세요.', '02', 'VN'],
  [
    '인도네시아 QRIS 결제 안내',
    '인도네시아에서는 금융결제원 망으로 결제합니다. 결제 방법은 같습니다.',
    '02',
    'ID',
  ],
  ['싱가포르 NETS QR 가맹점 안내', '호커센터와 택시에서 NETS QR 코드로 결제할 수 있습니다.', '01', 'SG'],
  ['대만 야시장 결제 이벤트', '야시장에서 결제하면 포인트를 드립니다.', '01', 'TW'],
  ['환율 고시 시간 안내', '환율은 영업일 오전 9시에 고시하고, 결제할 때의 환율을 적용합니다.', '02'],
  [
    'ATM 출금 수수료 안내',
    '출금할 때 건당 수수료가 있으며, 출금 전에 화면에서 확인할 수 있습니다.',
    '02',
    'TH',
  ],
  [
    '결제 취소와 환불 안내',
    '취소한 금액은 결제한 계좌로 돌려드립니다. 가맹점에 따라 며칠이 걸릴 수 있습니다.',
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
    return {
      anounSerno: `GN${String(COUNT - place).padStart(4, '0')}`,
      anounTitl: round === 0 ? title : `${title} (${round + 1}차)`,
      anounCtnt: `<p>${text}</p><p>늘 이용해 주셔서 감사합니다.</p>`,
      anounRegiYMS: `${addDays(today, -place * 4)}093000`,
      pupYn: place === 0 ? 'Y' : 'N',
      anounDstcd: kind,
      natnlCd: nation,
    };
  });
}
