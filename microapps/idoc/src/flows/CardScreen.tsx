import { Gone, Screen, useQuery } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { StudentCard } from '../model/card.ts';
import { type Held, useCards } from './useCards.ts';

interface Shown extends Held {
  card: StudentCard;
  isOffline: boolean;
  reload: () => void;
}

/** A screen of the card that the address names, or of the first; without one the way to one. */
export function CardScreen({
  children,
  ...look
}: {
  ground?: boolean;
  onBack?: () => void;
  children: (shown: Shown) => ReactNode;
}) {
  const { gone } = messages.use();
  const load = useCards();
  const id = useQuery().get('cardId');
  return (
    <Screen of={load} {...look}>
      {({ value: { cards }, isOffline }) => {
        const card = id === null ? cards[0] : cards.find((one) => one.id === id);
        if (!card) return <Gone to="FSL11000" {...gone.card} />;
        return children({ card, cards, isOffline, reload: load.reload });
      }}
    </Screen>
  );
}
