import { formatDate, langOf } from '@wallet/kit/format';
import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type EventSummary, lastDay } from '../model/event.ts';
import { EventBadge } from './EventCard.tsx';
import styles from './EventHead.module.css';
import { pictureOf } from './pictures.ts';
import text from './text.module.css';

/** What an event is: picture, name, how long it runs, when its winners are named. */
export function EventHead({ event, now }: { event: EventSummary; now: string }) {
  const t = messages.use();
  return (
    <>
      <img className={styles.picture} src={pictureOf(event.picture)} alt={t.events.picture[event.picture]} />
      <div className={text.badges}>
        <EventBadge event={event} now={now} />
      </div>
      <h2 className={text.title} lang={langOf(event.title)}>
        {event.title}
      </h2>
      <p className={text.note} lang={langOf(event.summary)}>
        {event.summary}
      </p>
      <KeyValue
        rows={[
          {
            label: t.event.period,
            value: t.events.period({
              from: formatDate(event.startsAt),
              until: formatDate(lastDay(event.endsAt)),
            }),
          },
          ...(event.announcedAt === ''
            ? []
            : [{ label: t.event.announcedAt, value: formatDate(event.announcedAt) }]),
        ]}
      />
    </>
  );
}
