import { encryptField } from '@wallet/kit/api';
import { Form, MainButton } from '@wallet/kit/app';
import { matches, required, sameAsField } from '@wallet/kit/forms';
import { PasswordField, Stack, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { passwordParts, passwordPattern } from '../model/password.ts';
import type { RefusalCode } from '../model/refusals.ts';
import { useMemberAction } from './useMemberAction.ts';

interface NewPasswordFormProps {
  label: string;
  /** asks for the present one too */
  asksCurrent?: boolean;
  /** all encrypted, each for one use; the present one is empty where it is not asked for */
  onSubmit: (passwords: { current: string; next: string; again: string }) => Promise<void>;
  /** where to go on after a refusal that was told */
  onRefused?: (code: RefusalCode) => void;
}

/** What the service refuses about one of them is said under it. */
const fieldOf: Partial<Record<string, keyof Entered>> = {
  passwordWrong: 'current',
  passwordSame: 'password',
  passwordWeak: 'password',
};

type Entered = Record<'current' | 'password' | 'passwordAgain', string>;

/** A new password, twice. */
export function NewPasswordForm({ label, asksCurrent = false, onSubmit, onRefused }: NewPasswordFormProps) {
  const { password: t } = messages.use();
  const form = useForm({
    initial: { current: '', password: '', passwordAgain: '' },
    rules: {
      ...(asksCurrent ? { current: required() } : {}),
      password: [required(), matches(passwordPattern, 'invalidFormat')],
      passwordAgain: [required(), sameAsField('password')],
    },
  });
  const [refused, setRefused] = useState('');
  const submit = useMemberAction(
    async ({ current, password, passwordAgain }: Entered) => {
      const [now, next, again] = await Promise.all([
        asksCurrent ? encryptField(current) : Promise.resolve(''),
        encryptField(password),
        encryptField(passwordAgain),
      ]);
      await onSubmit({ current: now, next, again });
    },
    onRefused,
    ({ id, text }) => {
      const at = fieldOf[id];
      if (at === undefined) return false;
      setRefused(text);
      form.setProblem(at, { id });
      return true;
    },
  );
  const field = (name: keyof Entered) => {
    const binding = form.field(name);
    return { ...binding, ...(fieldOf[binding.problem?.id ?? ''] === name && { problemMessage: refused }) };
  };
  return (
    <Form form={form} run={(values) => void submit.run(values)}>
      <Stack>
        {asksCurrent && (
          <PasswordField
            {...field('current')}
            label={t.current}
            placeholder={t.currentExample}
            autoComplete="current-password"
            maxLength={20}
            required
          />
        )}
        <PasswordField
          {...field('password')}
          label={t.next}
          placeholder={t.nextExample}
          rules={(['length', 'letters', 'sign'] as const).map((rule) => ({
            text: t.rules[rule],
            isMet: passwordParts[rule],
          }))}
          autoComplete="new-password"
          maxLength={20}
          required
        />
        <PasswordField
          {...field('passwordAgain')}
          label={t.again}
          placeholder={t.againExample}
          autoComplete="new-password"
          maxLength={20}
          required
        />
        <MainButton isBusy={submit.isRunning}>{label}</MainButton>
      </Stack>
    </Form>
  );
}
