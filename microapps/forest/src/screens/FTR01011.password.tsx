import { encryptField } from '@wallet/kit/api';
import { Screen, useWallet } from '@wallet/kit/app';
import { matches, required, sameAsField } from '@wallet/kit/forms';
import { alert, BottomBar, Button, PasswordField, toast, useForm } from '@wallet/kit/ui';
import { changePassword } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { passwordPattern } from '../model/membership.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { useForestAction } from '../parts/useForestAction.ts';
import { useLostAnswer } from '../parts/useLostAnswer.ts';

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
  // What was the present password may not be it any more.
  const settle = useLostAnswer('FTR_PASSWORD_WRONG');
  const { run, isRunning } = useForestAction(
    async () => {
      const { current, password, passwordAgain } = form.values;
      const [now, next, nextAgain] = await Promise.all([
        encryptField(current),
        encryptField(password),
        encryptField(passwordAgain),
      ]);
      const isUnsure = await settle(changePassword({ current: now, next, nextAgain }));
      if (isUnsure) return alert({ id: 'passwordUnsure', text: t.password.unsure });
      form.reset();
      toast(t.password.done);
      navigate.replace('FTR01010');
    },
    (code) => {
      if (code === 'FTR_NOT_MEMBER') navigate.replace('FTR01001');
    },
  );

  const footer = (
    <BottomBar>
      <Button type="submit" form="password" action="submit" isBusy={isRunning}>
        {t.password.submit}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.password.title} footer={footer}>
      <form id="password" noValidate onSubmit={form.submit(() => void run())}>
        <PasswordField
          {...form.field('current')}
          label={t.password.current}
          autoComplete="current-password"
          maxLength={20}
          required
        />
        <NewPasswordFields form={form} labels={{ password: t.password.next, again: t.password.nextAgain }} />
      </form>
    </Screen>
  );
}
