import { MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, FilterBar, FilterGroup, FilterSheet, List, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listReports } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { colours, kinds } from '../model/animal.ts';
import { foundOf, readWish, types, type Wish } from '../model/report.ts';
import { ReportRow } from '../parts/ReportRow.tsx';

const anything: Wish = { type: 'all', kind: 'all', colour: 'all', region: '' };

/** Lost, found, and what towns keep: new ones first, filtered in the address. Visitors read it, too. */
export function FML60000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const wish = readWish(useQuery());
  const load = useLoad(listReports, undefined, { onResume: 'reload' });
  const [isOpen, setOpen] = useState(false);
  const change = (changes: Partial<Wish>) => navigate.replace('FML60000', { query: { ...wish, ...changes } });
  return (
    <Screen of={load} skeleton="list">
      {({ reports, regions }) => {
        const shown = foundOf(reports, wish);
        const chosen = [
          ...(wish.kind === 'all'
            ? []
            : [{ id: 'kind', label: t.kinds[wish.kind], to: { kind: 'all' as const } }]),
          ...(wish.colour === 'all'
            ? []
            : [{ id: 'colour', label: t.colours[wish.colour], to: { colour: 'all' as const } }]),
          ...regions
            .filter(({ code }) => code === wish.region)
            .map(({ name }) => ({ id: 'region', label: name, to: { region: '' } })),
        ];
        return (
          <Stack>
            <Chips
              scrolls
              legend={t.reports.type}
              options={types.map((value) => ({ value, label: t.reports.types[value] }))}
              value={wish.type}
              onChange={(type) => change({ type })}
            />
            <FilterBar
              onOpen={() => setOpen(true)}
              chosen={chosen.map(({ to, ...one }) => ({ ...one, onRemove: () => change(to) }))}
              found={t.reports.count({ count: shown.length })}
            />
            {shown.length === 0 ? (
              <EmptyState
                picture="none"
                title={t.reports.none}
                description={t.reports.noneHint}
                action={{
                  label: t.reports.reset,
                  action: 'reset',
                  onClick: () => navigate.replace('FML60000'),
                }}
              />
            ) : (
              <List label={t.reports.list}>
                {shown.map((one) => (
                  <ReportRow
                    key={one.id}
                    one={one}
                    onClick={() => navigate.push('FML70200', { query: { rprtId: one.id } })}
                  />
                ))}
              </List>
            )}
            <FilterSheet<Wish>
              isOpen={isOpen}
              value={wish}
              empty={{ ...anything, type: wish.type }}
              count={(value) => foundOf(reports, value).length}
              submit={(count) => t.reports.show({ count: count ?? 0 })}
              onApply={(value) => {
                setOpen(false);
                change(value);
              }}
              onClose={() => setOpen(false)}
            >
              {(value, set) => (
                <>
                  <FilterGroup title={t.facts.kind}>
                    <Chips
                      legend={t.facts.kind}
                      options={(['all', ...kinds] as const).map((each) => ({
                        value: each,
                        label: t.kinds[each],
                      }))}
                      value={value.kind}
                      onChange={(kind) => set({ kind })}
                    />
                  </FilterGroup>
                  <FilterGroup title={t.facts.region}>
                    <Chips
                      legend={t.facts.region}
                      options={[
                        { value: '', label: t.kinds.all },
                        ...regions.map(({ code, name }) => ({ value: code, label: name })),
                      ]}
                      value={value.region}
                      onChange={(region) => set({ region })}
                    />
                  </FilterGroup>
                  <FilterGroup title={t.facts.colour}>
                    <Chips
                      legend={t.facts.colour}
                      options={(['all', ...colours] as const).map((each) => ({
                        value: each,
                        label: t.colours[each],
                      }))}
                      value={value.colour}
                      onChange={(colour) => set({ colour })}
                    />
                  </FilterGroup>
                </>
              )}
            </FilterSheet>
            <MainButton action="report" run={() => navigate.push('FML70000')}>
              {t.reports.add}
            </MainButton>
          </Stack>
        );
      }}
    </Screen>
  );
}
