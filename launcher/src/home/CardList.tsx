import { useAction, usePrefetch, useWallet } from '@wallet/kit/app';
import { Badge, Button, EmptyState, ErrorState, Section, Skeleton, VisuallyHidden } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import styles from './CardList.module.css';
import { cardName } from './cardName.ts';
import type { HomeCards } from './useHomeCards.ts';

interface CardListProps {
  cards: HomeCards;
  isMinor: boolean;
  onSettings?: () => void;
}

export function CardList({ cards, isMinor, onSettings }: CardListProps) {
  const t = messages.use().cards;
  const { navigate } = useWallet();
  // One action for all cards: while one WebView is on its way, no other is asked for.
  const prefetch = usePrefetch();
  const open = useAction((path: string) => navigate.open(path));

  return (
    <div data-part="cards">
      <Section
        title={isMinor ? t.minorTitle : t.title}
        action={
          onSettings && (
            <Button variant="text" action="cardSettings" onClick={onSettings}>
              {t.settings}
            </Button>
          )
        }
      >
        {cards.state === 'loading' && <Skeleton shape="card" />}
        {cards.state === 'error' && (
          <ErrorState messageId="failedToFetchData" text={t.failed} onRetry={cards.reload} />
        )}
        {cards.state === 'ready' && cards.cards.length === 0 && (
          <EmptyState title={t.empty} description={t.emptyText} />
        )}
        <ul className={styles.list}>
          {cards.cards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className={styles.card}
                data-part="card"
                data-card={card.id}
                ref={prefetch(card.page.path)}
                onClick={() => void open.run(card.page.path)}
              >
                <span
                  className={styles.face}
                  aria-hidden="true"
                  style={card.color ? { backgroundColor: card.color } : undefined}
                />
                <span className={styles.name}>{cardName(card)}</span>
                {card.isNew && (
                  <Badge tone="accent">
                    <span aria-hidden="true">{t.newMark}</span>
                    <VisuallyHidden>{t.isNew}</VisuallyHidden>
                  </Badge>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
