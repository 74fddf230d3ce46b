import { ConfirmOrder, Gone, MainButton, OrderEnd, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Button, IconTile, InlineNotice, Money, Note, Switch } from '@wallet/kit/ui';
import { useState } from 'react';
import { readDeal } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Deal } from '../model/deal.ts';
import { payment } from './orders.ts';

const dealAt = (id: string) => `/trading?view=deal&dealId=${id}`;

/** Everything that goes into escrow, then the payment password; changed terms are read anew. */
export function PayDeal({ id }: { id: string }) {
  const t = messages.use();
  const load = useLoad(readDeal, id);
  const gone = <Gone to="TRADING" title={t.refusals.notFound} description="" action={t.toList} />;
  if (load.data?.may.includes('pay') && load.data.needs === null)
    return <Confirm deal={load.data} reload={load.reload} />;
  return (
    <Screen of={load} title={t.pay.title} instead={{ TRADE_NOT_FOUND: gone }}>
      {(deal) =>
        deal.may.includes('pay') ? (
          <Missing needs={deal.needs ?? 'account'} />
        ) : (
          <Gone to={dealAt(id)} title={t.refusals.state} description="" action={t.see} />
        )
      }
    </Screen>
  );
}

function Missing({ needs }: { needs: 'wallet' | 'account' }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <InlineNotice tone="warning">{t.refusals[needs === 'wallet' ? 'noWallet' : 'noAccount']}</InlineNotice>
      <MainButton
        action="remedy"
        run={() => navigate.push(needs === 'wallet' ? '/point' : '/point/FPO21100')}
      >
        {t.pay.needs[needs]}
      </MainButton>
    </>
  );
}

function Confirm({ deal, reload }: { deal: Deal; reload: () => void }) {
  const t = messages.use();
  const [usesPoints, setUsesPoints] = useState(false);
  const { id, version, thing, price, delivery, ownFee, pays, ownPoints, other, isChanged } = deal;
  const points = usesPoints ? Math.min(ownPoints, pays) : 0;
  return (
    <ConfirmOrder
      order={payment}
      title={t.pay.title}
      facts={{ dealId: id, version, pays, points }}
      lead={t.pay.lead({ thing })}
      between={{
        from: <IconTile picture={points > 0 ? 'point' : 'account'} size="large" />,
        to: <IconTile picture="cmarket" size="large" />,
      }}
      rows={[
        { label: t.facts.seller, value: other?.name ?? '' },
        { label: t.facts.price, value: <Money amount={price} /> },
        { label: t.facts.delivery, value: <Money amount={delivery} /> },
        { label: t.facts.ownFee, value: <Money amount={ownFee} /> },
        ...(points > 0 ? [{ label: t.facts.points, value: <Money amount={points} unit="P" /> }] : []),
        { label: t.facts.fromAccount, value: <Money amount={pays - points} />, isStrong: true },
      ]}
      submit={t.pay.submit({ won: pays })}
      secret={{ hint: t.pay.hint({ won: pays }) }}
      returnTo={dealAt(id)}
      onAgain={reload}
      entry={
        <>
          {isChanged && (
            <InlineNotice tone="warning" messageId="tradeChanged">
              {t.changed}
            </InlineNotice>
          )}
          {ownPoints > 0 && (
            <Switch
              field="usesPoints"
              label={t.pay.usesPoints}
              description={t.pay.hasPoints({ points: ownPoints })}
              checked={usesPoints}
              onChange={setUsesPoints}
            />
          )}
        </>
      }
    >
      <Note>{t.pay.note}</Note>
      <Note>{t.payOnlyHere}</Note>
    </ConfirmOrder>
  );
}

/** How the payment into escrow ended. */
export function PayEnd() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <OrderEnd
      order={payment}
      title={t.pay.title}
      words={(_, end) => ({
        ...t.pay.ends,
        says: end.kind === 'done' ? { done: t.held({ won: end.receipt.pays }) } : {},
      })}
      rows={(end) =>
        end.kind === 'done'
          ? [
              { label: t.facts.thing, value: end.receipt.thing },
              { label: t.facts.points, value: <Money amount={end.receipt.points} unit="P" /> },
              {
                label: t.facts.fromAccount,
                value: <Money amount={end.receipt.pays - end.receipt.points} />,
                isStrong: true,
              },
              { label: t.facts.at, value: t.moment({ at: end.receipt.at }) },
            ]
          : []
      }
      doneAt={({ at }) => at}
      again={(_, facts) => ({
        label: t.see,
        action: 'again',
        to: facts ? dealAt(facts.dealId) : 'TRADING',
      })}
      home="TRADING"
      remedies={{ TRADE_NO_ACCOUNT: '/point/FPO21100' }}
      actions={(end) => (
        <>
          {end.kind === 'done' && (
            <Button full action="openDeal" onClick={() => navigate.replace(dealAt(end.receipt.dealId))}>
              {t.see}
            </Button>
          )}
          <Button full variant="text" action="list" onClick={() => navigate.replace('TRADING')}>
            {t.toList}
          </Button>
        </>
      )}
    />
  );
}
