import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, required } from '@wallet/kit/forms';
import { kitMessages } from '@wallet/kit/messages';
import { Button, TextField, useForm } from '@wallet/kit/ui';
import { expect, test, vi } from 'vitest';

function Newsletter({ onSend }: { onSend: (mail: string) => void }) {
  const form = useForm({ initial: { mail: '' }, rules: { mail: [required(), email()] } });
  return (
    <form noValidate onSubmit={form.submit(({ mail }) => onSend(mail))}>
      <TextField {...form.field('mail')} label="이메일" type="email" required />
      <Button type="submit" action="submit">
        신청하기
      </Button>
    </form>
  );
}

test('a form says what is wrong under its field, and hands on what is right', async () => {
  await kitMessages.load('ko');
  const onSend = vi.fn();
  render(<Newsletter onSend={onSend} />);
  await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), 'gildong');
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  expect(screen.getByText('이메일 주소 형식이 올바르지 않아요.')).toBeDefined();

  await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), '@example.com');
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  expect(onSend).toHaveBeenCalledWith('gildong@example.com');
});
