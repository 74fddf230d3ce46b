import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { formatServerTime } from '@wallet/kit/format';
import { PagedList, Segmented, Stack } from '@wallet/kit/ui';
import { listEvents } from '../api/eventCalls.ts';
import { messages } from '../messages/index.ts';
import { isAnnounced } from '../model/event.ts';
import { EventCard } from '../parts/EventCard.tsx';
import { NotiNav } from '../parts/NotiNav.tsx';

export function FAL30000() {
  const t = messages.use().events;
  const { navigate } = useWallet();
  const tab = useQuery().get('tab') === 'ended' ? 'ended' : 'running';
  const now = formatServerTime(new Date());

  return (
    <Screen title={t.title}>
      <NotiNav />
      <Segmented
        legend={t.tabs}
        options={[
          { value: 'running', label: t.running },
          { value: 'ended', label: t.ended },
        ]}
        value={tab}
        onChange={(next) => {
          // The other tab begins at its top, however far this one was read.
          window.scrollTo(0, 0);
          navigate.replace('FAL30000', { query: next === 'ended' ? { tab: next } : {} });
        }}
      />
      <Stack>
        <PagedList
          key={tab}
          label={t.list[tab]}
          place={`events ${tab}`}
          load={(page: number | undefined, signal) =>
            listEvents({ isEnded: tab === 'ended', page }, { signal })
          }
          keyOf={({ id }) => id}
          empty={{ title: t.empty[tab], description: t.emptyHint[tab] }}
        >
          {(event) => (
            <EventCard
              key={event.id}
              event={event}
              now={now}
              onOpen={() =>
                navigate.push(tab === 'ended' && isAnnounced(event, now) ? 'FAL32100' : 'FAL31100', {
                  params: { hirkEvntID: event.id },
                })
              }
            />
          )}
        </PagedList>
      </Stack>
    </Screen>
  );
}
