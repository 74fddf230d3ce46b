import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../../messages/index.ts';

/** A step of a flow whose draft is gone: too old, or its order is over. */
export function NoDraft({ first }: { first: string }) {
  const t = messages.use().money;
  const { navigate } = useWallet();
  return (
    <EmptyState
      title={t.noDraft.title}
      description={t.noDraft.description}
      action={{ label: t.noDraft.again, action: 'again', onClick: () => navigate.replace(first) }}
    />
  );
}
