import {
  ConfirmOrder,
  Gone,
  HoldingsList,
  Screen,
  useHoldings,
  useLoad,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { accountEnd } from '@wallet/kit/format';
import { Bullets, Card, FoldedList, IconTile, KeyValue, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { readLimits, readWallet } from '../api/calls.ts';
import { FxEnd } from '../flows/FxEnd.tsx';
import { fxOrder } from '../flows/orders.ts';
import { service } from '../flows/service.ts';
import { messages } from '../messages/index.ts';
import type { Limit, Wallet } from '../model/fx.ts';
import { useMoney } from '../parts/useMoney.ts';

/** What is left of each limit, and the wallet itself. */
export function FFC53000() {
  const query = useQuery();
  if (query.has('order')) return <FxEnd kind="close" />;
  const step = query.get('step');
  if (step === 'terms') return <Terms />;
  return step === 'close' ? <Close /> : <Overview />;
}

function Overview() {
  const t = messages.use();
  const load = useLoad(async (signal) => {
    const [wallet, limits] = await Promise.all([
      readWallet(undefined, { signal }),
      readLimits(undefined, { signal }),
    ]);
    return { wallet, limits };
  });
  return (
    <Screen of={load} ground instead={{ FFC_NOT_OPEN: <Gone to="FFC10000" {...t.gone} /> }}>
      {({ wallet, limits }) => (
        <>
          <Card>
            <List label={t.limits.label}>
              {limits.map((limit) => (
                <LimitRow key={limit.kind} limit={limit} />
              ))}
            </List>
            <Note>{t.limits.note}</Note>
          </Card>
          <Settings wallet={wallet} />
        </>
      )}
    </Screen>
  );
}

function LimitRow({ limit: { kind, most, used } }: { limit: Limit }) {
  const t = messages.use().limits;
  const shown = useMoney();
  const currency = kind === 'unchecked' ? 'KRW' : 'USD';
  return (
    <ListItem
      title={t.kinds[kind]}
      description={t.of({ most: shown(most, currency) })}
      trailing={shown(Math.max(0, most - used), currency)}
      trailingNote={t.leftNote}
    />
  );
}

function Settings({ wallet: { account, bankAccount, openedOn } }: { wallet: Wallet }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Card>
      <Section title={t.limits.settings}>
        <KeyValue
          rows={[
            { label: t.facts.wallet, value: accountEnd(account) },
            { label: t.facts.account, value: accountEnd(bankAccount) },
            { label: t.facts.opened, value: t.day({ date: openedOn }) },
          ]}
        />
        <List>
          {(['terms', 'close'] as const).map((step) => (
            <ListItem
              key={step}
              action={step}
              leading={<IconTile picture={step === 'terms' ? 'certi' : 'withdraw'} />}
              title={t.limits[step]}
              onClick={() => navigate.push('FFC53000', { query: { step } })}
            />
          ))}
        </List>
        <Note>{t.limits.hours}</Note>
      </Section>
    </Card>
  );
}

function Terms() {
  const t = messages.use();
  const load = useLoad(readTerms, service);
  return (
    <Screen of={load} title={t.limits.terms}>
      {(terms) => <FoldedList rows={terms.map(({ name, text }) => ({ title: name, text }))} />}
    </Screen>
  );
}

/** What is held and under way, and what becomes of it; with nothing to resolve the wallet is closed. */
function Close() {
  const t = messages.use();
  const holdings = useHoldings('fcpurs');
  if (!holdings.data) return <Screen of={holdings} title={t.limits.close} />;
  return (
    <ConfirmOrder
      order={fxOrder}
      title={t.limits.close}
      facts={holdings.isBlocked ? null : { kind: 'close', ref: '' }}
      lead={t.limits.closeLead}
      rows={[]}
      submit={t.limits.closeSubmit}
      secret={{ hint: t.limits.closeHint }}
    >
      <HoldingsList holdings={holdings.data} />
      {!holdings.isBlocked && <Bullets texts={t.limits.closeNotes} />}
    </ConfirmOrder>
  );
}
