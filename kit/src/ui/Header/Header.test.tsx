import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { focusTitle } from './focusTitle.ts';
import { Header } from './Header.tsx';

it('(R097, R098, R099, R102) has back, search, card menu and home, each with its action', async () => {
  const on = { back: vi.fn(), search: vi.fn(), cardMenu: vi.fn(), home: vi.fn() };
  const { user, container } = await renderKorean(
    <Header title="예약" onBack={on.back} onSearch={on.search} onCardMenu={on.cardMenu} onHome={on.home} />,
  );
  for (const [action, name] of [
    ['back', '뒤로 가기'],
    ['search', '검색'],
    ['cardMenu', '카드 메뉴'],
    ['home', '월렛 홈'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    expect(button.dataset.action).toBe(action);
    await user.click(button);
    expect(on[action]).toHaveBeenCalledOnce();
  }
  expect(container.querySelectorAll('button')).toHaveLength(4);
});

it('(R098, R102) leaves out what the screen has not', async () => {
  await renderKorean(<Header title="예약" onBack={() => {}} />);
  expect(screen.getAllByRole('button').map((button) => button.dataset.action)).toEqual(['back']);
});

it('(R101) counts the steps as current/total, in words for a screen reader', async () => {
  const { container } = await renderKorean(<Header title="예약" step={{ current: 2, total: 4 }} />);
  expect(screen.getByText('전체 4단계 중 2단계')).toBeTruthy();
  expect(container.querySelector('p [aria-hidden]')?.textContent).toBe('2/4');
});

it.each(['new', 'classic'] as const)('(R294, R413, R414) has the same parts in its %s look', async (look) => {
  const { container } = await renderKorean(
    <Header title="예약" look={look} onBack={() => {}} onHome={() => {}} step={{ current: 1, total: 2 }} />,
  );
  expect(container.querySelector('header')?.dataset.look).toBe(look);
  expect([...container.querySelectorAll('button')].map(({ dataset }) => dataset.action)).toEqual([
    'back',
    'home',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: '예약' })).toBeTruthy();
});

it('takes the focus on its heading after a move to another screen', async () => {
  await renderKorean(<Header title="예약 내역" />);
  focusTitle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '예약 내역' }));
});
