import { Gone, Screen, useFollowLink, useLoad, useParams, useWallet } from '@wallet/kit/app';
import { dayText, formatServerTime, langOf } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { BottomBar, Button, InlineNotice, SafeHtml } from '@wallet/kit/ui';
import { readEvent } from '../api/eventCalls.ts';
import { orNull } from '../api/orNull.ts';
import { messages } from '../messages/index.ts';
import { type EventDetail, isAnnounced, stageOf } from '../model/event.ts';
import { EventArticle } from '../parts/EventArticle.tsx';
import { Said } from '../parts/Said.tsx';

export function FAL31100() {
  const t = messages.use();
  const { hirkEvntID = '' } = useParams();
  const event = useLoad((signal) => orNull(readEvent(hirkEvntID, { signal })), [hirkEvntID]);
  const follow = useFollowLink();
  const now = formatServerTime(new Date());

  return (
    <Screen title={t.event.title} of={event} footer={event.data && <Footer event={event.data} now={now} />}>
      {(shown) => {
        if (shown === null) return <Gone {...t.nothing.event} to="FAL30000" />;
        const stage = stageOf(shown, now);
        return (
          <EventArticle
            event={shown}
            now={now}
            text={<SafeHtml html={shown.html} onLink={(href) => void follow.run(href)} />}
            lang={langOf(shown.html)}
            stands={
              stage === 'coming' ? (
                <InlineNotice>
                  {t.event.comingUp({ date: dayText(shown.startsAt, locale.value) })}
                </InlineNotice>
              ) : (
                stage === 'ended' && <InlineNotice messageId="eventEnded">{t.event.over}</InlineNotice>
              )
            }
          />
        );
      }}
    </Screen>
  );
}

function Footer({ event, now }: { event: EventDetail; now: string }) {
  const t = messages.use().event;
  const { navigate } = useWallet();
  const follow = useFollowLink();
  const stage = stageOf(event, now);
  const toResult = () => navigate.push('FAL32100', { params: { hirkEvntID: event.id } });

  return (
    <BottomBar>
      {stage === 'running' && event.link !== '' ? (
        <Button full action="follow" isBusy={follow.isRunning} onClick={() => void follow.run(event.link)}>
          {event.linkName === '' ? t.open : <Said>{event.linkName}</Said>}
        </Button>
      ) : stage === 'ended' && isAnnounced(event, now) ? (
        <Button full action="result" onClick={toResult}>
          {t.result}
        </Button>
      ) : (
        <Button variant="secondary" full action="list" onClick={() => navigate.replace('FAL30000')}>
          {t.list}
        </Button>
      )}
    </BottomBar>
  );
}
