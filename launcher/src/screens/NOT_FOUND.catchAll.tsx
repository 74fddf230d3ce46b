import { Screen, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function NOT_FOUND() {
  const { notFound: t, home } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen title={home.title}>
      <EmptyState
        isPage
        picture="missing"
        title={t.title}
        description={t.text}
        action={{ label: t.home, onClick: navigate.home }}
      />
    </Screen>
  );
}
