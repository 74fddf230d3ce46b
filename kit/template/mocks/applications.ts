/** Terms to agree to before applying. */
export const terms = [
  {
    hirkStpulId: 'FZZ_01',
    stpulName: '서비스 이용 약관',
    stpulCtnt: '신청하신 금액은 영업일 기준 1일 안에 처리돼요.\n처리 전에는 언제든지 취소하실 수 있어요.',
    mandanYn: 'Y',
  },
  {
    hirkStpulId: 'FZZ_02',
    stpulName: '혜택 안내 수신',
    stpulCtnt: '새로운 혜택을 알려 드려요. 동의하지 않아도 신청하실 수 있어요.',
    mandanYn: 'N',
  },
];

/** One application, and the key it was made with. */
export interface Application {
  intentId: string;
  aplyNo: string;
  aplyNm: string;
  aplyAmt: number;
  aplyYmd: string;
}

export function answerOf({ intentId, ...answer }: Application) {
  return answer;
}

export function isAgreed(ids: readonly string[]): boolean {
  return terms.every(({ hirkStpulId, mandanYn }) => mandanYn === 'N' || ids.includes(hirkStpulId));
}
