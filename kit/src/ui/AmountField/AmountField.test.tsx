import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { min } from '../../forms/index.ts';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { useForm } from '../useForm/useForm.ts';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

function Transfer({
  onChange,
  initial = null,
  ...props
}: Partial<AmountFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <AmountField
      field="amount"
      label="보낼 금액"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('보낼 금액');

it('(R419) puts commas in while typing and gives a number of won, its unit beside it', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Transfer onChange={onChange} />);
  await user.type(input(), '1284500');
  expect(input()).toMatchObject({ value: '1,284,500', inputMode: 'numeric', dataset: { field: 'amount' } });
  expect(onChange).toHaveBeenLastCalledWith(1_284_500);
  const unit = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(unit?.textContent).toBe('원');
});

it('keeps the caret where the customer corrects a digit', async () => {
  await renderKorean(<Transfer initial={1_234_567} />);
  fireEvent.input(input(), { target: { value: '1,9234,567', selectionStart: 3, selectionEnd: 3 } });
  expect(input()).toMatchObject({ value: '19,234,567', selectionStart: 3 });
});

const said = () => document.querySelector<HTMLElement>('p[data-msg]')?.dataset.msg;

it('refuses what is pasted and is not certain, says so, and leaves it there to be mended', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Transfer initial={500} onChange={onChange} />);
  await user.clear(input());
  await user.paste('-3000');
  expect([input().value, said(), input().getAttribute('aria-invalid')]).toEqual([
    '-3000',
    'amountUnclear',
    'true',
  ]);
  await user.tab();
  expect(input().value).toBe('-3000');
  await user.click(screen.getByRole('button', { name: '입력 내용 지우기' }));
  await user.paste('3,000원');
  expect([input().value, said()]).toEqual(['3,000', undefined]);
  expect(onChange.mock.calls).toEqual([[null], [3000]]);
});

it('never makes 123,456 yen of 1234.56: a point where there are no decimals stays, and is no amount', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(
    <Transfer unit="JPY" onChange={onChange} quickAmounts={[1000]} problemMessage="금액을 입력해 주세요." />,
  );
  await user.type(input(), '1234.56');
  expect([input().value, said()]).toEqual(['1234.56', 'amountDecimals']);
  expect(screen.getByText('소수점 없이 입력해 주세요.')).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.type(input(), '{Backspace}{Backspace}{Backspace}5');
  expect([input().value, said()]).toEqual(['12,345', undefined]);
  await user.clear(input());
  await user.type(input(), '1.');
  await user.click(screen.getByRole('button', { name: '+1,000\u00a0JPY' }));
  expect([input().value, said()]).toEqual(['1,000', undefined]);
});

it('takes the comma of a keypad that has no point, and a pasted amount with one, for what it is', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Transfer decimals={2} unit="THB" onChange={onChange} />);
  await user.type(input(), '1,5');
  expect(input().value).toBe('1.5');
  expect(onChange).toHaveBeenLastCalledWith(150);
  input().setSelectionRange(0, 3);
  await user.paste('125,50');
  expect(input().value).toBe('125.50');
  expect(onChange).toHaveBeenLastCalledWith(12_550);
  input().setSelectionRange(0, 6);
  await user.paste('12.345');
  expect([input().value, said()]).toEqual(['12.345', 'amountDecimals']);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('counts minor units where there are decimals, and writes all of them out when left', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Transfer decimals={2} unit="USD" onChange={onChange} />);
  await user.type(input(), '1234.5');
  expect(input().value).toBe('1,234.5');
  expect(onChange).toHaveBeenLastCalledWith(123_450);
  await user.tab();
  expect(input().value).toBe('1,234.50');
});

it('(R265, R266) says at once what is too much, and what is too little when the field is left', async () => {
  const { user } = await renderKorean(<Transfer min={1000} max={2_000_000} />);
  await user.type(input(), '500');
  expect(document.querySelector('[data-msg]')).toBeNull();
  fireEvent.blur(input());
  expect(screen.getByText('1,000원 이상의 값을 입력해 주세요.').closest<HTMLElement>('p')?.dataset.msg).toBe(
    'min',
  );
  await user.type(input(), '0000');
  expect(screen.getByText('2,000,000원 이하의 값을 입력해 주세요.')).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('says a bound that the form found broken as an amount, too', async () => {
  function Form() {
    const form = useForm({ initial: { amount: 10 as number | null }, rules: { amount: min(1500) } });
    return (
      <form onSubmit={form.submit(() => {})}>
        <AmountField {...form.field('amount')} label="보낼 금액" />
        <button type="submit">다음</button>
      </form>
    );
  }
  const { user } = await renderKorean(<Form />);
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(screen.getByText('1,500원 이상의 값을 입력해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(input());
});

it('adds by a tap, says the sum, and is emptied by a tap', async () => {
  const { user } = await renderKorean(<Transfer quickAmounts={[5000, 10_000, 1_000_000]} />);
  expect(screen.getByRole('group', { name: '금액 더하기' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '+1만' }));
  await user.click(screen.getByRole('button', { name: '+5천' }));
  expect(input().value).toBe('15,000');
  expect(screen.getByRole('status').textContent).toBe('합계 15,000원');
  await user.click(screen.getByRole('button', { name: '입력 내용 지우기' }));
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
});

it('speaks English', async () => {
  await renderKorean(<Transfer quickAmounts={[10_000]} />);
  await setLocale('en');
  expect(await screen.findByRole('button', { name: '+₩10,000' })).toBeTruthy();
});
