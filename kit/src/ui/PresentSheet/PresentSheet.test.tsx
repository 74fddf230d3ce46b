import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { bindPhone, type PhoneBridge } from '../phone/bindPhone.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import type { ShownCode } from './CodePlate.tsx';
import type { PresentedProps } from './Presented.tsx';
import { PresentedCode } from './PresentedCode.tsx';
import { PresentSheet } from './PresentSheet.tsx';

const first: ShownCode = { qr: 'PAY-QR-1', barcode: '281006020123', seconds: 180, id: 'token-1' };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const part = () => document.querySelector<HTMLElement>('[data-part="paymentCode"]');
const state = () => part()?.dataset.state;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.findByRole('button', { name: '결제 QR코드 크게 보기' });

function rendered(props: Partial<PresentedProps> = {}) {
  return renderKorean(<PresentedCode code={first} onRenew={() => {}} {...props} />);
}

it('(R532) shows a QR code and a barcode for the seconds of the answer, then takes them out of the page', async () => {
  await rendered({ code: { ...first, seconds: 45 } });
  await shown();
  expect(await screen.findByRole('button', { name: '결제 바코드 크게 보기' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('남은 시간 0:45');
  pass(44_000);
  expect(state()).toBe('shown');
  pass(1500);
  expect(state()).toBe('expired');
  expect(document.querySelector('[data-code], path[fill="#000"]')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: '새 코드 받기' })).toBeTruthy();
});

it('never writes what a scanner reads', async () => {
  await rendered();
  await shown();
  expect(document.body.innerHTML).not.toContain('PAY-QR-1');
  expect(document.body.innerHTML).not.toContain('281006020123');
  expect(document.body.textContent?.replace(/\s/g, '')).not.toContain('281006020123');
});

it('shows the number when the app asks for it, for as long as the code is good', async () => {
  await rendered({ showsNumber: true });
  expect(await screen.findByText('2810 0602 0123')).toBeTruthy();
  pass(181_000);
  expect(document.body.textContent).not.toContain('2810');
});

it('says politely that it is ready, that time runs out, and that it is over', async () => {
  await rendered();
  await shown();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toEqual(['코드가 준비됐어요.', '']);
  pass(120_500);
  await waitFor(() => expect(said()[1]).toMatch(/^(60|59)초 남았어요\.$/));
  pass(60_000);
  expect(said()).toEqual(['코드의 유효 시간이 지났어요']);
});

function Renewing({ renew }: { renew: () => Promise<ShownCode> }) {
  const [code, setCode] = useState<ShownCode | null>(first);
  return <PresentedCode code={code} onRenew={async () => setCode(await renew())} />;
}

it('takes a new code and counts anew, one at a time', async () => {
  let answer: (code: ShownCode) => void = () => {};
  const renew = vi.fn(
    () =>
      new Promise<ShownCode>((resolve) => {
        answer = resolve;
      }),
  );
  const { user } = await renderKorean(<Renewing renew={renew} />);
  await shown();
  pass(181_000);
  const button = screen.getByRole('button', { name: '새 코드 받기' });
  await user.click(button);
  await user.click(button);
  expect(renew).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
  // The same code, given out once more.
  await act(async () => answer({ ...first, id: 'token-2' }));
  await shown();
  expect(screen.getByRole('timer').textContent).toMatch(/^남은 시간 (3:00|2:59)$/);
});

it('goes on counting when its owner renders anew, and does not forget the time before it was there', async () => {
  const { rerender } = await rendered();
  await shown();
  pass(60_000);
  rerender(<PresentedCode code={{ ...first }} onRenew={() => {}} />);
  expect(screen.getByRole('timer').textContent).toMatch(/^남은 시간 (2:00|1:59)$/);
  const receivedAt = performance.now() - 170_000;
  rerender(<PresentedCode code={{ ...first, receivedAt }} onRenew={() => {}} />);
  expect(screen.getByRole('timer').textContent).toMatch(/^남은 시간 0:(10|09)$/);
});

it('hands the focus to the new button when the code goes away under it', async () => {
  const { user } = await rendered();
  const zoom = await shown();
  await user.click(zoom);
  expect(screen.getByRole('dialog')).toBeTruthy();
  pass(181_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '새 코드 받기' }));
});

it('leaves the focus where it is when that is elsewhere', async () => {
  const { user } = await renderKorean(
    <>
      <button type="button">다른 곳</button>
      <PresentedCode code={first} onRenew={() => {}} />
    </>,
  );
  await shown();
  await user.click(screen.getByRole('button', { name: '다른 곳' }));
  pass(181_000);
  expect(document.activeElement?.textContent).toBe('다른 곳');
});

