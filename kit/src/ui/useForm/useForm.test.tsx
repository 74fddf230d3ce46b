import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { email, minLength, required } from '../../forms/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { useForm } from './useForm.ts';

interface Values {
  mail: string;
  password: string;
  agreed: boolean;
}

// The rules stand in another order than the fields: the page's order counts for the focus.
const rules = { password: [required(), minLength(6)], mail: [required(), email()] };

function SignUp({ onValid }: { onValid: (values: Values) => void }) {
  const form = useForm<Values>({ initial: { mail: '', password: '', agreed: false }, rules });
  return (
    <form noValidate onSubmit={form.submit(onValid)}>
      <TextField label="이메일" {...form.field('mail')} />
      <PasswordField label="비밀번호" {...form.field('password')} />
      <Checkbox label="동의" {...form.toggle('agreed')} />
      <output>{form.isDirty ? '바뀜' : '그대로'}</output>
      <p data-ready={form.isReady} />
      <button type="submit" data-action="submit">
        가입
      </button>
      <button type="button" onClick={() => form.setProblem('mail', { id: 'notSame' })}>
        서버
      </button>
      <button type="button" onClick={() => form.reset()}>
        처음부터
      </button>
    </form>
  );
}

const isReady = () => document.querySelector('[data-ready="true"]') !== null;
const problems = () =>
  [...document.querySelectorAll<HTMLElement>('p[data-msg]')].map(({ dataset }) => dataset.msg);

it('marks nothing while the customer is filling in, then focuses the first bad field of the page', async () => {
  const onValid = vi.fn();
  const { user } = await renderKorean(<SignUp onValid={onValid} />);
  const mail = screen.getByLabelText('이메일');
  await user.type(mail, 'kim');
  expect(problems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '가입' }));
  expect(problems()).toEqual(['invalidEmail', 'required']);
  expect(document.activeElement).toBe(mail);
  expect(onValid).not.toHaveBeenCalled();
});

it('ties the message to its input, for screen readers and for those who watch', async () => {
  const { user } = await renderKorean(<SignUp onValid={() => {}} />);
  await user.click(screen.getByRole('button', { name: '가입' }));
  const mail = screen.getByLabelText('이메일');
  const message = document.getElementById(mail.getAttribute('aria-describedby') ?? '');
  expect(mail.dataset.field).toBe('mail');
  expect(mail.getAttribute('aria-invalid')).toBe('true');
  expect(message?.dataset.msg).toBe('required');
  expect(message?.textContent).toBe('필수 입력 항목이에요.');
});

it('takes a message away as soon as its field is right, and hands the values on', async () => {
  const onValid = vi.fn();
  const { user } = await renderKorean(<SignUp onValid={onValid} />);
  await user.click(screen.getByRole('button', { name: '가입' }));
  await user.type(screen.getByLabelText('이메일'), 'kim@example.com');
  expect(problems()).toEqual(['required']);
  expect(isReady()).toBe(false);
  await user.type(screen.getByLabelText('비밀번호'), 'secret');
  expect(problems()).toEqual([]);
  expect(isReady()).toBe(true);
  await user.click(screen.getByLabelText('동의'));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: '가입' }));
  expect(onValid).toHaveBeenLastCalledWith({ mail: 'kim@example.com', password: 'secret', agreed: true });
});

it('shows what only the server found wrong until the field changes', async () => {
  const { user } = await renderKorean(<SignUp onValid={() => {}} />);
  await user.click(screen.getByRole('button', { name: '서버' }));
  expect(problems()).toEqual(['notSame']);
  expect(document.activeElement).toBe(screen.getByLabelText('이메일'));
  await user.type(screen.getByLabelText('이메일'), 'a');
  expect(problems()).toEqual([]);
});

it('knows whether something was changed, and starts anew', async () => {
  const { user } = await renderKorean(<SignUp onValid={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe('그대로');
  await user.type(screen.getByLabelText('이메일'), 'a');
  expect(screen.getByRole('status').textContent).toBe('바뀜');
  await user.click(screen.getByRole('button', { name: '가입' }));
  await user.click(screen.getByRole('button', { name: '처음부터' }));
  expect(screen.getByLabelText('이메일')).toMatchObject({ value: '' });
  expect(problems()).toEqual([]);
});
