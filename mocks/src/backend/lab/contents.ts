import type { Spoken, Words } from '../language.ts';

/** A content of the lab. States: 01 open to try, 02 being prepared, 03 over. */
export interface Content {
  /** as the query `type` of FLA61000 has it (1-shell s2.3) */
  lbCtntDstic: string;
  lbCtntNm: Words;
  lbCtntSmryCtnt: Words;
  lbCtntDescCtnt: Words;
  lbCtntStcd: '01' | '02' | '03';
}

export type WireContent = Spoken<Content>;

export const contents: readonly Content[] = [
  {
    lbCtntDstic: 'safebox',
    lbCtntNm: { ko: '안심노트', en: 'Safe note' },
    lbCtntSmryCtnt: {
      ko: '중요한 메모를 암호로 잠가 보관해요.',
      en: 'Lock your important notes with a password.',
    },
    lbCtntDescCtnt: {
      ko: '계약 번호, 보증서, 가족에게 남길 말처럼 잊으면 안 되는 것을 암호로 잠가 두는 노트예요.\n내 휴대폰에서만 열리고, 월렛도 내용을 볼 수 없어요.',
      en: 'Keep contract numbers, warranties and messages for your family locked with a password.\nIt opens only on your phone. Not even Wallet can read it.',
    },
    lbCtntStcd: '01',
  },
  {
    lbCtntDstic: 'walk',
    lbCtntNm: { ko: '걸음 모으기', en: 'Step counter' },
    lbCtntSmryCtnt: {
      ko: '하루 걸음을 모아 응모권을 받아요.',
      en: 'Turn your daily steps into raffle entries.',
    },
    lbCtntDescCtnt: {
      ko: '하루 5천 걸음을 걸으면 응모권 한 장을 드려요.\n걸음 수는 하루에 한 번만 가져오며 다른 곳에 쓰지 않아요.',
      en: 'Walk 5,000 steps a day and get a raffle entry.\nWe read your steps once a day and use them for nothing else.',
    },
    lbCtntStcd: '01',
  },
  {
    lbCtntDstic: 'drive',
    lbCtntNm: { ko: '운전 점수', en: 'Driving score' },
    lbCtntSmryCtnt: { ko: '내 운전 습관을 점수로 확인해요.', en: 'See how safely you drive.' },
    lbCtntDescCtnt: {
      ko: '급가속과 급제동을 살펴 안전 운전 점수를 알려 드려요.\n다음 달에 공개할 예정이에요.',
      en: 'We look at hard acceleration and braking to score how safely you drive.\nComing next month.',
    },
    lbCtntStcd: '02',
  },
  {
    lbCtntDstic: 'voice',
    lbCtntNm: { ko: '말로 찾기', en: 'Voice search' },
    lbCtntSmryCtnt: {
      ko: '말로 물으면 서비스를 찾아 드렸어요.',
      en: 'Found services when you asked out loud.',
    },
    lbCtntDescCtnt: {
      ko: '많은 의견 감사해요. 모인 의견을 더해 더 나은 모습으로 돌아올게요.',
      en: 'Thank you for all your feedback. We’ll be back with something better.',
    },
    lbCtntStcd: '03',
  },
];
