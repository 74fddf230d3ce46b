import { encryptField } from '@wallet/kit/api';
import { Screen, useWallet } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import { BottomBar, Button, confirm, InlineNotice, PasswordField, toast, useForm } from '@wallet/kit/ui';
import { leaveForest } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { useForestAction } from '../parts/useForestAction.ts';
import { useLostAnswer } from '../parts/useLostAnswer.ts';

export function FTR01012() {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({ initial: { password: '' }, rules: { password: required() } });
  // Who is no member any more has left by a call before this one.
  const settle = useLostAnswer('FTR_NOT_MEMBER');
  const { run, isRunning } = useForestAction(
    async () => {
      if (!(await confirm({ id: 'leaveMembership', text: t.leave.ask }))) return;
      await settle(leaveForest(await encryptField(form.values.password)));
      form.reset();
      toast(t.leave.done);
      navigate.replace('FTR01001');
    },
    (code) => {
      if (code === 'FTR_NOT_MEMBER') navigate.replace('FTR01001');
    },
  );

  const footer = (
    <BottomBar>
      <Button type="submit" form="leave" variant="danger" action="submit" isBusy={isRunning}>
        {t.leave.submit}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.leave.title} footer={footer}>
      <form id="leave" noValidate onSubmit={form.submit(() => void run())}>
        <InlineNotice tone="warning">{t.leave.notice}</InlineNotice>
        <PasswordField
          {...form.field('password')}
          label={t.account.password}
          autoComplete="current-password"
          maxLength={20}
          required
        />
      </form>
    </Screen>
  );
}
