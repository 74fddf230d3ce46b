import { Screen, useWallet } from '@wallet/kit/app';
import { alert, Lead, toast } from '@wallet/kit/ui';
import { changePassword } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx';
import { useLostAnswer } from '../parts/useLostAnswer.ts';

export function FME93000() {
  const { changePassword: t, refusals } = messages.use();
  const { navigate } = useWallet();
  // What was the present password may not be it any more.
  const settle = useLostAnswer(({ code }) => code === 'MBR_PASSWORD_WRONG');
  return (
    <Screen title={t.title}>
      <Lead picture="security" title={t.lead}>
        {t.text}
      </Lead>
      <NewPasswordForm
        label={t.submit}
        asksCurrent
        onRefused={(code) => {
          if (code === 'MBR_PASSWORD_LOCKED') navigate.push('FME81200');
        }}
        onSubmit={async (passwords) => {
          const isUnsure = await settle(changePassword(passwords));
          if (isUnsure) return alert({ id: 'passwordUnsure', text: refusals.passwordUnsure });
          toast(t.done);
          navigate.back();
        }}
      />
    </Screen>
  );
}
