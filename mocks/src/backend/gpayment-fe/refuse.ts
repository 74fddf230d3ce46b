import { AnswerError } from '../room.ts';

/** Refusals of this room, by what they mean; the first is the specification's, the others ours. */
const refusals = {
  englishNameMissing: ['UBFR0072', '영문 이름이 등록되어 있지 않습니다. 영업점에서 등록해 주세요.'],
  accountUnknown: ['UBFR0331', '본인 명의 계좌를 확인할 수 없습니다.'],
  accountNotProved: ['UBFR0332', '계좌 인증이 필요합니다.'],
  numberWrong: ['UBFR0321', '인증번호가 일치하지 않습니다.'],
  checkOver: ['UBFR0322', '인증을 처음부터 다시 해 주세요.'],
  passwordsDiffer: ['UBFR0323', '비밀번호가 서로 다릅니다.'],
  passwordWeak: ['UBFR0324', '연속되거나 반복된 숫자는 쓸 수 없습니다.'],
  rateUnknown: ['UBFR0325', '환율을 확인할 수 없는 통화입니다.'],
  termsMissing: ['UBFR0326', '필수 약관에 동의해 주세요.'],
  notUser: ['UBFR0327', '해외결제 가입이 필요합니다.'],
  inquiryUnknown: ['UBFR0328', '문의를 찾을 수 없습니다.'],
  transactionUnknown: ['UBFR0329', '거래를 찾을 수 없습니다.'],
} as const;

export function refuse(what: keyof typeof refusals): AnswerError {
  const [code, message] = refusals[what];
  return new AnswerError(code, message, { envelope: 'header' });
}
