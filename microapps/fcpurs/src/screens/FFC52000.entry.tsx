import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, Flag, KeyValue, Money, Note, TransactionHead } from '@wallet/kit/ui';
import { readEntry } from '../api/calls.ts';
import { readHome } from '../flows/readHome.ts';
import { messages } from '../messages/index.ts';
import { figures, wonFor } from '../model/fx.ts';
import { useEntryRows } from '../parts/useEntryRows.tsx';

export function FFC52000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const id = useQuery().get('orderId') || 'NONE';
  const load = useLoad(
    async (signal) => {
      const [entry] = await readEntry(id, { signal });
      return { entry, home: entry && (await readHome(signal)) };
    },
    [id],
  );
  const rows = useEntryRows();
  const gone = <Gone to="FFC51000" {...t.history.gone} />;
  return (
    <Screen of={load} instead={{ FFC_GONE: gone, FFC_NOT_OPEN: gone }}>
      {({ entry, home }) => {
        if (!entry || !home) return gone;
        const { kind, from, fromMinor, to, toMinor } = entry;
        const isIn = kind === 'buy' || fromMinor === 0;
        const [own, minor] = isIn ? [to, toMinor] : [from, fromMinor];
        const rate = home.rates.rates.find(({ currency }) => currency === own);
        const isTrade = kind === 'buy' || kind === 'sell' || kind === 'exchange';
        return (
          <>
            <TransactionHead
              face={<Flag of={own} />}
              name={entry.who === '' ? t.kinds[kind] : `${entry.who} · ${t.kinds[kind]}`}
              figure={
                <Money
                  amount={isIn ? figures(minor, own) : `-${figures(minor, own)}`}
                  unit={own}
                  size="large"
                  isIn={isIn}
                />
              }
            >
              {t.at(entry)}
            </TransactionHead>
            <Card tone="soft">
              <KeyValue
                rows={[
                  ...(!isTrade && rate
                    ? [
                        { label: t.facts.worth, value: <Money amount={wonFor(minor, rate, rate.base)} /> },
                        {
                          label: t.facts.base,
                          value: t.per({ rate: rate.base, unit: rate.unit, currency: rate.currency }),
                        },
                      ]
                    : []),
                  { label: t.facts.wallet, value: home.wallet.account },
                  ...rows(entry, isIn ? 'in' : 'out'),
                ]}
              />
            </Card>
            {isTrade && <Note>{t.history.mistake}</Note>}
            <Actions>
              <Button
                full
                variant="secondary"
                action="certificate"
                onClick={() => navigate.push('FFC24300', { query: { orderId: id } })}
              >
                {t.end.certificate}
              </Button>
            </Actions>
          </>
        );
      }}
    </Screen>
  );
}
