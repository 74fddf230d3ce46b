import { keep, recentTexts } from '@wallet/kit/kept';

const most = 5;
const kept = keep('wallet.search.recent', [], recentTexts(most));

/** What was opened from the search, latest first: ids of services, never what was typed. */
export const recentFinds = kept.value;

export function noteFind(id: string): void {
  kept.set([id, ...recentFinds.peek().filter((one) => one !== id)].slice(0, most));
}

export function forgetFinds(): void {
  kept.set([]);
}
