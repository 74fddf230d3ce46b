import { Screen, useWallet } from '@wallet/kit/app';
import { toast } from '@wallet/kit/ui';
import { changePassword } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { Lead } from '../parts/Lead.tsx';
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx';

export function FME93000() {
  const { changePassword: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title}>
      <Lead title={t.lead}>{t.text}</Lead>
      <NewPasswordForm
        label={t.submit}
        asksCurrent
        onSubmit={async (passwords) => {
          await changePassword(passwords);
          toast(t.done);
          navigate.back();
        }}
      />
    </Screen>
  );
}
