import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** No main account: points come out of one and go back to one (2-payment s8). */
export function RegisterFirst() {
  const { home: t, refusals } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <div data-part="noAccount">
      <EmptyState
        title={refusals.noMainAccount}
        description={t.noAccountText}
        action={{ label: t.register, action: 'register', onClick: () => navigate.push('FPO21100') }}
      />
    </div>
  );
}
