import { locale } from '@wallet/kit/messages';
import type { OpenCard } from '../model/cards.ts';

/** The wallet API names cards in Korean; other languages take the title the domain registered. */
export function cardName(card: OpenCard): string {
  return locale.value === 'ko' ? card.name : card.page.title[locale.value];
}
