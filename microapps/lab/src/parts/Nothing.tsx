import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

type Kind = keyof ReturnType<typeof messages.current>['nothing'];

/** A screen opened without what it is about: says so, and where to find it. */
export function Nothing({ kind, to }: { kind: Kind; to: string }) {
  const { navigate } = useWallet();
  const t = messages.use().nothing[kind];
  return (
    <EmptyState
      title={t.title}
      description={t.description}
      action={{ label: t.action, onClick: () => navigate.replace(to) }}
    />
  );
}
