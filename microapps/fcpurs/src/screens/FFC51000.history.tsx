import { Gone, HistoryFilters, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { historyDays, plain, readHistoryFilter, todaySeoul } from '@wallet/kit/format';
import { DayHead, EmptyState, Flag, List, ListItem, Money, SheetSelect, Stack } from '@wallet/kit/ui';
import { Fragment } from 'react';
import { readHistory } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { currencies, type EntryKind, type FxEntry, figures, isForeign } from '../model/fx.ts';

const kinds = ['trade', 'move', 'use'] as const;
const kindOf: Readonly<Record<EntryKind, (typeof kinds)[number]>> = {
  buy: 'trade',
  sell: 'trade',
  exchange: 'trade',
  send: 'move',
  received: 'move',
  returned: 'move',

  withdraw: 'use',
  cash: 'use',
  cashReturned: 'use',
  pay: 'use',
  refund: 'use',
};

export function FFC51000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const filter = readHistoryFilter(query, kinds);
  const asked = query.get('crncyCd');
  const currency = isForeign(asked) ? asked : undefined;
  const load = useLoad(readHistory, { ...historyDays(filter, todaySeoul()), currency: currency ?? '' });
  const show = (next: object) =>
    navigate.replace('FFC51000', {
      query: { ...filter, ...(currency ? { crncyCd: currency } : {}), ...next },
    });
  return (
    <Screen of={load} instead={{ FFC_NOT_OPEN: <Gone to="FFC10000" {...t.gone} /> }}>
      {(entries) => (
        <Stack>
          <HistoryFilters
            filter={filter}
            kinds={kinds}
            says={t.history.says}
            more={
              <SheetSelect
                isChip
                field="currency"
                label={t.history.currency}
                options={[
                  { value: '', title: t.history.all },
                  ...currencies.map((value) => ({
                    value,
                    title: t.currencies[value],
                    leading: <Flag of={value} />,
                  })),
                ]}
                value={currency ?? ''}
                onChange={(crncyCd) => show({ crncyCd: crncyCd === '' ? undefined : crncyCd })}
              />
            }
            onChange={(next) => show({ ...next })}
          />
          <Days
            entries={entries.filter(
              ({ id, who, kind }) =>
                (filter.kind === 'all' || kindOf[kind] === filter.kind) &&
                plain(`${id} ${who}`).includes(plain(filter.words ?? '')),
            )}
          />
        </Stack>
      )}
    </Screen>
  );
}

function Days({ entries }: { entries: readonly FxEntry[] }) {
  const t = messages.use();
  if (entries.length === 0)
    return <EmptyState picture="none" title={t.history.empty} description={t.history.emptyHint} />;
  const days = [...new Set(entries.map(({ at }) => at.slice(0, 8)))];
  // In one box: days follow each other, without the gap of what is stacked.
  return (
    <div>
      {days.map((date, place) => {
        const ofDay = entries.filter(({ at }) => at.startsWith(date));
        const sum = (kind: EntryKind) =>
          ofDay.filter((one) => one.kind === kind).reduce((all, { won }) => all + won, 0);
        return (
          <Fragment key={date}>
            {!days[place - 1]?.startsWith(date.slice(0, 6)) && <DayHead month={date.slice(0, 6)} />}
            <section aria-label={t.day({ date })}>
              <DayHead
                day={date}
                {...(ofDay.length > 1 && { sum: t.history.sum({ bought: sum('buy'), sold: sum('sell') }) })}
              />
              <List>
                {ofDay.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </List>
            </section>
          </Fragment>
        );
      })}
    </div>
  );
}

function Row({ entry: { id, kind, by, from, fromMinor, to, toMinor, who } }: { entry: FxEntry }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const isIn = kind === 'buy' || fromMinor === 0;
  const [own, minor] = isIn ? [to, toMinor] : [from, fromMinor];
  return (
    <ListItem
      action="openEntry"
      leading={<Flag of={own} />}
      title={who || t.kinds[kind]}
      description={[
        who && t.kinds[kind],
        t.currencies[own],
        kind === 'exchange' ? `→ ${t.currencies[to]} ${figures(toMinor, to)}` : '',
        by === 'self' ? '' : t.by[by],
      ]
        .filter(Boolean)
        .join(' · ')}
      trailing={<Money amount={`${isIn ? '' : '-'}${figures(minor, own)}`} unit={own} isIn={isIn} />}
      onClick={() => navigate.push('FFC52000', { query: { orderId: id } })}
    />
  );
}
