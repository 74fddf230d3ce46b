import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CodeField } from '../CodeField/CodeField.tsx';
import { ResidentNumberField } from '../ResidentNumberField/ResidentNumberField.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { TextField } from './TextField.tsx';

const full = vi.fn();

function Fields() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [birth, setBirth] = useState('');
  return (
    <>
      <TextField label="휴대폰" field="phone" kind="phone" value={phone} onChange={setPhone} />
      <CodeField label="인증번호" field="code" value={code} onChange={setCode} onFull={full} />
      <ResidentNumberField
        birth={{ field: 'birth', value: birth, onChange: setBirth }}
        kind={{ field: 'kind', value: '', onChange: () => {} }}
      />
    </>
  );
}

it.each([
  ['휴대폰', '０１０', '010'],
  ['인증번호', '１３５', '135'],
  ['생년월일 6자리', '９００', '900'],
])('%s: full-width figures that are composed come in once', async (label, typed, shown) => {
  await renderKorean(<Fields />);
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.compositionStart(input);
  for (let length = 1; length <= typed.length; length += 1) {
    fireEvent.input(input, { target: { value: typed.slice(0, length) }, isComposing: true });
    expect(input.value).toBe(typed.slice(0, length));
  }
  fireEvent.compositionEnd(input);
  expect(input.value).toBe(shown);
});

it('a pasted message gives the code that stands by itself', async () => {
  const { user } = await renderKorean(<Fields />);
  const input = screen.getByLabelText<HTMLInputElement>('인증번호');
  await user.click(input);
  await user.paste('[1588-9999] 월렛 인증번호 135790');
  expect(input.value).toBe('135790');
  expect(full).toHaveBeenCalledExactlyOnceWith('135790');
});
