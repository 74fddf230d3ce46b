import { locale } from '@wallet/kit/messages';
import type { OpenCard } from '../model/cards.ts';

/** The wallet API names cards in Korean; other languages take the title of the domain's door, where it has one. */
export function cardName(card: OpenCard): string {
  return (locale.value === 'ko' ? undefined : card.page.title?.[locale.value]) ?? card.name;
}
