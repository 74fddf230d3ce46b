import { useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { langOf, todaySeoul } from '@wallet/kit/format';
import {
  Chart,
  Chips,
  EmptyState,
  Hero,
  IconTile,
  List,
  ListItem,
  Section,
  Segmented,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readSums } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import { type Kind, kinds, monthAfter, pictures, shareOf } from '../model/receipt.ts';
import { Share } from '../parts/Share.tsx';
import { Span } from '../parts/Span.tsx';

/** A year (`2026`) or a month (`202611`): by kind, against the one before, over twelve months. */
export function FEC23000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const now = todaySeoul().slice(0, 6);
  const asked = useQuery().get('span') ?? '';
  const span = /^20\d{2}(0[1-9]|1[0-2])?$/.test(asked) && asked <= now.slice(0, asked.length) ? asked : now;
  const isYear = span.length === 4;
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const load = useLoad(readSums, span);
  const isNow = span >= now.slice(0, span.length);
  const against = isYear ? (isNow ? t.soFarYear : t.againstYear) : isNow ? t.soFar : t.against;
  const show = (next: string) => navigate.replace('FEC23000', { query: { span: next } });
  const move = (by: 1 | -1) => show(isYear ? String(Number(span) + by) : monthAfter(span, by));
  return (
    <AgreedScreen of={load}>
      {({ sum, count, before, kinds: byKind, months, shops, oldest }) => {
        const drawn = byKind
          .filter((one) => one.count > 0 || one.before !== 0)
          .toSorted((a, b) => b.sum - a.sum);
        const points = months.map((one) => ({
          at: t.shortMonth({ month: one.month }),
          value: kind === 'all' ? one.sum : (one.kinds.find((each) => each.kind === kind)?.sum ?? 0),
        }));
        const name = kind === 'all' ? t.sums.all : t.kinds[kind];
        const average = Math.round(points.reduce((all, { value }) => all + value, 0) / points.length);
        return (
          <Stack>
            <Segmented
              legend={t.sums.span}
              options={[
                { value: 'month', label: t.sums.month },
                { value: 'year', label: t.sums.year },
              ]}
              value={isYear ? 'year' : 'month'}
              onChange={(value) =>
                show(value === 'year' ? span.slice(0, 4) : `${span.slice(0, 4)}${now.slice(4)}`)
              }
            />
            <Span
              title={isYear ? t.year({ year: span }) : t.month({ month: span })}
              isFirst={oldest === '' || span <= oldest.slice(0, span.length)}
              isLast={isNow}
              onMove={move}
            >
              <Hero
                label={t.count({ count })}
                value={t.number({ amount: sum })}
                unit={t.unit}
                art="none"
                note={against({ amount: sum - before })}
              />
            </Span>
            {drawn.length === 0 && (
              <EmptyState picture="blank" title={t.list.empty} description={t.none.text} />
            )}
            {drawn.length > 0 && (
              <Section title={t.sums.kinds}>
                <List label={t.sums.kinds}>
                  {drawn.map((one) => (
                    <ListItem
                      key={one.kind}
                      action="openKind"
                      leading={<IconTile picture={pictures[one.kind]} />}
                      title={t.kinds[one.kind]}
                      description={
                        <>
                          {one.count > 0
                            ? t.sums.share({ percent: shareOf(one.sum, sum), count: one.count })
                            : t.sums.noReceipt}
                          <Share percent={shareOf(one.sum, drawn[0]?.sum ?? sum)} />
                        </>
                      }
                      trailing={t.won({ amount: one.sum })}
                      trailingNote={t.change({ amount: one.sum - one.before })}
                      onClick={() =>
                        navigate.push('FEC21200', {
                          query: { kinds: one.kind, ...(isYear ? {} : { ym: span }) },
                        })
                      }
                    />
                  ))}
                </List>
              </Section>
            )}
            <Section title={t.sums.months}>
              <Chips
                scrolls
                legend={t.filter.kind}
                options={[
                  { value: 'all', label: t.sums.all },
                  ...kinds.map((value) => ({ value, label: t.kinds[value] })),
                ]}
                value={kind}
                onChange={setKind}
              />
              <Chart
                label={t.sums.chart({ name })}
                points={points}
                say={(amount) => t.won({ amount })}
                summary={t.sums.average({ name, amount: average })}
              />
            </Section>
            {shops.length > 0 && (
              <Section title={t.sums.shops}>
                <List label={t.sums.shops}>
                  {shops.map((one) => (
                    <ListItem
                      key={one.name}
                      action="openShop"
                      title={<span lang={langOf(one.name)}>{one.name}</span>}
                      description={t.count({ count: one.count })}
                      trailing={t.won({ amount: one.sum })}
                      onClick={() => navigate.push('FEC21600', { query: { word: one.name } })}
                    />
                  ))}
                </List>
              </Section>
            )}
          </Stack>
        );
      }}
    </AgreedScreen>
  );
}
