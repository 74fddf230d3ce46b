import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountField } from '../AmountField/AmountField.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { TextField } from './TextField.tsx';

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

function Phone() {
  const [phone, setPhone] = useState('');
  return (
    <TextField field="phone" label="휴대폰" value={phone} onChange={setPhone} shape={digits} maxLength={11} />
  );
}

function Amount() {
  const [amount, setAmount] = useState<number | null>(null);
  return <AmountField field="amount" label="금액" value={amount} onChange={setAmount} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

it.each([
  ['010-1234-5678', '01012345678'],
  ['０１０－１２３４－５６７８', '01012345678'],
  ['+82 (0)10', '82010'],
  ['010 1234 5678 내 번호 😀', '01012345678'],
  ['😀𠮷', ''],
])('(G44) takes a pasted %j as %j: its signs do not count towards the length', async (pasted, shown) => {
  const { user } = await renderKorean(<Phone />);
  await user.click(input());
  await user.paste(pasted);
  expect(input().value).toBe(shown);
});

it('(G44) leaves alone what an input method is still composing, and shapes it when that is done', async () => {
  await renderKorean(<Phone />);
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '０１ㅎ' }, isComposing: true });
  expect(input().value).toBe('０１ㅎ');
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('01');
});

it('(G44) puts no commas into an amount that is being composed', async () => {
  await renderKorean(<Amount />);
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '１２３４' }, isComposing: true });
  expect(input().value).toBe('１２３４');
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('1,234');
});
