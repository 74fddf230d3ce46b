import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { CredentialCard } from './CredentialCard.tsx';

const facts = {
  title: '신용분석사',
  issuer: '한국금융연수원',
  name: '박지훈',
  otherName: 'PARK JIHUN',
  number: '제 18-****-07호',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-23T00:41:27Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const part = () => document.querySelector<HTMLElement>('[data-part="credentialCard"]');

it('shows issuer, holder, masked number and state; full screen it has the running second, and a code below', async () => {
  const { user } = await renderKorean(<CredentialCard {...facts} state="valid" more={<p>인증 코드</p>} />);
  expect(part()?.textContent).toContain('한국금융연수원');
  expect(screen.getByText('사용할 수 있어요')).toBeTruthy();
  expect(screen.queryByText('인증 코드')).toBeNull();
  await user.click(screen.getByRole('button', { name: '신용분석사 크게 보기' }));
  expect(screen.getByRole('dialog', { name: '신용분석사' }).textContent).toContain('인증 코드');
  const second = () => document.querySelector('[data-part="liveMark"] time')?.textContent ?? '';
  const before = second();
  expect(before).toMatch(/^2026\.11\.23 09:41:\d\d$/);
  act(() => void vi.advanceTimersByTime(2000));
  expect(second()).not.toBe(before);
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(document.querySelector('[data-part="liveMark"]')).toBeNull();
});

it('on a screen that is the card the mark stands in the page, and answers a finger', async () => {
  const { user } = await renderKorean(<CredentialCard {...facts} state="valid" isLive />);
  const mark = screen.getByRole('button', { name: '눌러서 진짜 화면인지 확인하기' });
  await user.click(mark);
  expect(mark.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: '신용분석사 크게 보기' })).toBeNull();
});

it('is covered while the app is at the back: no name and no number in the list of open apps', async () => {
  await renderKorean(<CredentialCard {...facts} state="valid" />);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(part()?.dataset.state).toBe('covered');
  expect(document.body.textContent).not.toContain('박지훈');
  expect(document.body.textContent).not.toContain('18-****');
});

it.each(['pending', 'suspended', 'expired', 'revoked'] as const)(
  'one that is %s is not held up',
  async (state) => {
    const { user, rerender } = await renderKorean(<CredentialCard {...facts} state="due" />);
    await user.click(screen.getByRole('button', { name: '신용분석사 크게 보기' }));
    rerender(<CredentialCard {...facts} state={state} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('speaks English', async () => {
  await renderKorean(<CredentialCard {...facts} state="valid" />);
  await act(() => setLocale('en'));
  expect(await screen.findByText('Valid')).toBeTruthy();
});
