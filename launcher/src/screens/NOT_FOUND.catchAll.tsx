import { Screen, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function NOT_FOUND() {
  const t = messages.use().notFound;
  const { navigate } = useWallet();
  return (
    <Screen title={t.title}>
      <EmptyState title={t.title} description={t.text} action={{ label: t.home, onClick: navigate.home }} />
    </Screen>
  );
}
