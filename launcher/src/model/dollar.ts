import { formatRate, rateChange } from '@wallet/kit/format';

/** What one dollar costs, in won with two decimals; null where nobody knows what it did the day before. */
export interface Dollar {
  won: string;
  before: string | null;
}

/** How it moved since the day before, ▲ or ▼ and by how much; nothing where it did not. */
export function moveOf({ won, before }: Dollar): string {
  const change = before === null ? undefined : rateChange(won, before);
  if (change === undefined || change.direction === 'same') return '';
  return `${change.direction === 'up' ? '▲' : '▼'}${formatRate(change.amount)}`;
}
