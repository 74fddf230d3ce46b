import { KeyValue, type KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface StayFactsProps {
  stay: {
    rooms: readonly { name: string }[];
    programs: readonly {
      number: string;
      name: string;
      date: string;
      begins: string;
      ends: string;
      count: number;
    }[];
    begin: string;
    end: string;
    guests: number;
    car: string;
    roomTotal: number;
    programTotal: number;
    payAmount: number;
  };
  more?: readonly KeyValueRow[];
  /** the page says over it which room and when */
  isNamed?: boolean;
}

/** What is booked for how much: the room, each programme, both sums and what is paid. */
export function StayFacts({ stay, more = [], isNamed = false }: StayFactsProps) {
  const t = messages.use();
  const money = (label: string, amount: number) => ({ label, value: t.price({ amount }) });
  return (
    <KeyValue
      rows={[
        ...(isNamed
          ? []
          : [
              { label: t.facts.room, value: stay.rooms.map(({ name }) => name).join(', ') },
              { label: t.facts.nights, value: t.nights(stay) },
            ]),
        { label: t.facts.people, value: t.persons({ count: stay.guests }) },
        ...stay.programs.map((one) => ({
          label: `${one.name} · ${t.day(one)}`,
          value: t.persons(one),
        })),
        ...(stay.car ? [{ label: t.facts.car, value: stay.car }] : []),
        ...more,
        money(t.facts.roomTotal, stay.roomTotal),
        money(t.facts.programTotal, stay.programTotal),
        { ...money(t.facts.total, stay.payAmount), isStrong: true },
      ]}
    />
  );
}
