import { later, Screen, useLoad, useNearby, useQuery, useWallet } from '@wallet/kit/app';
import { byDistance } from '@wallet/kit/format';
import { EmptyState, FilterBar, List, SearchDoor } from '@wallet/kit/ui';
import { useState } from 'react';
import { findForests } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { type ForestSearch, readSearch, wishesIn, writeSearch } from '../model/search.ts';
import { ForestCard } from '../parts/ForestCard.tsx';
import { NearbyButton } from '../parts/NearbyButton.tsx';
import styles from './FTR21000.module.css';

const SearchSheet = later(async () => (await import('../parts/SearchSheet.tsx')).SearchSheet);
const ForestFilters = later(async () => (await import('../parts/ForestFilters.tsx')).ForestFilters);

/** What many look for, one tap away. */
const quickWishes = ['VALLEY', 'BEACH', 'BARRIERFREE'] as const;

export function FTR21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const search = readSearch(query);
  const { region, kind } = search;
  const forests = useLoad((signal) => findForests(search, { signal }), [query.toString()]);
  const nearby = useNearby('자연휴양림 내 주변 찾기');
  const { position } = nearby;
  const [open, setOpen] = useState<'search' | 'filters' | null>(null);
  const close = () => setOpen(null);
  const change = (changes: Partial<ForestSearch>) =>
    navigate.replace('FTR21000', { query: writeSearch({ ...search, ...changes }) });
  const apply = (next: ForestSearch) => {
    close();
    change(next);
  };
  const chosen = [
    ...(region ? [{ id: 'region', label: t.regions[region], onRemove: () => change({ region: '' }) }] : []),
    ...(kind ? [{ id: 'kind', label: t.roomKinds[kind], onRemove: () => change({ kind: '' }) }] : []),
    ...search.facilities.map((facility) => ({
      id: facility,
      label: t.facilities[facility],
      onRemove: () => change({ facilities: search.facilities.filter((each) => each !== facility) }),
    })),
  ];

  const quick = [
    ...(kind ? [] : [{ id: 'HUT', label: t.roomKinds.HUT, onChoose: () => change({ kind: 'HUT' }) }]),
    ...quickWishes
      .filter((each) => !search.facilities.includes(each))
      .map((each) => ({
        id: each,
        label: t.facilities[each],
        onChoose: () => change({ facilities: [...search.facilities, each] }),
      })),
  ];

  return (
    <Screen of={forests} skeleton="list">
      {(list) => (
        <>
          <SearchDoor label={t.wishes(search)} change={t.search.change} onClick={() => setOpen('search')} />
          {open === 'search' && <SearchSheet initial={search} onSearch={apply} onClose={close} />}
          <div className={styles.filters}>
            <FilterBar
              onOpen={() => setOpen('filters')}
              chosen={chosen}
              quick={quick}
              found={
                <h2>
                  {t.results.count({ count: list.length })}
                  {position && ` · ${t.nearby.sorted}`}
                </h2>
              }
              end={list.length > 0 && <NearbyButton nearby={nearby} />}
            />
          </div>
          {open === 'filters' && (
            <ForestFilters
              isOpen
              search={search}
              count={async (wish, signal) => (await findForests(wish, { signal })).length}
              onApply={apply}
              onClose={close}
            />
          )}
          {list.length === 0 && (
            <EmptyState
              picture="none"
              title={t.results.empty}
              description={t.results.emptyHint}
              action={{
                label: t.results.reset,
                onClick: () => navigate.replace('FTR21000'),
              }}
            />
          )}
          <List label={t.results.title} atFirst={8}>
            {(position ? byDistance(list, position) : list.map((one) => ({ one, km: null }))).map(
              ({ one, km }) => (
                <ForestCard
                  key={one.id}
                  forest={one}
                  km={km}
                  hasStay={search.checkIn !== ''}
                  onOpen={() =>
                    navigate.push('FTR22000', { query: { forestId: one.id, ...wishesIn(query) } })
                  }
                />
              ),
            )}
          </List>
        </>
      )}
    </Screen>
  );
}
