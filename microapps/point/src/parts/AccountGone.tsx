import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** The account is not linked, or nobody said which one is meant. */
export function AccountGone() {
  const { accounts: t, register } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <EmptyState
      picture="none"
      title={t.gone}
      description={t.goneText}
      action={{ label: register.toAccounts, onClick: () => navigate.replace('FPO21410') }}
    />
  );
}
