import { MainButton, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { AmountField, Button, Card, Chips, Note, Section, Stack, Switch } from '@wallet/kit/ui';
import { useState } from 'react';
import { listReceipts } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import { means, readFilter, writeFilter } from '../model/receipt.ts';
import { CountAndSum } from '../parts/CountAndSum.tsx';
import { KindChips } from '../parts/KindChips.tsx';

const amountOf = (text: string) => (text === '' ? null : Number(text));
const textOf = (amount: number | null) => (amount === null ? '' : String(amount));

export function FEC21200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = readFilter(useQuery(), todaySeoul());
  const [filter, setFilter] = useState(asked);
  const change = (changes: Partial<typeof asked>) => setFilter({ ...filter, ...changes });
  const { ym: _, ...wish } = filter;
  const load = useLoad((signal) => listReceipts(wish, { signal }), [JSON.stringify(wish)]);
  return (
    <AgreedScreen of={load}>
      {({ count, sum }) => (
        <>
          <Stack>
            <Note>{t.month({ month: filter.ym })}</Note>
            <Card tone="soft">
              <CountAndSum count={count} sum={sum} />
            </Card>
            <KindChips value={filter.kinds} onChange={(chosen) => change({ kinds: chosen })} />
            <Section title={t.filter.means}>
              <Chips
                multiple
                legend={t.filter.means}
                options={means.map((value) => ({ value, label: t.means[value] }))}
                value={filter.means}
                onChange={(chosen) => change({ means: chosen })}
              />
            </Section>
            <Section title={t.filter.amount}>
              <AmountField
                field="min"
                label={t.filter.min}
                value={amountOf(filter.min)}
                onChange={(amount) => change({ min: textOf(amount) })}
              />
              <AmountField
                field="max"
                label={t.filter.max}
                value={amountOf(filter.max)}
                onChange={(amount) => change({ max: textOf(amount) })}
              />
            </Section>
            <Switch
              field="memo"
              label={t.filter.memo}
              checked={filter.hasMemo}
              onChange={(hasMemo) => change({ hasMemo })}
            />
            <Switch
              field="warranty"
              label={t.filter.warranty}
              checked={filter.hasWarranty}
              onChange={(hasWarranty) => change({ hasWarranty })}
            />
          </Stack>
          <MainButton
            beside={
              <Button
                variant="secondary"
                action="reset"
                onClick={() => setFilter(readFilter(new URLSearchParams({ ym: filter.ym }), todaySeoul()))}
              >
                {t.filter.reset}
              </Button>
            }
            run={() => navigate.replace('FEC21100', { query: writeFilter(filter) })}
          >
            {t.filter.see({ count })}
          </MainButton>
        </>
      )}
    </AgreedScreen>
  );
}
