import { encryptField } from '@wallet/kit/api';
import { Form, MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { matches, required, sameAsField } from '@wallet/kit/forms';
import { alert, Lead, PasswordField, toast, useForm } from '@wallet/kit/ui';
import { changePassword } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { passwordPattern } from '../model/membership.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';

export function FTR01011() {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({
    initial: { current: '', password: '', passwordAgain: '' },
    rules: {
      current: required(),
      password: [required(), matches(passwordPattern, 'invalidFormat')],
      passwordAgain: [required(), sameAsField('password')],
    },
  });
  const change = useAction(
    async ({ current, password, passwordAgain }: typeof form.values) => {
      const [now, next, nextAgain] = await Promise.all([
        encryptField(current),
        encryptField(password),
        encryptField(passwordAgain),
      ]);
      const isSure = await changePassword({ current: now, next, nextAgain });
      if (!isSure) return alert({ id: 'passwordUnsure', text: t.password.unsure });
      form.reset();
      toast(t.password.done);
      navigate.replace('FTR01010');
    },
    { on: { FTR_NOT_MEMBER: () => navigate.replace('FTR01001') } },
  );
  return (
    <Screen>
      <Form form={form} run={change}>
        <Lead title={t.password.ask} />
        <PasswordField
          {...form.field('current')}
          label={t.password.current}
          autoComplete="current-password"
          maxLength={20}
          required
        />
        <NewPasswordFields form={form} labels={{ password: t.password.next, again: t.password.nextAgain }} />
        <MainButton>{t.password.submit}</MainButton>
      </Form>
    </Screen>
  );
}
