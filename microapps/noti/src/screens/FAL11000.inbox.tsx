import { Screen, useAction, useFollowLink, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { clockText, daysBetween, dayText, langOf, todaySeoul, wireDate } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Button,
  Chips,
  DayHead,
  Facts,
  IconButton,
  IconTile,
  ListItem,
  PagedList,
  Section,
  toast,
  VisuallyHidden,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listNotifications, markAllRead, markRead, readUnread } from '../api/notificationCalls.ts';
import { messages } from '../messages/index.ts';
import { type Notification, notificationKinds, readKind, totalUnread } from '../model/notification.ts';
import { LoginCard } from '../parts/LoginCard.tsx';
import { NotiNav } from '../parts/NotiNav.tsx';
import { faceOf } from '../parts/pictures.ts';
import { Said } from '../parts/Said.tsx';

export function FAL11000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const kind = readKind(useQuery());
  const unread = useLoad((signal) => readUnread(undefined, { signal }), [person?.memberId]);
  const today = todaySeoul();
  // Another list each time that something was marked elsewhere than in it.
  const [round, setRound] = useState(0);
  const readAll = useAction(async () => {
    const showRead = () => {
      setRound((count) => count + 1);
      unread.reload();
    };
    await markAllRead().catch(async (error: unknown) => {
      // Where the answer was lost they may be read all the same.
      const known = await readUnread().catch(() => null);
      if (known && totalUnread(known) === 0) showRead();
      throw error;
    });
    showRead();
    toast(t.inbox.readAllDone);
  });

  /** 오전 9:05 of today, 어제, or its day: in a list the hour of a day that is over tells nothing */
  function whenText(at: string): string {
    const days = daysBetween(wireDate(at), today);
    if (days === 0) return clockText(at, locale.value);
    return days === 1 ? t.inbox.yesterday : t.inbox.tight(dayText(at, locale.value));
  }

  const metaOf = ({ kind, at }: Notification) => `${t.kinds[kind]} · ${whenText(at)}`;

  return (
    <Screen
      title={t.inbox.title}
      of={unread}
      skeleton="list"
      end={
        <IconButton
          icon="settings"
          label={t.inbox.settings}
          action="settings"
          onClick={() => navigate.push('FAL13000')}
        />
      }
    >
      {(counts) => (
        <>
          <NotiNav />
          {!person && <LoginCard>{t.login.text}</LoginCard>}
          <Chips
            scrolls
            legend={t.inbox.kind}
            options={[
              { value: '', label: t.inbox.all },
              ...notificationKinds.map((value) => ({
                value,
                label: t.inbox.withCount({ name: t.kinds[value], count: counts[value] }),
              })),
            ]}
            value={kind ?? ''}
            onChange={(next) => navigate.replace('FAL11000', { query: next ? { kind: next } : {} })}
          />
          <Section
            title={
              <span role="status">
                {person ? t.inbox.unread({ count: totalUnread(counts) }) : t.inbox.publicOnly}
              </span>
            }
            action={
              totalUnread(counts) > 0 && (
                <Button
                  variant="text"
                  size="small"
                  action="readAll"
                  isBusy={readAll.isRunning}
                  onClick={() => void readAll.run()}
                >
                  {t.inbox.readAll}
                </Button>
              )
            }
          >
            <PagedList
              key={`${person?.memberId} ${kind} ${round}`}
              label={t.inbox.list}
              place={`notifications ${person?.memberId} ${kind}`}
              load={async (page: number | undefined, signal) => {
                const found = await listNotifications({ kind, page }, { signal });
                const isNew = (one: Notification) => page === undefined && !one.isRead;
                const items = found.items.map((one) => ({ ...one, isAhead: isNew(one) }));
                return { ...found, items: items.toSorted((a, b) => Number(b.isAhead) - Number(a.isAhead)) };
              }}
              keyOf={({ id }) => id}
              // What is new comes first, under the page's own head; where nothing is, one head is enough.
              groups={{
                of: ({ isAhead }) => `${isAhead}`,
                head: (isAhead) =>
                  isAhead === 'false' &&
                  totalUnread(counts) > 0 && <DayHead isSection title={t.inbox.earlier} />,
              }}
              empty={{ picture: 'quiet', title: t.inbox.empty, description: t.inbox.emptyHint }}
            >
              {(notification) => (
                <ListItem
                  key={notification.id}
                  title={<Said>{notification.title}</Said>}
                  preview={<span lang={langOf(notification.text)}>{notification.text}</span>}
                  past={notification.isRead ? 'read' : undefined}
                  description={notification.link === '' ? metaOf(notification) : undefined}
                  leading={<IconTile picture={faceOf(notification)} isNew={!notification.isRead} />}
                  badge={!notification.isRead && <VisuallyHidden>{t.inbox.isNew}</VisuallyHidden>}
                  action="openNotification"
                  onClick={() => navigate.push('FAL12000', { query: { alrmSerno: notification.id } })}
                  act={
                    notification.link !== '' && (
                      <>
                        <Facts>{metaOf(notification)}</Facts>
                        <Act notification={notification} />
                      </>
                    )
                  }
                />
              )}
            </PagedList>
          </Section>
        </>
      )}
    </Screen>
  );
}

/** Where a notification leads, without opening it first: who goes there has read it. */
function Act({ notification: { id, link, linkName, isRead } }: { notification: Notification }) {
  const t = messages.use().notification;
  const follow = useFollowLink();
  function go() {
    // Told in passing, as on its own page.
    if (!isRead) markRead(id).catch(() => {});
    void follow.run(link);
  }
  return (
    <Button
      size="small"
      variant="text"
      leads
      action="followNotification"
      isBusy={follow.isRunning}
      onClick={go}
    >
      <Said>{t.act({ name: linkName })}</Said>
    </Button>
  );
}
