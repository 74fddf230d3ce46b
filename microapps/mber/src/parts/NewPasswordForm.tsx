import { encryptField } from '@wallet/kit/api';
import { matches, required, sameAsField } from '@wallet/kit/forms';
import { Button, PasswordField, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { passwordPattern } from '../model/password.ts';
import styles from './text.module.css';
import { useMemberAction } from './useMemberAction.ts';

interface NewPasswordFormProps {
  label: string;
  /** asks for the present one too */
  asksCurrent?: boolean;
  /** all encrypted; the present one is empty where it is not asked for */
  onSubmit: (passwords: { current: string; next: string }) => Promise<void>;
}

/** A new password, twice. */
export function NewPasswordForm({ label, asksCurrent = false, onSubmit }: NewPasswordFormProps) {
  const { password: t } = messages.use();
  const form = useForm({
    initial: { current: '', password: '', passwordAgain: '' },
    rules: {
      ...(asksCurrent ? { current: required() } : {}),
      password: [required(), matches(passwordPattern, 'invalidFormat')],
      passwordAgain: [required(), sameAsField('password')],
    },
  });
  const submit = useMemberAction(async ({ current, password }: { current: string; password: string }) => {
    const [now, next] = await Promise.all([
      asksCurrent ? encryptField(current) : Promise.resolve(''),
      encryptField(password),
    ]);
    await onSubmit({ current: now, next });
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit((values) => void submit.run(values))}>
      {asksCurrent && (
        <PasswordField
          {...form.field('current')}
          label={t.current}
          autoComplete="current-password"
          maxLength={20}
          required
        />
      )}
      <PasswordField
        {...form.field('password')}
        label={t.next}
        hint={t.hint}
        autoComplete="new-password"
        maxLength={20}
        required
      />
      <PasswordField
        {...form.field('passwordAgain')}
        label={t.again}
        autoComplete="new-password"
        maxLength={20}
        required
      />
      <Button full type="submit" action="submit" isBusy={submit.isRunning}>
        {label}
      </Button>
    </form>
  );
}
