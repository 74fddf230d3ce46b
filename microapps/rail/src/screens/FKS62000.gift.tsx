import {
  Form,
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import { phoneText } from '@wallet/kit/format';
import { matches } from '@wallet/kit/forms';
import {
  Actions,
  Button,
  Card,
  KeyValue,
  Lead,
  List,
  Note,
  Section,
  Stack,
  TextField,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readBooking, readGift, recallGift, sendGift } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { messages } from '../messages/index.ts';
import { type Booking, type Gift, isGood } from '../model/ticket.ts';
import { ChooseTickets } from '../parts/ChooseTickets.tsx';
import { RideRow } from '../parts/RideRow.tsx';

/** A gift that is made of a ticket's booking, or one that was sent: which of them the address says. */
export const FKS62000 = forMember(function GiveTicket() {
  const t = messages.use();
  const query = useQuery();
  const linkId = query.get('linkId');
  const ticketId = query.get('ticketId');
  const load = useLoad(
    async (signal) => ({
      gift: linkId ? await readGift(linkId, { signal }) : null,
      booking: !linkId && ticketId ? await readBooking(ticketId, { signal }) : null,
    }),
    [linkId, ticketId],
  );
  const gone = <Gone to="FKS60000" {...t.gone.ticket} />;
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {({ gift, booking }) => {
        if (gift?.isSent) return <Sent gift={gift} reload={load.reload} />;
        if (booking?.isMine && booking.tickets.some(isGood))
          return <Compose booking={booking} ticketId={ticketId ?? ''} reload={load.reload} />;
        return gone;
      }}
    </Screen>
  );
});

function Compose({ booking, ticketId, reload }: { booking: Booking; ticketId: string; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const own = booking.tickets.filter(isGood);
  const [chosen, setChosen] = useState(own.map(({ id }) => id).filter((id) => id === ticketId));
  const form = useForm({
    initial: { phone: '', words: '' },
    rules: { phone: matches(/^01\d{8,9}$/, 'invalidPhone') },
  });
  const send = useAction(
    async (typed: { phone: string; words: string }) => {
      const { linkId } = await sendGift({ ...typed, tickets: chosen });
      navigate.replace('FKS62000', { query: { linkId } });
    },
    { onRefusal: reload },
  );
  return (
    <Form form={form} run={send}>
      <Lead title={t.gift.which} />
      <Stack>
        <Card tone="soft">
          <List>
            <RideRow ride={booking} />
          </List>
        </Card>
        <div>
          <ChooseTickets tickets={own} chosen={chosen} onChange={setChosen} />
        </div>
      </Stack>
      <TextField {...form.field('phone')} kind="phone" label={t.gift.phone} hint={t.gift.phoneHint} />
      <TextField {...form.field('words')} label={t.gift.words} maxLength={50} rows={3} />
      <MainButton disabled={chosen.length === 0}>{t.gift.send}</MainButton>
    </Form>
  );
}

function Sent({ gift, reload }: { gift: Gift; reload: () => void }) {
  const t = messages.use();
  const url = `${window.location.origin}/rail/ReceiveShare?linkId=${gift.linkId}`;
  const waits = gift.state === 'sent';
  const hand = useShareLink(() => toast(t.gift.copied));
  const share = useAction(() => hand({ title: t.way(gift), text: t.gift.link, url }));
  const recall = useAction(
    async () => {
      await recallGift(gift.linkId);
      toast(t.gift.recalled);
      reload();
    },
    { onRefusal: reload },
  );
  return (
    <>
      <Lead title={waits ? t.gift.sent : t.gift.states[gift.state]}>
        {waits ? t.gift.sentHint({ until: gift.until }) : undefined}
      </Lead>
      <Card tone="soft">
        <List>
          <RideRow ride={gift} />
        </List>
        <KeyValue
          rows={[
            { label: t.tickets.tabs.tickets, value: t.count(gift) },
            ...(gift.phone === '' ? [] : [{ label: t.gift.sentNumber, value: phoneText(gift.phone) }]),
            ...(gift.receiver ? [{ label: t.gift.to, value: gift.receiver }] : []),
            ...(gift.words === '' ? [] : [{ label: t.gift.said, value: gift.words }]),
          ]}
        />
      </Card>
      {waits && (
        <>
          <Section title={t.gift.link}>
            <Card tone="soft">
              <Note>{url}</Note>
            </Card>
          </Section>
          <Actions>
            <Button full variant="text" action="recall" onClick={() => void recall.run()}>
              {t.gift.recall}
            </Button>
          </Actions>
          <MainButton action="share" run={share}>
            {t.gift.share}
          </MainButton>
        </>
      )}
    </>
  );
}
