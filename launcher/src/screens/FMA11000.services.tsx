import { Screen, useWallet } from '@wallet/kit/app';
import { EmptyState, List, ListItem, Section } from '@wallet/kit/ui';
import { PageRow } from '../home/PageRow.tsx';
import { ServiceRow } from '../home/ServiceRow.tsx';
import { useServices } from '../home/useServices.ts';
import { messages } from '../messages/index.ts';

export function FMA11000() {
  const t = messages.use().services;
  const { navigate } = useWallet();
  const services = useServices();
  return (
    <Screen title={t.title} of={services} onSearch={() => navigate.push('FMA20000')}>
      {({ open, coming, pages }) => (
        <>
          <Section title={t.open}>
            {open.length === 0 && <EmptyState title={t.none} />}
            <List label={t.open}>
              {open.map((card) => (
                <ServiceRow key={card.id} card={card} />
              ))}
            </List>
          </Section>
          {pages.length > 0 && (
            <Section title={t.pages}>
              <List label={t.pages}>
                {pages.map((page) => (
                  <PageRow key={page.code} page={page} />
                ))}
              </List>
            </Section>
          )}
          {coming.length > 0 && (
            <Section title={t.coming}>
              <List label={t.coming}>
                {coming.map(({ id, name }) => (
                  <ListItem key={id} title={t.names[id] ?? name} />
                ))}
              </List>
            </Section>
          )}
        </>
      )}
    </Screen>
  );
}
