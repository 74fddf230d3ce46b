import { Screen, useWallet } from '@wallet/kit/app';
import { EmptyState, Section } from '@wallet/kit/ui';
import { useServices } from '../flows/useServices.ts';
import { Popular } from '../home/Popular.tsx';
import { messages } from '../messages/index.ts';

export function NOT_FOUND() {
  const { notFound: t, home, search } = messages.use();
  const { navigate } = useWallet();
  const services = useServices();
  const wanted = services.data?.open.slice(0, 4) ?? [];
  return (
    <Screen title={home.title}>
      <EmptyState
        isPage
        picture="missing"
        title={t.title}
        description={t.text}
        action={{ label: t.home, onClick: navigate.home }}
      />
      {/* There from the start: the words over it do not move when the services come. */}
      <div>
        {wanted.length > 0 && (
          <Section title={search.popular}>
            <Popular prefix="popular" services={wanted} states={{}} label={search.popular} />
          </Section>
        )}
      </div>
    </Screen>
  );
}
