import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { DialogHost } from '../DialogHost/DialogHost.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { alert, closeDialogs, closeTopDialog, confirm, hasOpenDialog, loginGuide } from './dialogs.ts';

afterEach(() => act(closeDialogs));

const open = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].map(({ dataset }) => dataset.msg);
const button = (action: string) => document.querySelector<HTMLElement>(`dialog [data-action="${action}"]`);

it('(R103) shows an alert with the catalogue text, and settles when it is confirmed', async () => {
  const { user } = await renderKorean(<DialogHost />);
  const read = alert({ id: 'sessionExpired' });
  const dialog = await screen.findByRole('dialog', { name: /로그인 정보가 만료됐어요/ });
  expect(dialog.dataset).toEqual({ msg: 'sessionExpired' });
  expect([...dialog.querySelectorAll('button')].map(({ dataset }) => dataset.action)).toEqual(['confirm']);
  await user.click(screen.getByRole('button', { name: '확인' }));
  await read;
  await waitFor(() => expect(open()).toEqual([]));
});

it('shows the words of the server in place of ours, as text', async () => {
  await renderKorean(<DialogHost />);
  void alert({ id: 'serverMessage', text: '잔액이 <b>부족</b>해요.' });
  expect(await screen.findByText('잔액이 <b>부족</b>해요.')).toBeTruthy();
  expect(open()).toEqual(['serverMessage']);
});

it('(R103) asks with confirm and cancel, under the labels of the question', async () => {
  const { user } = await renderKorean(<DialogHost />);
  const stays = confirm({ id: 'leavePayment' });
  await user.click(await screen.findByRole('button', { name: '계속 결제' }));
  expect(await stays).toBe(false);
  const leaves = confirm({ id: 'leavePayment' });
  await user.click(await screen.findByRole('button', { name: '나가기' }));
  expect(await leaves).toBe(true);
});

it('what cannot be undone is red and names the act, and the way back is no second "cancel"', async () => {
  const { user } = await renderKorean(<DialogHost />);
  const asked = confirm({ id: 'cancelBooking', text: '예약을 취소할까요?', danger: '예약 취소' });
  const act = await screen.findByRole('button', { name: '예약 취소' });
  expect(act.className).toMatch(/danger/);
  expect(screen.getByRole('button', { name: '돌아가기' }).dataset.action).toBe('cancel');
  await user.click(act);
  expect(await asked).toBe(true);
});

it('(R103) leaving what was begun is red as well, an ordinary question is not', async () => {
  await renderKorean(<DialogHost />);
  void confirm({ id: 'leaveForm' });
  await waitFor(() => expect(button('confirm')?.className).toMatch(/danger/));
  act(closeDialogs);
  void confirm({ id: 'signUpAsk' });
  await waitFor(() => expect(button('confirm')?.className).toMatch(/primary/));
});

it.each(['confirm', 'cancel', 'close'] as const)(
  '(R103, R163) the login guide answers %s',
  async (action) => {
    const { user } = await renderKorean(<DialogHost />);
    const answer = loginGuide();
    await waitFor(() => expect(open()).toEqual(['loginGuide']));
    await user.click(button(action) as HTMLElement);
    expect(await answer).toBe(action);
  },
);

it('joins a second dialog of the same id: one is shown, both settle', async () => {
  const { user } = await renderKorean(<DialogHost />);
  const both = Promise.all([confirm({ id: 'signUpAsk' }), confirm({ id: 'signUpAsk' })]);
  await waitFor(() => expect(open()).toEqual(['signUpAsk']));
  await user.click(button('confirm') as HTMLElement);
  expect(await both).toEqual([true, true]);
});

it('takes Escape for cancel, and puts the focus back where it was', async () => {
  const { user } = await renderKorean(
    <>
      <button type="button">열기</button>
      <DialogHost />
    </>,
  );
  const opener = screen.getByRole('button', { name: '열기' });
  opener.focus();
  const answer = confirm({ id: 'leaveForm' });
  await waitFor(() => expect(document.activeElement).toBe(button('cancel')));
  await user.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('takes the cancel event of the browser (the back gesture) for cancel as well', async () => {
  await renderKorean(<DialogHost />);
  const answer = loginGuide();
  const dialog = await screen.findByRole('dialog');
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe('close');
});

it('closes only the topmost for the back button of the phone', async () => {
  await renderKorean(<DialogHost />);
  void alert({ id: 'sessionExpired' });
  const top = confirm({ id: 'leaveForm' });
  await waitFor(() => expect(open()).toEqual(['sessionExpired', 'leaveForm']));
  expect(closeTopDialog()).toBe(true);
  expect(await top).toBe(false);
  await waitFor(() => expect(open()).toEqual(['sessionExpired']));
  expect(closeTopDialog()).toBe(true);
  await waitFor(() => expect(hasOpenDialog()).toBe(false));
  expect(closeTopDialog()).toBe(false);
});

it('(R188) closes everything on a route change; one opened right after it stays', async () => {
  await renderKorean(<DialogHost />);
  const guide = loginGuide();
  const question = confirm({ id: 'leaveForm' });
  await waitFor(() => expect(open()).toHaveLength(2));
  act(() => {
    closeDialogs();
    void loginGuide();
  });
  expect(await guide).toBe('close');
  expect(await question).toBe(false);
  await waitFor(() => expect(open()).toEqual(['loginGuide']));
});

it('shows what was opened before the page was there, and speaks another language at once', async () => {
  void alert({ id: 'stepParamMissing' });
  expect(hasOpenDialog()).toBe(true);
  await renderKorean(<DialogHost />);
  expect(await screen.findByText(/정상적인 접근이 아니거나/)).toBeTruthy();
  await act(() => setLocale('en'));
  expect(await screen.findByText(/opened the wrong way/)).toBeTruthy();
});

it('shows a second text of the server after the first: at most one dialog of an id, and no text is lost', async () => {
  const { user } = await renderKorean(<DialogHost />);
  const read: string[] = [];
  void alert({ id: 'serverMessage', text: '첫 번째' }).then(() => read.push('첫 번째'));
  void alert({ id: 'serverMessage', text: '두 번째' }).then(() => read.push('두 번째'));
  void alert({ id: 'serverMessage', text: '두 번째' }).then(() => read.push('같은 두 번째'));
  await screen.findByText('첫 번째');
  expect(open()).toEqual(['serverMessage']);
  await user.click(button('confirm') as HTMLElement);
  expect(await screen.findByText('두 번째')).toBeTruthy();
  expect(open()).toEqual(['serverMessage']);
  expect(read).toEqual(['첫 번째']);
  await user.click(button('confirm') as HTMLElement);
  await waitFor(() => expect(open()).toEqual([]));
  expect(read).toEqual(['첫 번째', '두 번째', '같은 두 번째']);
});

it('a route change answers what is open and what waits', async () => {
  await renderKorean(<DialogHost />);
  const both = Promise.all([
    alert({ id: 'serverMessage', text: '첫 번째' }),
    confirm({ id: 'serverMessage', text: '두 번째' }),
  ]);
  await screen.findByText('첫 번째');
  act(closeDialogs);
  expect(await both).toEqual([undefined, false]);
  expect(open()).toEqual([]);
});