it('shows that it waits, and why there is none', async () => {
  const onRenew = vi.fn();
  const { user, rerender } = await rendered({ code: null });
  expect(state()).toBe('loading');
  expect(screen.getByRole('status').textContent).toBe('코드를 준비하고 있어요.');
  rerender(<PresentedCode code={null} problem="paymentUnstable" onRenew={onRenew} />);
  expect(state()).toBe('failed');
  expect(document.querySelector('[data-msg="paymentUnstable"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

it.each([0, Number.NaN, -1])(
  'takes a code that is good for %s seconds for an expired one',
  async (seconds) => {
    await rendered({ code: { ...first, seconds } });
    expect(state()).toBe('expired');
  },
);

it('keeps the screen on while a code is shown, and no longer', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await rendered();
  await shown();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  pass(181_000);
  expect(release).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('speaks English', async () => {
  await rendered();
  await act(() => setLocale('en'));
  expect(await screen.findByRole('button', { name: 'Enlarge: Payment QR code' })).toBeTruthy();
});

const look = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('covers the code while the app is at the back, and goes on counting', async () => {
  await rendered();
  await shown();
  look(true);
  expect(state()).toBe('covered');
  expect(document.querySelector('[data-code], path[fill="#000"]')).toBeNull();
  pass(60_000);
  look(false);
  expect(state()).toBe('shown');
  expect(screen.getByRole('timer').textContent).toMatch(/^남은 시간 (2:00|1:59)$/);
  look(true);
  pass(121_000);
  look(false);
  expect(state()).toBe('expired');
  vi.restoreAllMocks();
});

function Automatic({ onRenew }: { onRenew: () => void }) {
  const [issue, setIssue] = useState(1);
  return (
    <PresentedCode
      code={{ ...first, id: `token-${issue}` }}
      renewal="auto"
      onRenew={() => {
        onRenew();
        setIssue(issue + 1);
      }}
    />
  );
}

it('asks for a new code ten seconds before its end, once, and again when the customer has', async () => {
  const onRenew = vi.fn();
  const { user } = await renderKorean(<Automatic onRenew={onRenew} />);
  await shown();
  pass(165_000);
  expect(onRenew).not.toHaveBeenCalled();
  pass(6_000);
  expect(onRenew).toHaveBeenCalledOnce();
  await shown();
  // Left lying: the second one ends.
  pass(181_000);
  expect(onRenew).toHaveBeenCalledOnce();
  expect(state()).toBe('expired');
  await user.click(screen.getByRole('button', { name: '새 코드 받기' }));
  await shown();
  await user.click(screen.getByRole('button', { name: '새 코드 받기' }));
  expect(onRenew).toHaveBeenCalledTimes(3);
  await shown();
  pass(171_000);
  expect(onRenew).toHaveBeenCalledTimes(4);
});

it('renews nothing by itself unless told, out of sight, or without a network', async () => {
  const onRenew = vi.fn();
  await rendered({ onRenew });
  await shown();
  expect(screen.queryByRole('button', { name: '새 코드 받기' })).toBeNull();
  pass(175_000);
  expect(onRenew).not.toHaveBeenCalled();
});

it.each(['hidden', 'offline'])('does not renew itself while %s', async (how) => {
  const onRenew = vi.fn();
  await rendered({ onRenew, renewal: 'auto' });
  await shown();
  if (how === 'hidden') look(true);
  else vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  pass(175_000);
  expect(onRenew).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('says by which means, and lets another be chosen', async () => {
  const onChange = vi.fn();
  const means = { picture: 'point', name: '포인트', note: '12,340P 쓸 수 있어요', onChange };
  const { user } = await rendered({ means, hint: '가게 직원에게 바코드를 보여 주세요' });
  expect(screen.getByText('12,340P 쓸 수 있어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(onChange).toHaveBeenCalledOnce();
});

const choices = (onChoose: (value: string) => void) => ({
  picture: 'point',
  name: '포인트',
  choices: {
    options: [
      { value: 'points', label: '포인트', description: '12,340P' },
      { value: 'account', label: '급여 통장', description: '2,450,000원' },
    ],
    value: 'points',
    onChoose,
  },
});

it('lets another means be chosen on the spot, and says that the code ends with it', async () => {
  const onChoose = vi.fn();
  const { user } = await rendered({ means: choices(onChoose) });
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(screen.getByText('결제 수단을 바꾸면 지금 코드는 끝나고 새 코드를 만들어요.')).toBeTruthy();
  expect(screen.getByText('2,450,000원')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /급여 통장/ }));
  await user.click(screen.getByRole('button', { name: '이 수단으로 새 코드 받기' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('account');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('keeps the code of who looks and leaves the means as it is', async () => {
  const onChoose = vi.fn();
  const { user } = await rendered({ means: choices(onChoose) });
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  await user.click(screen.getByRole('button', { name: '그대로 두기' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect([screen.queryByRole('radio'), state()]).toEqual([null, 'shown']);
});

it('offers a new code at any time, and asks for none by itself where each costs a password', async () => {
  const onRenew = vi.fn();
  const { user } = await rendered({ onRenew, renewal: 'offered' });
  await shown();
  pass(175_000);
  expect([onRenew.mock.calls.length, state()]).toEqual([0, 'shown']);
  await user.click(screen.getByRole('button', { name: '새 코드 받기' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

it('lies over the page where it is opened, and is closed by its button and by back', async () => {
  const onClose = vi.fn();
  const { user, rerender } = await renderKorean(
    <PresentSheet isOpen={false} title="회원증" code={first} onRenew={() => {}} onClose={onClose} />,
  );
  expect(part()).toBeNull();
  rerender(<PresentSheet isOpen title="회원증" code={first} onRenew={() => {}} onClose={onClose} />);
  const sheet = screen.getByRole('dialog', { name: '회원증' });
  expect(sheet.dataset.part).toBe('presentSheet');
  expect(document.activeElement?.textContent).toBe('회원증');
  await shown();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('makes the screen bright while a code is shown, and gives the light back', async () => {
  const call = vi.fn<PhoneBridge['call']>(async () => ({ ok: true, value: null }));
  bindPhone({ isNative: true, canOpen: () => ({ ok: true }), call });
  const levels = () => call.mock.calls.map(([, { params }]) => params.level);
  const { unmount } = await rendered();
  await shown();
  expect(levels()).toEqual(['bright']);
  look(true);
  expect(levels()).toEqual(['bright', 'normal']);
  look(false);
  expect(levels()).toEqual(['bright', 'normal', 'bright']);
  unmount();
  expect(levels().at(-1)).toBe('normal');
  bindPhone(null);
  vi.restoreAllMocks();
});
