import { Screen, useWallet } from '@wallet/kit/app';
import { Badge, EmptyState, List, ListItem, Section } from '@wallet/kit/ui';
import { ServiceRow } from '../home/ServiceRow.tsx';
import { useServices } from '../home/useServices.ts';
import { messages } from '../messages/index.ts';

export function FMA11000() {
  const t = messages.use().services;
  const { notYet } = messages.use().cardSettings;
  const { navigate } = useWallet();
  const services = useServices();
  return (
    <Screen title={t.title} of={services} onSearch={() => navigate.push('FMA20000')}>
      {({ open, coming }) => (
        <>
          <Section title={t.open}>
            {open.length === 0 && <EmptyState title={t.none} />}
            <List label={t.open}>
              {open.map((card) => (
                <ServiceRow key={card.id} card={card} />
              ))}
            </List>
          </Section>
          {coming.length > 0 && (
            <Section title={t.coming}>
              <List label={t.coming}>
                {coming.map(({ id, name }) => (
                  <ListItem
                    key={id}
                    title={t.names[id] ?? name}
                    badge={<Badge tone="neutral">{notYet}</Badge>}
                  />
                ))}
              </List>
            </Section>
          )}
        </>
      )}
    </Screen>
  );
}
