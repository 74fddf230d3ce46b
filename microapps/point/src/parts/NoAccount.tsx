import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Nothing is linked yet. */
export function NoAccount() {
  const { accounts: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <EmptyState
      title={t.none}
      description={t.noneText}
      action={{ label: t.add, onClick: () => navigate.push('FPO21100') }}
    />
  );
}
