import { afterEach, describe, expect, it } from 'vitest';
import { problemText, setLocale } from '../../messages/index.ts';

describe('the problems of the rules', () => {
  afterEach(() => setLocale('ko'));

  it.each([
    ['R262', { id: 'required' }, '필수 입력 항목이에요.', /^This field is required/],
    ['R263', { id: 'minLength', params: { min: 8 } }, '8자 이상 입력해 주세요.', /\b8\b/],
    ['R264', { id: 'maxLength', params: { max: 20 } }, '20자 이하로 입력해 주세요.', /\b20\b/],
    ['R265', { id: 'min', params: { min: 1000 } }, '1000 이상의 값을 입력해 주세요.', /\b1000\b/],
    ['R266', { id: 'max', params: { max: 5 } }, '5 이하의 값을 입력해 주세요.', /\b5\b/],
    ['R267', { id: 'invalidEmail' }, '이메일 주소 형식이 올바르지 않아요.', /email/i],
  ])('(%s) are said in Korean and in English', async (_, problem, korean, english) => {
    await setLocale('ko');
    expect(problemText(problem)).toBe(korean);
    await setLocale('en');
    expect(problemText(problem)).toMatch(english);
    expect(problemText(problem)).not.toMatch(/[가-힣]/);
  });
});
