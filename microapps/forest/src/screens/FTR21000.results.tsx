import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, InlineNotice } from '@wallet/kit/ui';
import { findForests } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { facilities, regions } from '../model/forest.ts';
import { type ForestSearch, readSearch, stayIn, writeSearch } from '../model/search.ts';
import { ForestCard } from '../parts/ForestCard.tsx';
import styles from './FTR21000.module.css';

export function FTR21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const search = readSearch(query);
  const forests = useLoad((signal) => findForests(search, { signal }), [query.toString()]);
  const change = (changes: Partial<ForestSearch>) =>
    navigate.replace('FTR21000', { query: writeSearch({ ...search, ...changes }) });

  return (
    <Screen title={t.results.title} of={forests}>
      {(list) => (
        <>
          <div className={styles.filters}>
            <Chips
              legend={t.search.region}
              options={[
                { value: '', label: t.search.allRegions },
                ...regions.map((region) => ({ value: region, label: t.regions[region] })),
              ]}
              value={search.region}
              onChange={(region) => change({ region })}
            />
            <Chips
              multiple
              legend={t.search.facilities}
              options={facilities.map((facility) => ({ value: facility, label: t.facilities[facility] }))}
              value={search.facilities}
              onChange={(chosen) => change({ facilities: chosen })}
            />
          </div>
          {search.checkIn !== '' && <InlineNotice>{t.stay(search)}</InlineNotice>}
          <h2 className={styles.count} aria-live="polite">
            {t.results.count({ count: list.length })}
          </h2>
          {list.length === 0 && (
            <EmptyState
              title={t.results.empty}
              description={t.results.emptyHint}
              action={{
                label: t.results.reset,
                onClick: () => navigate.replace('FTR21000'),
              }}
            />
          )}
          <ul className={styles.list}>
            {list.map((forest) => (
              <ForestCard
                key={forest.id}
                forest={forest}
                hasStay={search.checkIn !== ''}
                onOpen={() => navigate.push('FTR22000', { query: { forestId: forest.id, ...stayIn(query) } })}
              />
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}
