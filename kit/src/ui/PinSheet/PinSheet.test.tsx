import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { PinSheet, type PinSheetProps } from './PinSheet.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const dots = () => screen.getByRole('status');

/** Its number is 246810; every other one is wrong, and there are five tries. */
function Asking(props: Partial<PinSheetProps>) {
  const [tries, setTries] = useState(5);
  const [isRight, setRight] = useState(false);
  if (isRight) return <p>결제했어요</p>;
  return (
    <PinSheet
      isOpen
      title="간편 비밀번호를 입력해 주세요"
      note="50,000원 충전"
      problem={tries < 5 ? `${tries}번 더 틀리면 잠겨요` : undefined}
      encrypt={async (plain) => plain}
      onDone={(pin) => (pin === '246810' ? setRight(true) : setTries(tries - 1))}
      onClose={() => {}}
      {...props}
    />
  );
}

async function opened(props: Partial<PinSheetProps> = {}) {
  const { user } = await renderKorean(<Asking {...props} />);
  return {
    user,
    async enter(digits: string) {
      for (const digit of digits) await user.click(button(digit));
    },
  };
}

it('says what the number is for, and sends it with its last digit', async () => {
  const { enter } = await opened();
  const sheet = screen.getByRole('dialog', { name: '간편 비밀번호를 입력해 주세요' });
  expect(sheet.dataset.part).toBe('secureKeypad');
  expect(sheet.textContent).toContain('50,000원 충전');
  await enter('246810');
  expect(await screen.findByText('결제했어요')).toBeTruthy();
});

it('says how many tries are left, shakes, and is quiet again with the next digit', async () => {
  const { enter } = await opened();
  expect(dots().className).not.toContain('wrong');
  await enter('111111');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('4번 더 틀리면 잠겨요'));
  expect(dots().className).toContain('wrong');
  expect(dots().textContent).toBe('6자리 중 0자리 입력');
  await enter('2');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(dots().className).not.toContain('wrong');
  await enter('22222');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('3번 더 틀리면 잠겨요'));
});

it('has a way out for who has forgotten it, where there is one', async () => {
  const onForgotten = vi.fn();
  const { user } = await opened({ onForgotten });
  await user.click(button('비밀번호를 잊었어요'));
  expect(onForgotten).toHaveBeenCalledOnce();
});

it('has none where there is none', async () => {
  await opened();
  expect(screen.queryByRole('button', { name: '비밀번호를 잊었어요' })).toBeNull();
});
