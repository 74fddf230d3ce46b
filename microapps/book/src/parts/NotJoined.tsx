import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** What needs a card says so, and leads there and back. */
export function NotJoined({ next }: { next: string }) {
  const t = messages.use().notJoined;
  const { navigate } = useWallet();
  return (
    <EmptyState
      picture="book"
      title={t.title}
      description={t.description}
      action={{
        label: t.action,
        action: 'join',
        onClick: () => navigate.replace('FBK00000', { query: { next } }),
      }}
    />
  );
}
