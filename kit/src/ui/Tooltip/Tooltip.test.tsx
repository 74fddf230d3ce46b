import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Sheet } from '../Sheet/Sheet.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Tooltip } from './Tooltip.tsx';

const fee = (
  <>
    <Tooltip label="수수료 안내">다른 은행으로 보내면 500원이 들어요.</Tooltip>
    <p>옆</p>
  </>
);
const trigger = () => screen.getByRole('button', { name: '수수료 안내' });
const isOpen = () => /open/.test(screen.getByRole('tooltip', { hidden: true }).className);

it('describes its button, open or not', async () => {
  await renderKorean(fee);
  const id = trigger().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('다른 은행으로 보내면 500원이 들어요.');
  expect(isOpen()).toBe(false);
});

it('opens by a tap and closes by the next, or by one elsewhere', async () => {
  await renderKorean(fee);
  const tap = (element: Element) => {
    fireEvent.pointerEnter(element, { pointerType: 'touch' });
    fireEvent.pointerDown(element, { pointerType: 'touch' });
    fireEvent.focus(element);
    fireEvent.click(element);
  };
  tap(trigger());
  expect(isOpen()).toBe(true);
  tap(trigger());
  expect(isOpen()).toBe(false);
  tap(trigger());
  fireEvent.pointerDown(screen.getByText('옆'));
  expect(isOpen()).toBe(false);
});

it('opens on focus and closes when it is left', async () => {
  const { user } = await renderKorean(fee);
  await user.tab();
  expect(document.activeElement).toBe(trigger());
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(isOpen()).toBe(false);
});

it('opens under the pointer, may be pointed at itself, and closes a moment later', async () => {
  vi.useFakeTimers();
  try {
    await renderKorean(fee);
    const anchor = trigger().parentElement as HTMLElement;
    fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(anchor, { pointerType: 'mouse' });
    fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
    act(() => void vi.runAllTimers());
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(anchor, { pointerType: 'mouse' });
    act(() => void vi.runAllTimers());
    expect(isOpen()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('closes by Escape, and the sheet around it only by the next', async () => {
  const onClose = vi.fn();
  const { user } = await renderKorean(
    <Sheet isOpen onClose={onClose} title="송금">
      {fee}
    </Sheet>,
  );
  await user.click(trigger());
  await waitFor(() => expect(isOpen()).toBe(true));
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows its label as a word where it stands in a text', async () => {
  await renderKorean(
    <Tooltip label="비과세" isText>
      세금을 내지 않아요.
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: '비과세' }).textContent).toBe('비과세');
});

it('(R418) is at least 100 wide and lies at 300', () => {
  const css = readFileSync(join(import.meta.dirname, 'Tooltip.module.css'), 'utf8');
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
  expect(css).toContain('min-width: 100px;');
  expect(css).toContain('z-index: var(--z-tooltip);');
  expect(tokens).toContain('--z-tooltip: 300;');
});
