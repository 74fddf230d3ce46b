import { describe, expect, it } from 'vitest';
import { checkForm } from './checkForm.ts';
import { email, matches, max, maxLength, min, minLength, required, sameAs, sameAsField } from './rules.ts';

describe('rules', () => {
  it('(R262) required asks for something', () => {
    for (const value of ['', '  ', '\u3000', '\u200b\n', null, undefined, Number.NaN, [], false])
      expect(required()(value)).toEqual({ id: 'required' });
    for (const value of ['a', 0, true, ['a'], {}]) expect(required()(value)).toBeNull();
  });

  it('(R263) minLength carries its bound and leaves an empty value to required', () => {
    expect(minLength(3)('ab')).toEqual({ id: 'minLength', params: { min: 3 } });
    expect(minLength(3)('abc')).toBeNull();
    expect(minLength(3)('')).toBeNull();
    expect(minLength(2)('𠮷')).not.toBeNull();
    expect(minLength(3)('한글'.normalize('NFD'))).not.toBeNull();
  });

  it('(R264) maxLength carries its bound', () => {
    expect(maxLength(3)('abcd')).toEqual({ id: 'maxLength', params: { max: 3 } });
    expect(maxLength(3)('abc')).toBeNull();
    expect(maxLength(1)('𠮷')).toBeNull();
    expect(maxLength(1)('😀')).toBeNull();
    expect(maxLength(2)('한글'.normalize('NFD'))).toBeNull();
    expect(maxLength(3)(undefined)).toBeNull();
  });

  it('(R265) (R266) min and max look at numbers', () => {
    expect(min(10)('9')).toEqual({ id: 'min', params: { min: 10 } });
    expect(min(10)(10)).toBeNull();
    expect(max(10)('11')).toEqual({ id: 'max', params: { max: 10 } });
    expect(max(10_000)('10,000')).toBeNull();
    expect(max(10)('9')).toBeNull();
    expect(min(10)('ten')).not.toBeNull();
    expect(max(10)(Number.NaN)).not.toBeNull();
    expect(min(10)('')).toBeNull();
    expect(max(-1)(null)).toBeNull();
  });

  it.each([
    ['１０', 10, null],
    ['９', 10, 'min'],
    [' 1,000원', 10, 'min'],
    ['0x10', 10, 'min'],
    ['1e3', 10, 'min'],
    ['Infinity', 10, 'min'],
    ['٣٤', 10, 'min'],
    ['+12', 10, null],
    ['-1', 0, 'min'],
    ['.5', 0, null],
    ['12.', 12, null],
    ['1,000', 1000, null],
  ])('(R265) reads %j against at least %j', (value, bound, id) => {
    expect(min(bound)(value)?.id ?? null).toBe(id);
  });

  it.each([
    ['１１', 10, 'max'],
    ['１０', 10, null],
    ['10.01', 10, 'max'],
    ['99,999', 10_000, 'max'],
    ['열', 10, 'max'],
  ])('(R266) reads %j against at most %j', (value, bound, id) => {
    expect(max(bound)(value)?.id ?? null).toBe(id);
  });

  it.each(['a@b.kr', 'first.last+tag@sub.example.co.kr', 'A_B-c@example.COM', ''])(
    '(R267) accepts the email %j',
    (value) => {
      expect(email()(value)).toBeNull();
    },
  );

  it.each([
    'a',
    'a@b',
    '@b.kr',
    'a@.kr',
    'a b@c.kr',
    'a..b@c.kr',
    'a@b..kr',
    'a@b.k',
    'a@b.kr, c@d.kr',
    'ａ@ｂ.kr',
    '한글@도메인.한국',
    'a@b.kr\u200b',
    'a@-b.kr',
    '😀@b.kr',
    'a@b.kr\nbcc: c@d.kr',
    `${'a'.repeat(250)}@b.kr`,
  ])('(R267) refuses the email %j', (value) => {
    expect(email()(value)).toEqual({ id: 'invalidEmail' });
  });

  it('matches tests from the start every time', () => {
    const rule = matches(/^\d+$/g, 'invalidPhone');
    expect([rule('123'), rule('123'), rule('')]).toEqual([null, null, null]);
    expect(rule('x')).toEqual({ id: 'invalidPhone' });
  });

  it('sameAs compares with a value or with what is read later', () => {
    let other = 'a';
    const rule = sameAs(() => other);
    expect(rule('a')).toBeNull();
    other = 'b';
    expect(rule('a')).toEqual({ id: 'notSame' });
    expect(sameAs('a', 'mine')('b')).toEqual({ id: 'mine' });
  });
});

describe('checkForm', () => {
  const rules = {
    phone: [required(), minLength(10)],
    password: required(),
    again: sameAsField('password'),
  };

  it('answers the first broken rule of each field, in the order of the rules', () => {
    const problems = checkForm(rules, { again: 'x', password: 'y', phone: '' });
    expect(problems).toEqual({ phone: { id: 'required' }, again: { id: 'notSame' } });
    expect(Object.keys(problems)).toEqual(['phone', 'again']);
  });

  it('answers nothing when all is right', () => {
    expect(checkForm(rules, { phone: '01012345678', password: 'a', again: 'a' })).toEqual({});
  });
});
