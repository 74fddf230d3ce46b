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
import {
  Actions,
  Button,
  CancelFees,
  Card,
  KeyValue,
  List,
  Money,
  Note,
  Section,
  Sheet,
  SheetSelect,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { beginPayment, listPassengerKinds, recalculate, release } from '../api/calls.ts';
import { Proof } from '../flows/Proof.tsx';
import { forMember } from '../flows/signIn.tsx';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/trip.ts';
import { RideRow } from '../parts/RideRow.tsx';

/** Passengers as they should be, and the kind that one of them was changed to. */
interface Wish {
  kinds: Kind[];
  kind: Kind;
}

export const FKS41000 = forMember(function Confirm() {
  const t = messages.use();
  const { navigate } = useWallet();
  const number = useQuery().get('bkngNo');
  const load = useLoad(
    async (signal) =>
      number ? Promise.all([recalculate({ number }, { signal }), listPassengerKinds(signal)]) : null,
    [number],
  );
  const [wish, setWish] = useState<Wish | null>(null);
  const [isProving, setProving] = useState(false);
  const [held] = load.data ?? [];
  const { pay } = usePayPage(
    (agreed: string[]) => beginPayment({ number: number ?? '', amount: held?.paid ?? 0, agreed }),
    { on: { RAIL_LATE: () => navigate.replace('FKS10000') }, onRefusal: load.reload },
  );
  const change = useAction(
    async ({ kinds, kind }: Wish) => {
      setWish({ kinds, kind });
      await recalculate({ number: number ?? '', kinds });
      load.reload();
    },
    // The proof is asked for here: what was agreed to below stays agreed to.
    { on: { RAIL_PROOF: () => setProving(true) } },
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
        const { tickets, paid, terms, hold, rules, at, returnFee } = booking;
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
                {tickets.map((ticket, seat) => (
                  <SheetSelect
                    key={ticket.id}
                    field={`passenger-${seat}`}
                    label={t.confirm.seatOf({ seat: t.seat(ticket) })}
                    options={passengers.map(({ kind, label }) => ({ value: kind, title: label }))}
                    value={ticket.kind}
                    onChange={(kind) =>
                      void change.run({
                        kind,
                        kinds: tickets.map((one, place) => (place === seat ? kind : one.kind)),
                      })
                    }
                  />
                ))}
                {tickets
                  .filter(({ kind, discount: off }, seat) => {
                    const isFirst = tickets.findIndex((one) => one.kind === kind) === seat;
                    return kind !== '1' && off === 0 && isFirst;
                  })
                  .map(({ kind, passenger }) => (
                    <Note key={kind}>{t.noDiscount({ label: passenger })}</Note>
                  ))}
              </Section>
              {rules.length > 0 && (
                <Section title={t.ticket.fees}>
                  <CancelFees rules={rules} applied={rules[at]} />
                  <Note>{t.confirm.returnNow({ fee: returnFee, refund: paid - returnFee })}</Note>
                  <Note>{t.ticket.returnNote}</Note>
                </Section>
              )}
              {wish && (
                <Sheet
                  isOpen={isProving}
                  part="proof"
                  title={t.choose.proof}
                  onClose={() => setProving(false)}
                >
                  <Proof
                    key={wish.kind}
                    kind={wish.kind}
                    label={passengers.find(({ kind }) => kind === wish.kind)?.label ?? ''}
                    back={{ pick: 'people' }}
                    onProved={async () => {
                      setProving(false);
                      await change.run(wish);
                    }}
                  />
                </Sheet>
              )}
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
