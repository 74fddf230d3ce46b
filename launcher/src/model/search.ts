import type { OpenCard } from './cards.ts';

/** Whether one of these names holds every word that was typed, spaces or not. Nothing typed means nothing. */
export function isNamed(names: readonly string[], typed: string): boolean {
  const words = plain(typed).split(' ').filter(Boolean);
  return names.map(plain).some((name) => {
    const dense = name.replaceAll(' ', '');
    return words.length > 0 && words.every((word) => name.includes(word) || dense.includes(word));
  });
}

/** The services that a customer means, by any of their names. */
export function searched(cards: readonly OpenCard[], typed: string): OpenCard[] {
  return cards.filter(({ name, page }) => isNamed([name, page.title.ko, page.title.en], typed));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
