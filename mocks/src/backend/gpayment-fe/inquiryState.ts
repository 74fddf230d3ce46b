import { addDays } from '@wallet/kit/format';
import type { Context } from 'hono';
import { type RoomEnv, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** A question to the service desk; its fields but `inqySerno` are ours. */
export interface PayInquiry {
  inqySerno: string;
  /** 01 payment, 02 cash machine, 03 joining and accounts, 04 other */
  inqyDstcd: string;
  inqyTitl: string;
  inqyCtnt: string;
  inqyRegiYMS: string;
  ansYn: 'Y' | 'N';
  ansCtnt: string;
  ansRegiYMS: string;
}

type Row = [kind: string, title: string, text: string, answer: string];

const rows: readonly Row[] = [
  ['01', '결제가 두 번 보여요', '방콕에서 한 번 결제했는데 내역에 두 건이 보여요.', ''],
  [
    '02',
    'ATM에서 돈이 나오지 않았어요',
    '현금이 나오지 않고 영수증만 나왔어요.',
    '확인 결과 출금은 취소되었고, 금액은 계좌로 돌려드렸어요.',
  ],
  [
    '01',
    '적용 환율이 궁금해요',
    '결제할 때 환율은 언제 기준인가요?',
    '결제를 승인한 때의 환율을 적용해요. 이용내역에서 확인하실 수 있어요.',
  ],
  [
    '03',
    '다른 은행 계좌를 쓰고 싶어요',
    '타행 계좌도 등록할 수 있나요?',
    '1원 송금이나 전화로 인증하면 등록할 수 있어요.',
  ],
  [
    '04',
    '영수증을 받고 싶어요',
    '회사에 낼 영수증이 필요해요.',
    '이용내역의 상세 화면에서 영수증을 확인해 주세요.',
  ],
];
const COUNT = 15;

/** The member's questions, newest first. */
export function inquiriesOf(context: Context<RoomEnv>): PayInquiry[] {
  return remembered(context, 'gpayment.inquiries', ({ hasGpaymentUser = true }, world) => {
    if (!hasGpaymentUser) return [];
    const today = seoulDate(world.now());
    return Array.from({ length: COUNT }, (_, place): PayInquiry => {
      const [inqyDstcd, inqyTitl, inqyCtnt, ansCtnt] = rows[place % rows.length] as Row;
      const day = addDays(today, -1 - place * 12);
      return {
        inqySerno: `GQ${String(COUNT - place).padStart(6, '0')}`,

        inqyDstcd,
        inqyTitl,
        inqyCtnt,
        ansCtnt,
        inqyRegiYMS: `${day}101500`,
        ansYn: ansCtnt === '' ? 'N' : 'Y',
        ansRegiYMS: ansCtnt === '' ? '' : `${addDays(day, 1)}140000`,
      };
    });
  });
}
