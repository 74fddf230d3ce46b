import { Chips, FilterGroup, FilterSheet, type FilterSheetProps } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { facilities, regions, roomKinds } from '../model/forest.ts';
import type { ForestSearch } from '../model/search.ts';

interface ForestFiltersProps
  extends Pick<FilterSheetProps<ForestSearch>, 'isOpen' | 'count' | 'onApply' | 'onClose'> {
  search: ForestSearch;
}

/** What narrows the list of forests down, and how many are left by it; the nights stay. */
export function ForestFilters({ search, ...sheet }: ForestFiltersProps) {
  const t = messages.use();
  return (
    <FilterSheet
      {...sheet}
      value={search}
      empty={{ ...search, region: '', kind: '', facilities: [] }}
      submit={(count) => (count === null ? t.results.showAny : t.results.show({ count }))}
    >
      {(wish, change) => (
        <>
          <FilterGroup title={t.search.region}>
            <Chips
              legend={t.search.region}
              options={[
                { value: '', label: t.search.allRegions },
                ...regions.map((region) => ({ value: region, label: t.regions[region] })),
              ]}
              value={wish.region}
              onChange={(region) => change({ region })}
            />
          </FilterGroup>
          <FilterGroup title={t.search.kind}>
            <Chips
              legend={t.search.kind}
              options={[
                { value: '', label: t.search.allKinds },
                ...roomKinds.map((kind) => ({ value: kind, label: t.roomKinds[kind] })),
              ]}
              value={wish.kind}
              onChange={(kind) => change({ kind })}
            />
          </FilterGroup>
          <FilterGroup title={t.search.facilities}>
            <Chips
              multiple
              legend={t.search.facilities}
              options={facilities.map((facility) => ({ value: facility, label: t.facilities[facility] }))}
              value={wish.facilities}
              onChange={(chosen) => change({ facilities: chosen })}
            />
          </FilterGroup>
        </>
      )}
    </FilterSheet>
  );
}
