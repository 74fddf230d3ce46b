import { Pass, QrCode } from '@wallet/kit/ui';
import type { ComponentProps } from 'react';
import { messages } from '../messages/index.ts';
import type { StayFacts } from './StayFacts.tsx';

interface StayPassProps {
  stay: ComponentProps<typeof StayFacts>['stay'] & {
    number: string;
    state: keyof typeof looks;
    payAmount: number;
    fee: number;
    refund: number;
  };
}
export const looks = {
  held: 'valid',
  waiting: 'valid',
  pending: 'valid',
  booked: 'valid',
  used: 'used',
  absent: 'expired',
  late: 'expired',
  cancelled: 'cancelled',
} as const;

/** A room at the desk; of one that is over, what came back. */
export function StayPass({ stay }: StayPassProps) {
  const t = messages.use();
  const money = (label: string, amount: number) =>
    amount > 0 ? [{ label, value: t.price({ amount }) }] : [];
  return (
    <Pass
      title={stay.rooms.map(({ name }) => name).join(', ')}
      picture="stay"
      state={looks[stay.state]}
      badge={t.states[stay.state]}
      stamp={t.states[stay.state]}
      facts={[
        { label: t.facts.nights, value: t.bookings.at({ ...stay, begins: '' }) },
        { label: t.facts.people, value: t.persons({ count: stay.guests }) },
        ...money(t.facts.total, stay.payAmount),
        ...money(t.facts.refund, stay.refund),
        ...money(t.facts.fee, stay.fee),
      ]}
      code={<QrCode value={stay.number} label={t.code} isZoomable />}
      number={stay.number}
      note={t.stay.note}
    />
  );
}
