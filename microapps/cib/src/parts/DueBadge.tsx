import { Badge } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Car } from '../model/car.ts';

const tones = { early: 'neutral', open: 'accent', overdue: 'danger' } as const;

/** How a car stands, in one word. */
export function DueBadge({ car: { due, bookingNo } }: { car: Pick<Car, 'due' | 'bookingNo'> }) {
  const t = messages.use();
  if (bookingNo) return <Badge tone="success">{t.booked}</Badge>;
  return <Badge tone={tones[due]}>{t.dues[due]}</Badge>;
}
