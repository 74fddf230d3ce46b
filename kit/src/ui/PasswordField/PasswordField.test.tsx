import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { PasswordField } from './PasswordField.tsx';

it('lets the customer look at the password while typing', async () => {
  const { user } = await renderKorean(
    <PasswordField field="password" label="비밀번호" value="secret" onChange={() => {}} />,
  );
  const input = screen.getByLabelText('비밀번호');
  expect(input).toMatchObject({ type: 'password', dataset: { field: 'password' } });
  await user.click(screen.getByRole('button', { name: '비밀번호 표시' }));
  expect(input).toMatchObject({ type: 'text' });
  await user.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(input).toMatchObject({ type: 'password' });
});

function NewPassword() {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      field="password"
      label="새 비밀번호"
      value={value}
      onChange={setValue}
      rules={[
        { text: '8자 이상', isMet: (text) => text.length >= 8 },
        { text: '숫자 포함', isMet: (text) => /\d/.test(text) },
      ]}
    />
  );
}

it('tells each rule as it is met, seen and heard', async () => {
  const { user } = await renderKorean(<NewPassword />);
  const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules()).toEqual(['8자 이상 아직', '숫자 포함 아직']);
  await user.type(screen.getByLabelText('새 비밀번호'), 'abc1');
  expect(rules()).toEqual(['8자 이상 아직', '숫자 포함 맞음']);
  await user.keyboard('defgh');
  expect(rules()).toEqual(['8자 이상 맞음', '숫자 포함 맞음']);
});
