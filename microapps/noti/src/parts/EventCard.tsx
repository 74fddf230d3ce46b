import { daysBetween, dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Badge, MediaCard, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type EventSummary, isAnnounced, lastDay, stageOf } from '../model/event.ts';
import { pictureOf } from './pictures.ts';
import { Said } from './Said.tsx';

interface EventCardProps {
  event: EventSummary;
  /** YYYYMMDDhhmmss */
  now: string;
  onOpen: () => void;
}

/** An event in the list: the whole card is the button. */
export function EventCard({ event, now, onOpen }: EventCardProps) {
  const t = messages.use().events;
  return (
    <MediaCard
      title={<Said>{event.title}</Said>}
      imageUrl={pictureOf(event.picture)}
      badge={<EventBadge event={event} now={now} />}
      action="openEvent"
      onClick={onOpen}
    >
      <p>
        <Said>{event.summary}</Said>
      </p>
      <Note>
        {t.period({
          from: dayText(event.startsAt, locale.value),
          until: dayText(lastDay(event.endsAt), locale.value),
        })}
      </Note>
    </MediaCard>
  );
}

/** Where an event stands, in a word or two. */
export function EventBadge({ event, now }: { event: EventSummary; now: string }) {
  const t = messages.use().events;
  switch (stageOf(event, now)) {
    case 'coming':
      return <Badge tone="info">{t.coming}</Badge>;
    case 'running':
      return (
        <Badge tone="accent">
          {t.daysLeft({ days: daysBetween(now.slice(0, 8), lastDay(event.endsAt)) })}
        </Badge>
      );
    case 'ended':
      return isAnnounced(event, now) ? <Badge tone="success">{t.announced}</Badge> : <Badge>{t.ended}</Badge>;
  }
}
