import { AnswerError } from '../room.ts';

/** Refusals of this room, by what they mean; the first is the specification's, the others ours. */
const refusals = {
  englishNameMissing: ['UBFR0072', '영문 이름이 등록되어 있지 않아요. 영업점에서 등록해 주세요.'],
  accountUnknown: ['UBFR0331', '본인 명의 계좌를 확인할 수 없어요.'],
  passwordMissing: ['UBFR0333', '간편 비밀번호를 먼저 등록해 주세요.'],
  proofMissing: ['UBFR0334', '지금 비밀번호나 본인 확인이 필요해요.'],
  passwordSame: ['UBFR0335', '지금과 다른 비밀번호로 정해 주세요.'],
  accountNotProved: ['UBFR0332', '계좌 인증이 필요해요.'],
  numberWrong: ['UBFR0321', '인증번호가 일치하지 않아요.'],
  checkOver: ['UBFR0322', '인증을 처음부터 다시 해 주세요.'],
  passwordsDiffer: ['UBFR0323', '비밀번호가 서로 달라요.'],
  passwordWeak: ['UBFR0324', '연속되거나 반복된 숫자는 쓸 수 없어요.'],
  rateUnknown: ['UBFR0325', '환율을 확인할 수 없는 통화예요.'],
  termsMissing: ['UBFR0326', '필수 약관에 동의해 주세요.'],
  notUser: ['UBFR0327', '해외결제 가입이 필요해요.'],
  inquiryUnknown: ['UBFR0328', '문의를 찾을 수 없어요.'],
  transactionUnknown: ['UBFR0329', '거래를 찾을 수 없어요.'],
} as const;

export function refuse(what: keyof typeof refusals): AnswerError {
  const [code, message] = refusals[what];
  return new AnswerError(code, message, { envelope: 'header' });
}
