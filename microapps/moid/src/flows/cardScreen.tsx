import { Screen, useLoad, useQuery } from '@wallet/kit/app';
import type { ComponentType } from 'react';
import type { Card } from '../model/card.ts';
import { useInstead } from '../parts/useInstead.tsx';
import { listCards } from './wallet.ts';

/** A screen of one card, which the address names by its number in the wallet. */
export function cardScreen(View: ComponentType<{ card: Card }>) {
  return function OfCard() {
    const id = useQuery().get('card');
    const instead = useInstead();
    const load = useLoad(async () => (await listCards()).find((card) => card.id === id) ?? null, [id]);
    return (
      <Screen of={load} instead={instead} ground>
        {(card) => (card ? <View key={card.id} card={card} /> : instead.WALLET_CARD_GONE)}
      </Screen>
    );
  };
}
