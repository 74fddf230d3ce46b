import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { TextField } from './TextField.tsx';
import { phoneMask } from './usePhoneText.ts';

let figures = '';

function Phone() {
  const [phone, setPhone] = useState('');
  figures = phone;
  return <TextField kind="phone" field="phone" label="휴대폰 번호" value={phone} onChange={setPhone} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

it.each([
  ['', ''],
  ['01', '01'],
  ['0105', '010-5'],
  ['010555512', '010-5555-12'],
  ['01055551234', '010-5555-1234'],
  ['0111234567', '011-123-4567'],
  ['025550101', '02-555-0101'],
  ['0255550101', '02-5555-0101'],
  ['0315550101', '031-555-0101'],
])('writes %j as %j', (typed, written) => expect(phoneMask(typed)).toBe(written));

it('writes hyphens while its value stays figures, also where a whole number is pasted', async () => {
  const { user } = await renderKorean(<Phone />);
  await user.type(input(), '010555512349');
  expect([input().value, figures]).toEqual(['010-5555-1234', '01055551234']);
  await user.clear(input());
  await user.paste('０１０ 5555 1234 (엄마)');
  expect([input().value, figures]).toEqual(['010-5555-1234', '01055551234']);
  await user.clear(input());
  await user.paste('+82 (0)10-5555-1234');
  expect([input().value, figures]).toEqual(['010-5555-1234', '01055551234']);
});

it('keeps the caret behind what is typed in the middle, and deletes over a hyphen', async () => {
  const { user } = await renderKorean(<Phone />);
  await user.type(input(), '01055512');
  input().setSelectionRange(4, 4);
  await user.keyboard('7');
  expect([input().value, input().selectionStart]).toEqual(['010-7555-12', 5]);
  input().setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect([input().value, figures, input().selectionStart]).toEqual(['017-5551-2', '01755512', 2]);
});
