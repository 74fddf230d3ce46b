import { Badge, IconTile, ListItem, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Flight } from '../model/flight.ts';

const tones: Readonly<Record<Flight['remark'], Tone>> = {
  none: 'neutral',
  departed: 'neutral',
  bridge: 'success',

  late: 'accent',
  last: 'accent',

  closed: 'danger',
  cancelled: 'danger',
  diverted: 'danger',
};

/** How a flight stands, in one word. */
export function RemarkBadge({ flight: { remark, isArrival } }: { flight: Flight }) {
  const t = messages.use();
  if (remark === 'none') return null;
  return (
    <Badge tone={tones[remark]}>{remark === 'departed' && isArrival ? t.landed : t.remarks[remark]}</Badge>
  );
}

/** One line of the board. */
export function FlightRow({ flight, onOpen }: { flight: Flight; onOpen: () => void }) {
  const t = messages.use();
  const { plannedAt, expectedAt, airline, number, city, terminal, gate } = flight;
  return (
    <ListItem
      action="openFlight"
      leading={<IconTile picture="flight" name={airline} />}
      title={
        <span>
          {plannedAt !== expectedAt && <s>{t.time({ at: plannedAt })}</s>} {t.time({ at: expectedAt })} {city}
        </span>
      }
      description={[number, t.short[terminal], gate && t.board.gate({ gate })].filter(Boolean).join(' · ')}
      badge={<RemarkBadge flight={flight} />}
      {...(flight.remark === 'departed' ? { past: 'done' as const } : {})}
      {...(flight.remark === 'cancelled' ? { past: 'cancelled' as const } : {})}
      onClick={onOpen}
    />
  );
}
