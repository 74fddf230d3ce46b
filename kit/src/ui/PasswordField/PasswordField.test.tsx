import { screen } from '@testing-library/react';
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
