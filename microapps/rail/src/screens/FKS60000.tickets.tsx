import { Screen, useAction, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { formatTime, phoneText } from '@wallet/kit/format';
import { Badge, Button, EmptyState, InlineNotice, List, Section, Segmented, toast } from '@wallet/kit/ui';
import { deleteGift, listGifts } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { useTickets } from '../flows/useTickets.ts';
import { messages } from '../messages/index.ts';
import { type Booking, type Gift, groupOf, groups } from '../model/ticket.ts';
import { RideRow } from '../parts/RideRow.tsx';

const tabs = ['tickets', 'gifts'] as const;

export const FKS60000 = forMember(function Tickets() {
  const t = messages.use().tickets;
  const { navigate } = useWallet();
  const tab = useQuery().get('tab') === 'gifts' ? 'gifts' : 'tickets';
  const look = (
    <Segmented
      legend={t.look}
      options={tabs.map((value) => ({ value, label: t.tabs[value] }))}
      value={tab}
      onChange={(next) => navigate.replace('FKS60000', { query: { tab: next } })}
    />
  );
  return tab === 'tickets' ? <Mine>{look}</Mine> : <Gifts>{look}</Gifts>;
});

function Mine({ children }: { children: React.ReactNode }) {
  const t = messages.use().tickets;
  const { navigate } = useWallet();
  const load = useTickets();
  useResume(load.reload);
  return (
    <Screen of={load} skeleton="list">
      {({ bookings, keptAt }) => {
        const sorted = bookings.toSorted((one, other) => one.departs.localeCompare(other.departs));
        const shown = groups
          .map((group) => ({ group, own: sorted.filter((one) => groupOf(one) === group) }))
          .filter(({ own }) => own.length > 0);
        const [next] = shown.filter(({ group }) => group === 'now' || group === 'coming');
        return (
          <>
            {children}
            {keptAt && <InlineNotice tone="warning">{t.offline({ at: formatTime(keptAt) })}</InlineNotice>}
            {shown.length === 0 && (
              <EmptyState
                picture="tickets"
                title={t.none}
                description={t.noneHint}
                action={{ label: t.find, action: 'find', onClick: () => navigate.replace('FKS10000') }}
              />
            )}
            {shown.map(({ group, own }) => (
              <Section key={group} title={t.groups[group]}>
                <List label={t.groups[group]}>
                  {own.map((booking) => (
                    <BookingRow
                      key={booking.number}
                      booking={booking}
                      isNext={booking === next?.own[0]}
                      isPast={group === 'past' || group === 'returned'}
                    />
                  ))}
                </List>
              </Section>
            ))}
          </>
        );
      }}
    </Screen>
  );
}

function BookingRow({ booking, isNext, isPast }: { booking: Booking; isNext: boolean; isPast: boolean }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { state, tickets, number } = booking;
  // All alike: said once. A booking of which a part was given back or away says it on its ticket.
  const [first] = tickets;
  const same = tickets.every((ticket) => ticket.state === first?.state) ? first?.state : undefined;
  const said = {
    ...t.tickets.states,
    stopped: t.badges.stopped,
    done:
      same && same in t.tickets.states ? t.tickets.states[same as keyof typeof t.tickets.states] : undefined,
  };
  const word = same === 'stopped' ? said.stopped : state === 'over' ? undefined : said[state];
  const leads = {
    held: () => navigate.push('FKS41000', { query: { bkngNo: number } }),
    paid: () => navigate.push('ReceiveKBPay', { query: { orderId: number } }),
    done: () => navigate.push('FKS61000', { query: { ticketId: first?.id ?? '' } }),
    over: () => {},
  };
  return (
    <RideRow
      ride={booking}
      note={tickets.map((ticket) => t.seat(ticket)).join(', ')}
      action="openTicket"
      {...(isNext ? { badge: <Badge tone="accent">{t.tickets.next}</Badge> } : {})}
      {...(word ? { trailing: word } : {})}
      {...(isPast ? { past: 'done' as const } : {})}
      onClick={leads[state]}
    />
  );
}

function Gifts({ children }: { children: React.ReactNode }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listGifts);
  useResume(load.reload);
  const hide = useAction(
    async ({ linkId }: Gift) => {
      await deleteGift(linkId);
      toast(t.tickets.deleted);
      load.reload();
    },
    { onRefusal: load.reload },
  );
  return (
    <Screen of={load}>
      {(gifts) => (
        <>
          {children}
          {gifts.length === 0 && (
            <EmptyState
              picture="tickets"
              title={t.tickets.noGift}
              description={t.tickets.noGiftHint}
              action={{ label: t.tickets.find, action: 'find', onClick: () => navigate.replace('FKS10000') }}
            />
          )}
          <List label={t.tickets.tabs.gifts}>
            {gifts.map((gift) => (
              <RideRow
                key={gift.linkId}
                ride={gift}
                note={
                  gift.isSent
                    ? t.gift.sentTo({ name: gift.receiver || phoneText(gift.phone) })
                    : t.gift.receivedFrom({ name: gift.giver })
                }
                action="openGift"
                trailing={t.gift.states[gift.state]}
                onClick={() =>
                  navigate.push(gift.isSent ? 'FKS62000' : 'ReceiveShare', { query: { linkId: gift.linkId } })
                }
                {...(gift.state !== 'sent'
                  ? {
                      act: (
                        <Button
                          size="small"
                          variant="secondary"
                          action="remove"
                          onClick={() => void hide.run(gift)}
                        >
                          {t.tickets.delete}
                        </Button>
                      ),
                    }
                  : {})}
              />
            ))}
          </List>
        </>
      )}
    </Screen>
  );
}
