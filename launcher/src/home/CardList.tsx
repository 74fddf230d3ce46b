import { useAction, usePrefetch, useWallet } from '@wallet/kit/app';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Section,
  ServiceCell,
  ServicePages,
  Skeleton,
} from '@wallet/kit/ui';
import type { HomeCards } from '../flows/useHomeCards.ts';
import { messages } from '../messages/index.ts';
import { pictureOfCard } from '../model/pictures.ts';
import { cardName } from './cardName.ts';

interface CardListProps {
  cards: HomeCards;
  title: string;
  /** how things stand at a service, by its id: at most ten letters */
  states?: Readonly<Record<string, string>>;
  onSettings?: () => void;
}

/** The customer's services, each with how things stand there. */
export function CardList({ cards, title, states = {}, onSettings }: CardListProps) {
  const t = messages.use().cards;
  const { navigate } = useWallet();
  // One action for all cards: while one WebView is on its way, no other is asked for.
  const prefetch = usePrefetch();
  const open = useAction((path: string) => navigate.open(path));

  return (
    <div data-part="cards">
      <Card>
        <Section
          title={title}
          action={
            onSettings && (
              <Button variant="text" action="cardSettings" onClick={onSettings}>
                {t.edit}
              </Button>
            )
          }
        >
          {cards.state === 'loading' && <Skeleton shape="card" />}
          {cards.state === 'error' && (
            <ErrorState messageId="failedToFetchData" text={t.failed} onRetry={cards.reload} />
          )}
          {cards.state === 'ready' && cards.cards.length === 0 && (
            <EmptyState picture={null} title={t.empty} description={t.emptyText} />
          )}
          {cards.cards.length > 0 && (
            <ServicePages label={title}>
              {cards.cards.map((card) => (
                <ServiceCell
                  key={card.id}
                  data={{ 'data-part': 'card', 'data-card': card.id }}
                  ref={prefetch(card.page.path)}
                  picture={pictureOfCard(card.id)}
                  name={cardName(card)}
                  state={states[card.id]}
                  news={card.isNew ? t.isNew : undefined}
                  onClick={() => void open.run(card.page.path)}
                />
              ))}
            </ServicePages>
          )}
        </Section>
      </Card>
    </div>
  );
}
