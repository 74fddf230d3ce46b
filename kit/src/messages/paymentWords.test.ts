import { afterEach, describe, expect, it } from 'vitest';
import { messageText, setLocale } from './index.ts';

afterEach(() => setLocale('ko'));

// What the error catalogue of the payment document says (2-payment s8), as a customer reads it.
const texts: readonly [rows: string, id: string, korean: string, english: string][] = [
  [
    'R636',
    'paymentUnstable',
    '통신 신호가 불안정하여 결제할 수 없어요. 잠시 후 다시 시도해 주세요.',
    'payment cannot be made',
  ],
  [
    'R637',
    'atmUnstable',
    '통신 신호가 불안정하여 출금할 수 없어요. 잠시 후 다시 시도해 주세요.',
    'withdrawal cannot be made',
  ],
  ['R638', 'wrongAccess', '접근할 수 없는 페이지예요.', 'cannot be accessed'],
  ['R640', 'certificateAuthFailed', '국민인증서 인증에 실패했어요.', 'authentication failed'],
  ['R647', 'certificateCommunication', '전자서명 통신 중 오류가 발생했어요.', 'communication error'],
  ['R648', 'certificateNoMatch', '일치하는 공동인증서가 없어요.', 'no matching joint certificate'],
  ['R649', 'certificateNoLoginType', '일치하는 로그인 유형이 없어요.', 'no matching login type'],
];

describe('the payment areas say', () => {
  it.each(texts)(
    '(%s) %s in the words of the specification, in both languages',
    async (_rows, id, korean, english) => {
      await setLocale('ko');
      expect(messageText(id)).toBe(korean);
      await setLocale('en');
      expect(messageText(id)).toContain(english);
    },
  );
});
