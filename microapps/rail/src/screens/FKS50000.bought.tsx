import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, Receipt, ResultPage, Section } from '@wallet/kit/ui';
import { readReceipt } from '../api/calls.ts';
import { forMember } from '../flows/signIn.tsx';
import { messages } from '../messages/index.ts';
import { trainName } from '../parts/RideRow.tsx';

export const FKS50000 = forMember(function Bought() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readReceipt, useQuery().get('bkngNo'));
  const gone = <Gone to="FKS60000" {...t.gone.ticket} />;
  return (
    <Screen of={load} instead={{ RAIL_NOT_FOUND: gone }}>
      {(receipt) => {
        if (!receipt) return gone;
        const query = { ticketId: receipt.ticketId };
        return (
          <>
            <ResultPage
              kind="success"
              title={t.bought.title}
              description={`${t.way(receipt)} · ${t.when({ moment: receipt.departs })}`}
            />
            <Section title={t.bought.receipt}>
              <Receipt
                title={t.bought.title}
                fileName={`rail-${receipt.number}`}
                rows={[
                  { label: t.facts.number, value: receipt.number },
                  { label: t.facts.train, value: trainName(t, receipt) },
                  { label: t.facts.paidAt, value: t.when({ moment: receipt.at }) },
                  ...receipt.rows.map(({ passenger, price }, at) => ({
                    label: `${at + 1}. ${passenger}`,
                    value: t.won({ amount: price }),
                  })),
                  ...(receipt.refund > 0
                    ? [{ label: t.facts.refund, value: t.won({ amount: receipt.refund }) }]
                    : []),
                  { label: t.facts.total, value: t.won({ amount: receipt.paid }), isStrong: true },
                ]}
              />
            </Section>
            <MainButton
              run={() => navigate.push('FKS61000', { query })}
              beside={
                <Button
                  variant="secondary"
                  action="gift"
                  onClick={() => navigate.push('FKS62000', { query })}
                >
                  {t.bought.gift}
                </Button>
              }
            >
              {t.bought.ticket}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
});
