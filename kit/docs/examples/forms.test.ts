import { checkForm, email, maxLength, minLength, type Rules, required } from '@wallet/kit/forms';
import { expect, test } from 'vitest';

interface SignUp {
  name: string;
  mail: string;
}

const rules: Rules<SignUp> = { name: [required(), minLength(2), maxLength(40)], mail: [required(), email()] };

test('the first rule that is broken says what is wrong with a field', () => {
  expect(checkForm(rules, { name: '홍길동', mail: 'gildong@example.com' })).toEqual({});
  expect(checkForm(rules, { name: '', mail: 'gildong' })).toMatchObject({
    name: { id: 'required' },
    mail: { id: 'invalidEmail' },
  });
});
