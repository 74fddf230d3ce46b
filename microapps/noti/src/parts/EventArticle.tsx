import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Article, Card, KeyValue } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { type EventSummary, lastDay, stageOf } from '../model/event.ts';
import { EventBadge } from './EventCard.tsx';
import { pictureOf } from './pictures.ts';

interface EventArticleProps {
  event: EventSummary;
  now: string;
  /** how it stands, in words: before its days */
  stands?: ReactNode;
  /** what stands there has the picture */
  isPictured?: boolean;
  children?: ReactNode;
  /** what it says of itself, in the language `lang` */
  text?: ReactNode;
  lang?: string | undefined;
}

/** What an event is: picture, name, how long it runs, when its winners are named. */
export function EventArticle({ event, now, isPictured, ...parts }: EventArticleProps) {
  const { stands, children, text, lang } = parts;
  const t = messages.use();
  return (
    <Article
      {...(!isPictured && {
        picture: { src: pictureOf(event.picture), alt: t.events.picture[event.picture] },
      })}
      badges={<EventBadge event={event} now={now} />}
      title={event.title}
      // What it calls for is over when it is.
      {...(stageOf(event, now) !== 'ended' && { note: event.summary })}
      text={text}
      lang={lang}
    >
      {stands}
      <Card tone="soft">
        <KeyValue
          rows={[
            {
              label: t.event.period,
              value: t.events.period({
                from: dayText(event.startsAt, locale.value),
                until: dayText(lastDay(event.endsAt), locale.value),
              }),
            },
            ...(event.announcedAt === ''
              ? []
              : [{ label: t.event.announcedAt, value: dayText(event.announcedAt, locale.value) }]),
          ]}
        />
      </Card>
      {children}
    </Article>
  );
}
