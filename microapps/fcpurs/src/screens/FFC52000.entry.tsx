import { Gone, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, Flag, KeyValue, Money, Note, TransactionHead } from '@wallet/kit/ui';
import { readHome } from '../flows/readHome.ts';
import { useEntry } from '../flows/useEntry.ts';
import { messages } from '../messages/index.ts';
import { figures, wonFor } from '../model/fx.ts';
import { useEntryRows } from '../parts/useEntryRows.tsx';

export function FFC52000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useEntry();
  const rows = useEntryRows();
  const { data: home } = useLoad(readHome);
  const gone = <Gone to="FFC51000" {...t.history.gone} />;
  return (
    <Screen of={load} instead={{ FFC_GONE: gone, FFC_NOT_OPEN: gone }}>
      {([entry]) => {
        if (!entry) return gone;
        const { id, kind, from, fromMinor, to, toMinor } = entry;
        const isIn = kind === 'buy' || fromMinor === 0;
        const [own, minor] = isIn ? [to, toMinor] : [from, fromMinor];
        const rate = home?.rates.rates.find(({ currency }) => currency === own);
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
                  ...(home ? [{ label: t.facts.wallet, value: home.wallet.account }] : []),
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
