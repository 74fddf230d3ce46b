import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DialogHost } from '../DialogHost/DialogHost.tsx';
import { confirm } from '../overlays/dialogs.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Button } from './Button.tsx';

it('does what it is for at a tap, and says its action', async () => {
  const onClick = vi.fn();
  const { user } = await renderKorean(
    <Button action="submit" onClick={onClick}>
      다음
    </Button>,
  );
  const button = screen.getByRole('button', { name: '다음' });
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toMatchObject({ type: 'button', dataset: { action: 'submit' } });
});

it('that is not ready looks off, and can be pressed all the same', async () => {
  const onClick = vi.fn();
  const { user } = await renderKorean(
    <Button isReady={false} onClick={onClick}>
      저장
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '저장' });
  expect([button.dataset.ready, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
    'false',
    false,
    null,
  ]);
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

it('ignores taps while it is busy, and keeps the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = await renderKorean(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        결제
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '결제' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('does not spin while a dialog over it waits for the customer', async () => {
  const { user } = await renderKorean(
    <>
      <Button isBusy>결제</Button>
      <DialogHost />
    </>,
  );
  const button = screen.getByRole('button', { name: '결제' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  const asked = confirm({ id: 'leavePayment' });
  const stay = await screen.findByRole('button', { name: '계속 결제' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('결제');
  await user.click(stay);
  expect(await asked).toBe(false);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});
