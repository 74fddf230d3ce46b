import { Screen, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, DayHead, FilterBar, PagedList } from '@wallet/kit/ui';
import { useState } from 'react';
import { useMonth } from '../flows/useMonth.ts';
import { messages } from '../messages/index.ts';
import { monthAfter, type Row, readFilter, writeFilter } from '../model/receipt.ts';
import { ReceiptRow } from '../parts/ReceiptRow.tsx';
import { Span } from '../parts/Span.tsx';

/** The receipts of a month by day; month and filters stand in the address, so that back finds them again. */
export function FEC21100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const memberId = usePerson()?.memberId;
  const filter = readFilter(useQuery(), todaySeoul());
  const [head, setHead] = useState<{ count: number; sum: number; oldest: string }>();
  const load = useMonth(filter, setHead);
  const show = (changes: Partial<typeof filter>) =>
    navigate.replace('FEC21100', { query: writeFilter({ ...filter, ...changes }) });
  const { ym, kinds, means, min, max, hasMemo, hasWarranty } = filter;
  const without = <T,>(all: T[], one: T) => all.filter((each) => each !== one);
  const chosen = [
    ...kinds.map((one) => ({
      id: one,
      label: t.kinds[one],
      onRemove: () => show({ kinds: without(kinds, one) }),
    })),
    ...means.map((one) => ({
      id: one,
      label: t.means[one],
      onRemove: () => show({ means: without(means, one) }),
    })),
    ...(min || max
      ? [{ id: 'sum', label: t.filter.range({ min, max }), onRemove: () => show({ min: '', max: '' }) }]
      : []),
    ...(hasMemo ? [{ id: 'memo', label: t.filter.memo, onRemove: () => show({ hasMemo: false }) }] : []),
    ...(hasWarranty
      ? [{ id: 'warranty', label: t.filter.warranty, onRemove: () => show({ hasWarranty: false }) }]
      : []),
  ];
  const key = JSON.stringify(writeFilter(filter));
  const isFirst = head !== undefined && (head.oldest === '' || ym <= head.oldest.slice(0, 6));
  return (
    <Screen>
      <Span
        title={t.month({ month: ym })}
        isFirst={isFirst}
        isLast={ym >= todaySeoul().slice(0, 6)}
        onMove={(by) => show({ ym: monthAfter(ym, by) })}
      >
        <FilterBar
          chosen={chosen}
          onOpen={() => navigate.push('FEC21200', { query: writeFilter(filter) })}
          found={head && t.list.found({ count: head.count, sum: head.sum })}
          end={
            <Button
              variant="text"
              size="small"
              action="tidy"
              disabled={!head?.count}
              onClick={() => navigate.push('FEC26500', { query: writeFilter(filter) })}
            >
              {t.list.choose}
            </Button>
          }
        />
        <PagedList<Row>
          key={`${memberId} ${key}`}
          label={t.month({ month: ym })}
          place={`receipts ${memberId} ${key}`}
          load={load}
          keyOf={({ id }) => id}
          empty={
            chosen.length > 0 ? { title: t.list.noMatch } : { title: t.list.empty, description: t.none.text }
          }
          groups={{
            of: ({ at }) => at.slice(0, 8),
            head: (day, items, isWhole) => (
              <DayHead
                title={t.day({ date: day })}
                {...(isWhole && { sum: t.won({ amount: items.reduce((sum, { total }) => sum + total, 0) }) })}
              />
            ),
          }}
        >
          {(one) => (
            <ReceiptRow
              key={one.id}
              one={one}
              onClick={() => navigate.push('FEC21510', { query: { rceitpNo: one.id } })}
            />
          )}
        </PagedList>
      </Span>
    </Screen>
  );
}
