import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { footerSlot } from '../BottomBar/footerSlot.ts';
import { DialogHost } from '../DialogHost/DialogHost.tsx';
import { closeDialogs } from '../overlays/dialogs.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { type PhoneCalls, PhoneVerification } from './PhoneVerification.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function server(changes: Partial<PhoneCalls> = {}) {
  return {
    send: vi.fn<PhoneCalls['send']>(async () => ({ id: 'check-1', seconds: 180 })),
    extend: vi.fn<PhoneCalls['extend']>(async () => 300),
    check: vi.fn<PhoneCalls['check']>(async ({ code }) => code === '123456'),
    ...changes,
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const codeField = () => screen.findByLabelText<HTMLInputElement>('인증번호');

async function sent(calls: PhoneCalls, onChecked = vi.fn()) {
  const result = await renderKorean(
    <PhoneVerification calls={calls} phone="01012345678" onChecked={onChecked} />,
  );
  await result.user.click(button('인증번호 받기'));
  const code = await codeField();
  return { ...result, onChecked, code };
}

it('asks for the code in the bar of its page, and in a sheet within the sheet, over the page', async () => {
  const bar = document.body.appendChild(document.createElement('footer'));
  const asked = <PhoneVerification calls={server()} phone="01012345678" onChecked={() => {}} />;
  const { rerender } = await renderKorean(<footerSlot.Provider value={bar}>{asked}</footerSlot.Provider>);
  expect(bar.contains(button('인증번호 받기'))).toBe(true);
  rerender(
    <footerSlot.Provider value={bar}>
      <Sheet isOpen onClose={() => {}} title="보호자 휴대폰 확인">
        {asked}
      </Sheet>
    </footerSlot.Provider>,
  );
  expect(screen.getByRole('dialog').contains(button('인증번호 받기'))).toBe(true);
  bar.remove();
});

it('sends nothing to what is no mobile number', async () => {
  const calls = server();
  const { user } = await renderKorean(<PhoneVerification calls={calls} onChecked={() => {}} />);
  await user.type(screen.getByLabelText('휴대폰 번호'), '02-123-4567');
  await user.click(button('인증번호 받기'));
  expect(screen.getByText('휴대폰 번호를 정확히 입력해 주세요.')).toBeTruthy();
  expect(calls.send).not.toHaveBeenCalled();
});

it('sends a code, takes the focus to its field, and its last figure answers it', async () => {
  const calls = server();
  const { user, code, onChecked } = await sent(calls);
  expect(document.activeElement).toBe(code);
  expect(code).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  await user.keyboard('123 456');
  expect(calls.check).toHaveBeenCalledExactlyOnceWith({ id: 'check-1', code: '123456' });
  expect(await screen.findByText('휴대폰 인증이 완료됐어요.')).toBeTruthy();
  expect(onChecked).toHaveBeenCalledExactlyOnceWith('01012345678', 'check-1');
  expect(screen.queryByLabelText('인증번호')).toBeNull();
  expect(screen.getByLabelText('휴대폰 번호')).toMatchObject({ readOnly: true });
});

it('sends one code once: neither its button nor Enter sends it again meanwhile', async () => {
  let answer: (isRight: boolean) => void = () => {};
  const calls = server({ check: vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve))) });
  const { user, code, onChecked } = await sent(calls);
  await user.type(code, '123456{Enter}');
  await user.click(button('인증하기'));
  expect(calls.check).toHaveBeenCalledOnce();
  await act(async () => answer(true));
  expect(onChecked).toHaveBeenCalledOnce();
});

it('says under the field that a code is wrong, and takes another', async () => {
  const { user, code, onChecked } = await sent(server());
  await user.type(code, '000000');
  const message = await screen.findByText('인증번호가 일치하지 않아요.');
  expect(message.closest<HTMLElement>('p')?.dataset.msg).toBe('wrongCode');
  await user.clear(code);
  await user.type(code, '123456');
  await waitFor(() => expect(onChecked).toHaveBeenCalledOnce());
});

