import { Gone, Screen, useFollowLink, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Article, BottomBar, Button, Card, KeyValue, List, Section, Stack } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { listNotifications, markRead, readNotification } from '../api/notificationCalls.ts';
import { orNull } from '../api/orNull.ts';
import { useReadNext } from '../flows/useReadNext.ts';
import { messages } from '../messages/index.ts';
import { LoginCard } from '../parts/LoginCard.tsx';
import { NotificationRow } from '../parts/NotificationRow.tsx';
import { faceOf } from '../parts/pictures.ts';
import { Said } from '../parts/Said.tsx';
import { useWhen } from '../parts/useWhen.ts';

export function FAL12000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const id = useQuery().get('alrmSerno');
  const load = useLoad(
    async (signal) => (id ? orNull(readNotification(id, { signal })) : null),
    [id, person?.memberId],
  );
  const follow = useFollowLink();
  const { data: notification } = load;
  const isUnread = notification ? !notification.isRead : false;

  useEffect(() => {
    // That it was read is told in passing: where it fails, the next opening tells it again.
    if (id && isUnread) markRead(id).catch(() => {});
  }, [id, isUnread]);

  const footer = notification && (
    <BottomBar>
      {notification.link === '' ? (
        <Button variant="secondary" full action="list" onClick={() => navigate.replace('FAL11000')}>
          {t.notification.list}
        </Button>
      ) : (
        <Button
          full
          action="follow"
          isBusy={follow.isRunning}
          onClick={() => void follow.run(notification.link)}
        >
          {notification.linkName === '' ? t.notification.open : <Said>{notification.linkName}</Said>}
        </Button>
      )}
    </BottomBar>
  );

  return (
    <Screen title={t.notification.title} of={load} footer={footer}>
      {(shown) =>
        shown === null ? (
          <>
            <Gone {...t.nothing.notification} to="FAL11000" />
            {!person && <LoginCard>{t.login.text}</LoginCard>}
          </>
        ) : (
          <Stack>
            <Article
              tile={faceOf(shown)}
              title={shown.title}
              note={momentText(shown.at, locale.value)}
              text={shown.text}
            />
            {shown.facts.length > 0 && (
              <Card tone="soft">
                <KeyValue rows={shown.facts} />
              </Card>
            )}
            {person && <Unread than={shown.id} />}
          </Stack>
        )
      }
    </Screen>
  );
}

/** What else is new, to be read on; where there is none, or it cannot be had, nothing. */
function Unread({ than }: { than: string }) {
  const t = messages.use().inbox;
  const readNext = useReadNext();
  const whenText = useWhen();
  const { data } = useLoad(
    (signal) => listNotifications({ kind: undefined, page: undefined }, { signal }).catch(() => null),
    [than],
  );
  const others = data?.items.filter(({ id, isRead }) => id !== than && !isRead).slice(0, 3) ?? [];
  return (
    others.length > 0 && (
      <Section title={t.others}>
        <List label={t.others}>
          {others.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              when={whenText({ ...one, isAhead: true })}
              onOpen={() => readNext('FAL12000', { alrmSerno: one.id })}
            />
          ))}
        </List>
      </Section>
    )
  );
}
