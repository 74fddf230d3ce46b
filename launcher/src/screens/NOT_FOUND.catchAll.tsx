import { Screen, useWallet } from '@wallet/kit/app';
import { EmptyState, List, Section } from '@wallet/kit/ui';
import { useServices } from '../flows/useServices.ts';
import { HelpRow } from '../home/HelpRow.tsx';
import { PageRow } from '../home/PageRow.tsx';
import { Popular } from '../home/Popular.tsx';
import { messages } from '../messages/index.ts';

export function NOT_FOUND() {
  const { notFound: t, home, search } = messages.use();
  const { navigate } = useWallet();
  const services = useServices();
  const wanted = services.data?.open.slice(0, 4) ?? [];
  const help = services.data?.help;
  // Who cannot ask can read.
  const codes = help ? ['FAL21000'] : ['SVC10000', 'FAL21000'];
  const pages = services.data?.pages.filter(({ code }) => codes.includes(code)) ?? [];
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
        {services.data && (
          <Section title={t.ask}>
            <List label={t.ask}>
              {help && <HelpRow path={help} />}
              {pages.map((page) => (
                <PageRow key={page.code} page={page} />
              ))}
            </List>
          </Section>
        )}
      </div>
    </Screen>
  );
}
