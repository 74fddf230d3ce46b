import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, InlineNotice, List } from '@wallet/kit/ui';
import { findForests } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { byDistance } from '../model/distance.ts';
import { facilities, regions } from '../model/forest.ts';
import { type ForestSearch, readSearch, stayIn, writeSearch } from '../model/search.ts';
import { ForestCard } from '../parts/ForestCard.tsx';
import { NearbyButton } from '../parts/NearbyButton.tsx';
import { useNearby } from '../parts/useNearby.ts';
import styles from './FTR21000.module.css';

export function FTR21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const search = readSearch(query);
  const forests = useLoad((signal) => findForests(search, { signal }), [query.toString()]);
  const nearby = useNearby();
  const { position } = nearby;
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
          <div className={styles.head}>
            <h2 className={styles.count} aria-live="polite">
              {t.results.count({ count: list.length })}
              {position && ` · ${t.nearby.sorted}`}
            </h2>
            {list.length > 0 && <NearbyButton nearby={nearby} />}
          </div>
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
          <List label={t.results.title}>
            {(position ? byDistance(list, position) : list.map((one) => ({ one, km: null }))).map(
              ({ one, km }) => (
                <ForestCard
                  key={one.id}
                  forest={one}
                  km={km}
                  hasStay={search.checkIn !== ''}
                  onOpen={() => navigate.push('FTR22000', { query: { forestId: one.id, ...stayIn(query) } })}
                />
              ),
            )}
          </List>
        </>
      )}
    </Screen>
  );
}
