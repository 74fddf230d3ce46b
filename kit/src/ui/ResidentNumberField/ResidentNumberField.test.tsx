import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { ResidentNumberField, type ResidentNumberFieldProps } from './ResidentNumberField.tsx';

function Identity(props: Partial<ResidentNumberFieldProps>) {
  const [birth, setBirth] = useState('');
  const [kind, setKind] = useState('');
  return (
    <ResidentNumberField
      birth={{ field: 'birth', value: birth, onChange: setBirth }}
      kind={{ field: 'residentKind', value: kind, onChange: setKind }}
      {...props}
    />
  );
}

const front = () => screen.getByRole<HTMLInputElement>('textbox', { name: '생년월일 6자리' });
const back = () => screen.getByRole<HTMLInputElement>('textbox', { name: '뒷자리 첫 숫자' });

it('is a group of two boxes: the full front leads on, back in the empty second returns', async () => {
  const { user } = await renderKorean(<Identity />);
  expect(screen.getByRole('group', { name: '주민등록번호' })).toBeTruthy();
  expect([front().dataset.field, back().dataset.field]).toEqual(['birth', 'residentKind']);
  await user.type(front(), '900215');
  expect(document.activeElement).toBe(back());
  await user.keyboard('2');
  expect([front().value, back().value]).toEqual(['900215', '2']);
  await user.keyboard('{Backspace}');
  expect(document.activeElement).toBe(back());
  await user.keyboard('{Backspace}');
  expect(document.activeElement).toBe(front());
  expect(front().value).toBe('900215');
});

it('parts a pasted number, and keeps none of its last six figures', async () => {
  const { user } = await renderKorean(<Identity />);
  await user.click(front());
  await user.paste('900215-2345678');
  expect([front().value, back().value]).toEqual(['900215', '2']);
  expect(document.body.innerHTML).not.toContain('345678');
});

it('says what is wrong with one of them, at that one', async () => {
  await renderKorean(
    <Identity
      hint="주민등록증에 적힌 대로"
      kind={{ field: 'residentKind', value: '', onChange: () => {}, problem: { id: 'required' } }}
    />,
  );
  expect(back().getAttribute('aria-invalid')).toBe('true');
  expect(front().getAttribute('aria-invalid')).toBeNull();
  const described = (box: HTMLElement) =>
    (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described(back())).toEqual(['필수 입력 항목이에요.']);
  expect(described(front())).toEqual(['주민등록증에 적힌 대로']);
});
