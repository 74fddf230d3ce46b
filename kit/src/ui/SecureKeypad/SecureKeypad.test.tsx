import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { SecureKeypad, type SecureKeypadProps } from './SecureKeypad.tsx';

function Asking(props: Partial<SecureKeypadProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        결제
      </button>
      <SecureKeypad
        isOpen={isOpen}
        title="간편 비밀번호"
        encrypt={async () => 'sealed'}
        onDone={() => setOpen(false)}
        onClose={() => setOpen(false)}
        {...props}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const order = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d$/.test(text ?? ''))
    .join('');

async function opened(props: Partial<SecureKeypadProps> = {}) {
  const result = await renderKorean(<Asking {...props} />);
  await result.user.click(button('결제'));
  const enter = async (digits: string) => {
    for (const digit of digits) await result.user.click(button(digit));
  };
  return { ...result, enter };
}

it('gives the digits to encrypt alone, and the encrypted text to its owner', async () => {
  const encrypt = vi.fn(async () => 'sealed');
  const onDone = vi.fn();
  const { user, enter } = await opened({ encrypt, onDone });
  expect(screen.getByRole('dialog', { name: '간편 비밀번호' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '확인' })).toBeNull();
  await enter('0482915');
  expect(button('확인').dataset.action).toBe('confirm');
  await user.click(button('확인'));
  expect(encrypt).toHaveBeenCalledExactlyOnceWith('048291');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('sealed');
});

it('sends by itself with the last digit, once, and lets that one be taken back before', async () => {
  const encrypt = vi.fn(async () => 'sealed');
  const onDone = vi.fn();
  const { user, enter } = await opened({ encrypt, onDone });
  await enter('048291');
  await user.click(button('한 자리 지우기'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(encrypt).not.toHaveBeenCalled();
  await enter('5');
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('sealed'));
  expect(encrypt).toHaveBeenCalledExactlyOnceWith('048295');
});

it('waits for its button where it is told to', async () => {
  const encrypt = vi.fn(async () => 'sealed');
  const { user, enter } = await opened({ encrypt, waits: true });
  await enter('048291');
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(encrypt).not.toHaveBeenCalled();
  await user.click(button('확인'));
  expect(encrypt).toHaveBeenCalledOnce();
});

it('shows how many digits are in, and never which', async () => {
  const { enter, container } = await opened();
  const before = document.body.innerHTML;
  await enter('111');
  expect(screen.getByRole('status').textContent).toBe('6자리 중 3자리 입력');
  const first = document.body.innerHTML;
  for (let turn = 0; turn < 3; turn += 1) await act(async () => button('한 자리 지우기').click());
  expect(document.body.innerHTML).toBe(before);
  await enter('937');
  expect(document.body.innerHTML).toBe(first);
  expect(container.querySelector('input')).toBeNull();
});

it('takes back one digit, or all', async () => {
  const encrypt = vi.fn(async () => 'sealed');
  const { user, enter } = await opened({ encrypt, length: 4 });
  await enter('99');
  await user.click(button('전체 지우기'));
  await enter('129');
  await user.click(button('한 자리 지우기'));
  await enter('34');
  await user.click(button('확인'));
  expect(encrypt).toHaveBeenCalledExactlyOnceWith('1234');
});

it('takes a shorter number where that will do', async () => {
  const { enter } = await opened({ minLength: 4 });
  await enter('123');
  expect(button('확인').disabled).toBe(true);
  await enter('4');
  expect(button('확인').disabled).toBe(false);
});

it('is empty and in another order at every opening', async () => {
  const { user, enter } = await opened();
  const orders = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    orders.add(order());
    await enter('12');
    await user.click(button('닫기'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('결제'));
    expect(screen.getByRole('status').textContent).toBe('6자리 중 0자리 입력');
  }
  expect(orders.size).toBeGreaterThan(1);
});

it('asks anew when the number could not be encrypted', async () => {
  const { user, enter } = await opened({
    encrypt: () => Promise.reject({ silent: false, messageId: 'networkFailed' }),
  });
  await enter('123456');
  await user.click(button('확인'));
  expect((await screen.findByRole('alert')).dataset.msg).toBe('networkFailed');
  expect(screen.getByRole('status').textContent).toBe('6자리 중 0자리 입력');
  expect(screen.queryByRole('button', { name: '확인' })).toBeNull();
});

it('gives nothing to its owner once the customer has cancelled', async () => {
  let answer: (encrypted: string) => void = () => {};
  const onDone = vi.fn();
  const { user, enter } = await opened({
    onDone,
    encrypt: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await enter('123456');
  await user.click(button('확인'));
  await user.keyboard('{Escape}');
  await act(async () => answer('sealed'));
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['the page is put aside', () => window.dispatchEvent(new Event('pagehide'))],
  ['another window is looked at', () => window.dispatchEvent(new Event('blur'))],
  [
    'the page is out of sight',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      vi.restoreAllMocks();
    },
  ],
])('forgets what was entered when %s, says so, and shuffles anew', async (_, look) => {
  const { enter } = await opened();
  const orders = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    orders.add(order());
    await enter('123');
    act(() => void look());
    expect(screen.getByRole('status').textContent).toBe('6자리 중 0자리 입력');
    expect(screen.getByRole('alert').dataset.msg).toBe('secretEmptied');
  }
  expect(orders.size).toBeGreaterThan(1);
  await enter('1');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says nothing of digits that were not there', async () => {
  await opened();
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('shuffles when asked, keeps what is in, and leaves the focus', async () => {
  const encrypt = vi.fn(async () => 'sealed');
  const { user, enter } = await opened({ encrypt, length: 4 });
  await enter('12');
  const orders = new Set([order()]);
  for (let turn = 0; turn < 6; turn += 1) {
    await user.click(button('숫자 다시 섞기'));
    orders.add(order());
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(document.activeElement).toBe(button('숫자 다시 섞기'));
  await enter('34');
  await user.click(button('확인'));
  expect(encrypt).toHaveBeenCalledExactlyOnceWith('1234');
});

it('takes no digit that is typed on a keyboard', async () => {
  const { user } = await opened();
  await user.keyboard('123456');
  expect(screen.getByRole('status').textContent).toBe('6자리 중 0자리 입력');
  button('7').focus();
  await user.keyboard('{Enter} ');
  expect(screen.getByRole('status').textContent).toBe('6자리 중 2자리 입력');
});

it('speaks English', async () => {
  await opened();
  await act(() => setLocale('en'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 of 6 digits entered'));
});
