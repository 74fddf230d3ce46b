import { Gone, Screen, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, Flag, KeyValue, Money, Note, TransactionHead } from '@wallet/kit/ui';
import { useEntry } from '../flows/useEntry.ts';
import { messages } from '../messages/index.ts';
import { figures } from '../model/fx.ts';
import { useEntryRows } from '../parts/useEntryRows.tsx';

export function FFC52000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useEntry();
  const rows = useEntryRows();
  const gone = <Gone to="FFC51000" {...t.history.gone} />;
  return (
    <Screen of={load} instead={{ FFC_GONE: gone, FFC_NOT_OPEN: gone }}>
      {([entry]) => {
        if (!entry) return gone;
        const { id, kind, from, fromMinor, to, toMinor } = entry;
        const isIn = kind === 'buy' || fromMinor === 0;
        const [own, minor] = isIn ? [to, toMinor] : [from, fromMinor];
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
              <KeyValue rows={rows(entry, isIn ? 'in' : 'out')} />
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
