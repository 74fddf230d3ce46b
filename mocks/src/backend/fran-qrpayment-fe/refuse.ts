import { AnswerError } from '../room.ts';

/** Refusals of this room; those of name and location are the specification's, the others are ours. */
const refusals = {
  englishNameMissing: ['UBFR0072', '영문 이름이 등록되어 있지 않아요. 영업점에서 등록해 주세요.'],
  invalidLocation: ['UBFR0156', '이용할 수 없는 위치예요.'],
  insufficient: ['UBFR0401', '잔액이 부족해요.'],
  codeUnusable: ['UBFR0402', '사용할 수 없는 QR코드예요.'],
  codeExpired: ['UBFR0403', '유효시간이 지난 QR코드예요.'],
  invalidTransaction: ['UBFR0404', '유효하지 않은 거래예요.'],
  alreadyPaid: ['UBFR0405', '이미 결제한 거래예요.'],
  amountWrong: ['UBFR0406', '결제 금액을 확인해 주세요.'],
  splitChanged: ['UBFR0407', '결제할 포인트와 금액이 바뀌었어요.'],
  transactionUnknown: ['UBFR0313', '거래를 찾을 수 없어요.'],
  pending: ['UBFR0202', '처리 중이에요.'],
} as const;

export function refuse(what: keyof typeof refusals): AnswerError {
  const [code, message] = refusals[what];
  return new AnswerError(code, message, { envelope: 'header' });
}
