import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/price.ts';

interface Booking {
  siteName: string;
  title: string;
  date: string;
  time: string;
  ends: string;
  nights: number;
  info: Readonly<Record<string, string | number>>;
  people: readonly { kind: Kind; count: number }[];
  count: number;
  price: number;
  toPay: number;
}

/** What is booked, for whom and for how much; rooms apart from the class; `isNamed`: the page says over it what and when. */
export function BookingFacts({ booking, isNamed = false }: { booking: Booking; isNamed?: boolean }) {
  const t = messages.use();
  const { info, people, price, toPay } = booking;
  const rooms = Number(info.esRoomMoney ?? 0);
  const row = (label: string, value: string) => (value ? [{ label, value }] : []);
  return (
    <KeyValue
      rows={[
        ...(isNamed
          ? []
          : [
              { label: t.facts.where, value: booking.siteName },
              { label: t.facts.what, value: booking.title },
              { label: t.facts.when, value: t.when(booking) },
            ]),
        ...row(t.facts.car, String(info.carNum ?? '')),
        ...row(t.facts.name, info.userName ? maskName(String(info.userName)) : ''),
        ...row(t.facts.phone, info.cellPhone ? maskPhone(phoneText(String(info.cellPhone))) : ''),
        ...(people.length > 0
          ? people.map(({ kind, count }) => ({ label: t.kinds[kind], value: t.persons({ count }) }))
          : [{ label: t.facts.count, value: t.persons({ count: booking.count }) }]),
        ...(rooms > 0
          ? [
              { label: t.course.money, value: t.price({ amount: price - rooms }) },
              { label: t.course.roomMoney, value: t.price({ amount: rooms }) },
            ]
          : []),
        ...(toPay < price ? [{ label: t.facts.full, value: t.price({ amount: price }) }] : []),
        { label: t.total, value: t.price({ amount: toPay }), isStrong: true },
      ]}
    />
  );
}
