import {
  AgreeToTerms,
  Gone,
  Screen,
  useAction,
  useLoad,
  usePayPage,
  useQuery,
  useWallet,
  WhileHeld,
} from '@wallet/kit/app';
import { Actions, Button, Card, KeyValue, List, Money, Section, SheetSelect } from '@wallet/kit/ui';
import { beginPayment, listPassengerKinds, recalculate, release } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/trip.ts';
import { RideRow } from '../parts/RideRow.tsx';

export const FKS41000 = forMember(function Confirm() {
  const t = messages.use();
  const { navigate } = useWallet();
  const number = useQuery().get('bkngNo');
  const load = useLoad(
    async (signal) =>
      number ? Promise.all([recalculate({ number }, { signal }), listPassengerKinds(signal)]) : null,
    [number],
  );
  const [held] = load.data ?? [];
  const { pay } = usePayPage(
    (agreed: string[]) => beginPayment({ number: number ?? '', amount: held?.paid ?? 0, agreed }),
    { on: { RAIL_LATE: () => navigate.replace('FKS10000') }, onRefusal: load.reload },
  );
  const change = useAction(
    async (kinds: Kind[]) => {
      await recalculate({ number: number ?? '', kinds });
      load.reload();
    },
    { on: { RAIL_PROOF: () => navigate.push('FKS21000', { query: { pick: 'people' } }) } },
  );
  const cancel = useAction(async () => {
    await release(number ?? '');
    navigate.replace('FKS10000');
  });
  const gone = <Gone to="FKS10000" {...t.gone.hold} />;
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {(data) => {
        if (!data) return gone;
        const [booking, passengers] = data;
        const { tickets, paid, terms, hold } = booking;
        if (booking.state !== 'held' || !hold) return gone;
        const discount = tickets.reduce((sum, ticket) => sum + ticket.discount, 0);
        return (
          <WhileHeld hold={hold} again="FKS10000">
            <AgreeToTerms
              terms={terms}
              action="submit"
              submit={t.confirm.pay({ amount: paid })}
              onAgree={pay}
            >
              <Section title={t.confirm.trip}>
                <Card tone="soft">
                  <List>
                    <RideRow ride={booking} />
                  </List>
                  <KeyValue
                    rows={[
                      { label: t.facts.arrives, value: t.when({ moment: booking.arrives }) },
                      { label: t.facts.seat, value: tickets.map((ticket) => t.seat(ticket)).join(', ') },
                      ...(discount > 0
                        ? [{ label: t.facts.discount, value: <Money amount={discount} /> }]
                        : []),
                      { label: t.facts.total, value: <Money amount={paid} />, isStrong: true },
                    ]}
                  />
                </Card>
              </Section>
              <Section title={t.confirm.people}>
                {tickets.map((ticket, at) => (
                  <SheetSelect
                    key={ticket.id}
                    field={`passenger-${at}`}
                    label={t.confirm.seatOf({ seat: t.seat(ticket) })}
                    options={passengers.map(({ kind, label }) => ({ value: kind, title: label }))}
                    value={ticket.kind}
                    onChange={(kind) =>
                      void change.run(tickets.map((one, place) => (place === at ? kind : one.kind)))
                    }
                  />
                ))}
              </Section>
              <Actions>
                <Button full variant="text" action="cancelOrder" onClick={() => void cancel.run()}>
                  {t.confirm.cancel}
                </Button>
              </Actions>
            </AgreeToTerms>
          </WhileHeld>
        );
      }}
    </Screen>
  );
});
