import { Screen, useAction, useFollowLink, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { kitMessages } from '@wallet/kit/messages';
import { Button, Chips, DayHead, IconButton, PagedList, Section, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { listNotifications, markAllRead, markRead, readUnread } from '../api/notificationCalls.ts';
import { messages } from '../messages/index.ts';
import {
  isNamedSpan,
  type Notification,
  notificationKinds,
  readKind,
  spanOf,
  totalUnread,
} from '../model/notification.ts';
import { LoginCard } from '../parts/LoginCard.tsx';
import { NotificationRow } from '../parts/NotificationRow.tsx';
import { NotiNav } from '../parts/NotiNav.tsx';
import { Said } from '../parts/Said.tsx';
import { useWhen } from '../parts/useWhen.ts';

export function FAL11000() {
  const t = messages.use();
  const { calendar } = kitMessages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const kind = readKind(useQuery());
  const unread = useLoad((signal) => readUnread(undefined, { signal }), [person?.memberId]);
  const today = todaySeoul();
  const whenText = useWhen();
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

  function spanText(span: string): string {
    if (isNamedSpan(span)) return t.inbox.spans[span];
    const [year, month] = [Number(span.slice(0, 4)), Number(span.slice(4))];
    return (
      (span.startsWith(today.slice(0, 4)) && calendar.months[month - 1]) || calendar.month({ year, month })
    );
  }

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
          {/* What everybody is sent is too little to be narrowed, unless a link has done so. */}
          {(person || kind) && (
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
          )}
          <Section
            title={
              <span role="status">
                {person ? t.inbox.unread({ count: totalUnread(counts) }) : t.inbox.publicOnly}
              </span>
            }
            action={
              totalUnread(counts) > 0 && (
                <Button
                  variant="secondary"
                  size="pill"
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
                // Ahead of the days what is new, and the first of it.
                const items = found.items
                  .map((one) => ({ ...one, isAhead: page === undefined && !one.isRead }))
                  .toSorted((a, b) => Number(b.isAhead) - Number(a.isAhead))
                  .map((one, place) => ({ ...one, isFirst: one.isAhead && place === 0 }));
                return { ...found, items };
              }}
              keyOf={({ id }) => id}
              // What is new comes first, under the page's own head; then by how long ago it was.
              groups={{
                of: ({ isAhead, at }) => (isAhead ? 'new' : spanOf(at, today)),
                head: (span) => span !== 'new' && span !== '' && <DayHead title={spanText(span)} />,
              }}
              empty={{
                picture: 'quiet',
                title: t.inbox.empty,
                description: kind === 'benefit' ? t.inbox.benefitHint : t.inbox.emptyHint,
              }}
            >
              {(notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  when={whenText(notification)}
                  // All others are acted on where they are read.
                  act={
                    notification.isFirst && notification.link !== '' && <Act notification={notification} />
                  }
                  onOpen={() => navigate.push('FAL12000', { query: { alrmSerno: notification.id } })}
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
function Act({ notification: { id, link, linkName } }: { notification: Notification }) {
  const t = messages.use().notification;
  const follow = useFollowLink();
  function go() {
    // Told in passing, as on its own page.
    markRead(id).catch(() => {});
    void follow.run(link);
  }
  return (
    <Button
      size="pill"
      variant="secondary"
      action="followNotification"
      isBusy={follow.isRunning}
      onClick={go}
    >
      {linkName === '' ? t.open : <Said>{linkName}</Said>}
    </Button>
  );
}
