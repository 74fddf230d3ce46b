import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, Lead, Receipt, ResultPage, Section } from '@wallet/kit/ui';
import { readReceipt } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { messages } from '../messages/index.ts';
import { isGood, stateOfAll } from '../model/ticket.ts';
import { trainName } from '../parts/RideRow.tsx';

/** What was bought: the end of a payment (`paid=Y`), later the receipt with what has become of the tickets. */
export const FKS50000 = forMember(function Bought() {
  const t = messages.use();
  const { navigate } = useWallet();
  const address = useQuery();
  const load = useLoad(readReceipt, address.get('bkngNo'));
  const gone = <Gone to="FKS60000" {...t.gone.ticket} />;
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {(receipt) => {
        if (!receipt) return gone;
        const query = { ticketId: receipt.ticketId };
        const state = stateOfAll(receipt.rows.map((row) => row.state));
        const canGive = receipt.rows.some(isGood);
        const isNew = address.get('paid') === 'Y' && receipt.rows.every(isGood);
        const title = t.bought.titles[state];
        const ride = `${t.way(receipt)} · ${t.when({ moment: receipt.departs })}`;
        return (
          <>
            {isNew ? (
              <ResultPage kind="success" title={title} description={ride} />
            ) : (
              <Lead title={title}>{ride}</Lead>
            )}
            <Section title={t.bought.receipt}>
              <Receipt
                title={title}
                fileName={`rail-${receipt.number}`}
                rows={[
                  { label: t.facts.number, value: receipt.number },
                  { label: t.facts.train, value: trainName(t, receipt) },
                  { label: t.facts.paidAt, value: t.when({ moment: receipt.at }) },
                  ...receipt.rows.map((row, at) => ({
                    label: `${at + 1}. ${row.passenger}${isGood(row) ? '' : ` · ${t.ticket.states[row.state]}`}`,
                    value: t.won({ amount: row.price }),
                  })),
                  { label: t.facts.total, value: t.won({ amount: receipt.paid }), isStrong: true },
                  ...(receipt.fee > 0 ? [{ label: t.facts.fee, value: t.won({ amount: receipt.fee }) }] : []),
                  ...(receipt.refund > 0
                    ? [{ label: t.facts.refund, value: t.won({ amount: receipt.refund }), isStrong: true }]
                    : []),
                ]}
              />
            </Section>
            <MainButton
              run={() => navigate.push('FKS61000', { query })}
              {...(canGive
                ? {
                    beside: (
                      <Button
                        variant="secondary"
                        action="gift"
                        onClick={() => navigate.push('FKS62000', { query })}
                      >
                        {t.bought.gift}
                      </Button>
                    ),
                  }
                : {})}
            >
              {t.bought.ticket}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
});
