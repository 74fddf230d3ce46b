import { AnswerError } from '../room.ts';

/** Refusals of this room; the location's code is the specification's, the others are ours. */
const refusals = {
  invalidLocation: ['UBFR0156', '이용할 수 없는 위치입니다.'],
  insufficient: ['UBFR0401', '잔액이 부족합니다.'],
  codeUnusable: ['UBFR0402', '사용할 수 없는 QR코드입니다.'],
  codeExpired: ['UBFR0403', '유효시간이 지난 QR코드입니다.'],
  invalidTransaction: ['UBFR0404', '유효하지 않은 거래입니다.'],
  alreadyPaid: ['UBFR0405', '이미 결제한 거래입니다.'],
  amountWrong: ['UBFR0406', '결제 금액을 확인해 주세요.'],
  transactionUnknown: ['UBFR0313', '거래를 찾을 수 없습니다.'],
  pending: ['UBFR0202', '처리 중입니다.'],
} as const;

export function refuse(what: keyof typeof refusals): AnswerError {
  const [code, message] = refusals[what];
  return new AnswerError(code, message, { envelope: 'header' });
}
