import type { OpenCard } from './cards.ts';

/** The services that a customer means: any of their names holds every word that was typed, spaces or not. */
export function searched(cards: readonly OpenCard[], typed: string): OpenCard[] {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return cards.filter(({ name, page }) => {
    const names = [name, page.title.ko, page.title.en].map(plain);
    return names.some((one) => {
      const dense = one.replaceAll(' ', '');
      return words.every((word) => one.includes(word) || dense.includes(word));
    });
  });
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
