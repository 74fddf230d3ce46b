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
      ko: '계약 번호, 보증서, 가족에게 남길 말처럼 잊으면 안 되는 것을 암호로 잠가 두는 노트예요.\n준비가 끝나면 이 화면에서 체험할 수 있어요.',
      en: 'Keep contract numbers, warranties and messages for your family locked with a password.\nYou can try it here once it is ready.',
    },
    lbCtntStcd: '02',
  },
  {
    lbCtntDstic: 'walk',
    lbCtntNm: { ko: '걸음 모으기', en: 'Step counter' },
    lbCtntSmryCtnt: {
      ko: '하루에 얼마나 걸었는지 모아 봐요.',
      en: 'See how much you walk each day.',
    },
    lbCtntDescCtnt: {
      ko: '걸은 날과 걸음 수를 한눈에 보는 기능이에요.\n준비가 끝나면 이 화면에서 체험할 수 있어요.',
      en: 'Your walks and steps at a glance.\nYou can try it here once it is ready.',
    },
    lbCtntStcd: '02',
  },
  {
    lbCtntDstic: 'drive',
    lbCtntNm: { ko: '운전 점수', en: 'Driving score' },
    lbCtntSmryCtnt: { ko: '내 운전 습관을 점수로 확인해요.', en: 'See how safely you drive.' },
    lbCtntDescCtnt: {
      ko: '급가속과 급제동을 살펴 안전 운전 점수를 알려 드려요.\n준비가 끝나면 이 화면에서 체험할 수 있어요.',
      en: 'We look at hard acceleration and braking to score how safely you drive.\nYou can try it here once it is ready.',
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
      ko: '많은 의견 감사해요. 모인 의견을 더해 더 나은 기능을 준비할게요.',
      en: 'Thank you for all your feedback. It helps us prepare better ones.',
    },
    lbCtntStcd: '03',
  },
];
