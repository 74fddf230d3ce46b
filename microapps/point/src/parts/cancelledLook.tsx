import { Badge } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import type { HistoryItem } from '../model/history.ts';

/** How a row looks whose move was taken back, or takes one back: struck or faint, and said in a word. */
export function cancelledLook(
  { cancelled }: HistoryItem,
  words: { cancelled: string; givenBack: string },
): { past?: 'cancelled' | 'done'; state?: ReactNode } {
  if (cancelled === 'this') return { past: 'cancelled', state: <Badge>{words.cancelled}</Badge> };
  return cancelled === 'other' ? { past: 'done', state: <Badge>{words.givenBack}</Badge> } : {};
}