it('counts down from the seconds of the answer, gives more time, and ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = server();
  const { user, code } = await sent(calls);
  await user.type(code, '12345');
  expect(screen.getByRole('timer').textContent).toMatch(/ (3:00|2:59)$/);
  act(() => void vi.advanceTimersByTime(121_000));
  expect(screen.getByRole('timer').textContent).toMatch(/ 0:5\d$/);
  expect(screen.getByText('인증 시간이 1분 이내로 남았어요.')).toBeTruthy();
  await user.click(button('시간 연장'));
  expect(calls.extend).toHaveBeenCalledExactlyOnceWith('check-1');
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/ (5:00|4:59)$/));
  act(() => void vi.advanceTimersByTime(301_000));
  expect(screen.getByRole('note').textContent).toBe('인증 시간이 지났어요. 인증번호를 다시 받아 주세요.');
  for (const name of ['시간 연장', '인증하기']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(code.closest('form')?.contains(button('인증번호 다시 받기'))).toBe(true);
  await user.type(code, '6{Enter}');
  expect(calls.check).not.toHaveBeenCalled();
});

it('starts anew with a new code, and with another number', async () => {
  const calls = server();
  const { user, code } = await sent(calls);
  await user.type(code, '99');
  // Beside the field that it is for, not beside the number.
  expect(code.closest('form')?.contains(button('인증번호 다시 받기'))).toBe(true);
  await user.click(button('인증번호 다시 받기'));
  await waitFor(async () => expect((await codeField()).value).toBe(''));
  expect(calls.send).toHaveBeenCalledTimes(2);
  await user.click(button('번호 변경'));
  expect(screen.queryByLabelText('인증번호')).toBeNull();
  const phone = screen.getByLabelText('휴대폰 번호');
  expect(document.activeElement).toBe(phone);
  expect(phone).toMatchObject({ readOnly: false });
});

it('does one thing at a time', async () => {
  let answer: (sent: { id: string; seconds: number }) => void = () => {};
  const calls = server({
    send: vi.fn<PhoneCalls['send']>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  });
  const { user } = await renderKorean(
    <PhoneVerification calls={calls} phone="01012345678" onChecked={() => {}} />,
  );
  await user.click(button('인증번호 받기'));
  await user.type(screen.getByLabelText('휴대폰 번호'), '9{Enter}');
  expect(calls.send).toHaveBeenCalledExactlyOnceWith('01012345678');
  await act(async () => answer({ id: 'check-1', seconds: Number.NaN }));
  expect(screen.getByRole('note').textContent).toContain('인증 시간이 지났어요');
});

it('tells a failure by its message id, once, and not when somebody told it already', async () => {
  const failures = [
    { silent: true, messageId: 'sessionExpired' },
    { silent: false, messageId: 'offline' },
  ];
  const calls = server({ send: () => Promise.reject(failures.shift()) });
  const { user } = await renderKorean(
    <>
      <PhoneVerification calls={calls} phone="01012345678" onChecked={() => {}} />
      <DialogHost />
    </>,
  );
  await user.click(button('인증번호 받기'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
  await user.click(button('인증번호 받기'));
  expect(await screen.findByText('인터넷에 연결되어 있지 않아요. 연결 상태를 확인해 주세요.')).toBeTruthy();
  act(() => closeDialogs());
});

it('leaves all as it was when a call was refused', async () => {
  const { user } = await renderKorean(
    <PhoneVerification
      calls={server({ send: async () => undefined })}
      phone="01012345678"
      onChecked={() => {}}
    />,
  );
  await user.click(button('인증번호 받기'));
  expect(screen.queryByLabelText('인증번호')).toBeNull();
});

it('speaks English', async () => {
  await renderKorean(<PhoneVerification calls={server()} onChecked={() => {}} />);
  await act(() => setLocale('en'));
  expect(await screen.findByRole('button', { name: 'Get a code' })).toBeTruthy();
});
