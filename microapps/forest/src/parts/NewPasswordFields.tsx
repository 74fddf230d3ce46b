import { type Form, PasswordField } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { passwordParts } from '../model/membership.ts';

/** What a form that sets a password holds for it. */
interface NewPassword {
  password: string;
  passwordAgain: string;
}

interface NewPasswordFieldsProps {
  form: Pick<Form<NewPassword>, 'field'>;
  labels: { password: string; again: string };
}

/** A new password, twice. */
export function NewPasswordFields({ form, labels }: NewPasswordFieldsProps) {
  const { account: t } = messages.use();
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        rules={(['length', 'letters', 'sign'] as const).map((rule) => ({
          text: t.passwordRules[rule],
          isMet: passwordParts[rule],
        }))}
        autoComplete="new-password"
        maxLength={20}
        required
      />
      <PasswordField
        {...form.field('passwordAgain')}
        label={labels.again}
        autoComplete="new-password"
        maxLength={20}
        required
      />
    </>
  );
}
