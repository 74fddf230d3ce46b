import { addDays, dayText, formatCount } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
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
              from: dayText(event.startsAt, locale.value),
              // It is over with the first moment of its end: the last day is the one before.
              until: dayText(addDays(event.endsAt.slice(0, 8), -1), locale.value),
            }),
          },
          { label: t.announcedAt, value: dayText(event.announcedAt, locale.value) },
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
