import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Without consent there is nothing to see: it is asked for on a page of its own, from which back leads here. */
export function ToConnect() {
  const { connect: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <EmptyState
      title={t.first}
      description={t.note}
      action={{ label: t.open, action: 'connect', onClick: () => navigate.replace('KFC12000') }}
    />
  );
}
