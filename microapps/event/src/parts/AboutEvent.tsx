import { addDays, formatCount, formatDate } from '@wallet/kit/format';
import { Article, KeyValue, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { EventPage } from '../model/event.ts';
import gift from '../pictures/gift.svg';

/** What the event is: name, how long it runs, what there is to win. */
export function AboutEvent({ event }: { event: EventPage }) {
  const t = messages.use();
  return (
    <Article picture={{ src: gift, alt: t.picture }} title={event.title} note={event.summary}>
      <KeyValue
        rows={[
          {
            label: t.period,
            value: t.periodText({
              from: formatDate(event.startsAt),
              // It is over with the first moment of its end: the last day is the one before.
              until: formatDate(addDays(event.endsAt.slice(0, 8), -1)),
            }),
          },
          { label: t.announcedAt, value: formatDate(event.announcedAt) },
        ]}
      />
      <Section title={t.prizes}>
        <KeyValue
          rows={event.prizes.map(({ name, count }) => ({
            label: name,
            value: t.count({ count: formatCount(count) }),
          }))}
        />
      </Section>
    </Article>
  );
}
