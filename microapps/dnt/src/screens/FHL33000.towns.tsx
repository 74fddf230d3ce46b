import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Badge,
  Disclosure,
  EmptyState,
  List,
  ListItem,
  Note,
  SearchField,
  Section,
  Segmented,
  Stack,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listTowns } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Town, townsFor } from '../model/donation.ts';
import { ProvinceMap } from '../parts/ProvinceMap.tsx';

const views = ['map', 'list'] as const;

/** Where most gifts are, of those that take a gift of this customer: what one looks at before the map is touched. */
const richest = (towns: readonly Town[]) =>
  towns
    .filter(({ isOwn, giftCount }) => !isOwn && giftCount > 0)
    .toSorted((one, other) => other.giftCount - one.giftCount)
    .slice(0, 5);

export function FHL33000() {
  const t = messages.use();
  const query = useQuery();
  const load = useLoad(listTowns);
  const [view, setView] = useState<(typeof views)[number]>('map');
  const [province, setProvince] = useState(query.get('locgovCd')?.slice(0, 2) ?? '');
  const [text, setText] = useState('');
  return (
    <Screen of={load} instead={{ DNT_ADULT: <EmptyState {...t.adult} /> }}>
      {(towns) => {
        const found = townsFor(towns, text);
        const chosen = towns.filter(({ provinceCode }) => provinceCode === province);
        const provinces = [...new Map(towns.map((one) => [one.provinceCode, one.province]))];
        return (
          <Stack>
            <Segmented
              legend={t.towns.view}
              options={views.map((value) => ({ value, label: t.towns.views[value] }))}
              value={view}
              onChange={setView}
            />
            {view === 'map' && (
              <>
                <ProvinceMap towns={towns} value={province} onChange={setProvince} />
                {chosen[0] ? (
                  <Section title={chosen[0].province}>
                    <Towns towns={chosen} label={chosen[0].province} />
                  </Section>
                ) : (
                  <Section title={t.towns.rich}>
                    <Note>{t.towns.ownHint}</Note>
                    <Towns towns={richest(towns)} label={t.towns.rich} />
                  </Section>
                )}
              </>
            )}
            {view === 'list' && (
              <>
                <SearchField
                  field="search"
                  label={t.towns.search}
                  placeholder={t.towns.search}
                  value={text}
                  onChange={setText}
                />
                {text.trim() !== '' && found.length === 0 && (
                  <EmptyState title={t.towns.none} picture="none" description={t.towns.noneHint} />
                )}
                {text.trim() !== '' ? (
                  <Towns towns={found} label={t.towns.search} />
                ) : (
                  provinces.map(([code, name]) => (
                    <Disclosure key={code} title={name}>
                      <Towns towns={towns.filter(({ provinceCode }) => provinceCode === code)} label={name} />
                    </Disclosure>
                  ))
                )}
              </>
            )}
          </Stack>
        );
      }}
    </Screen>
  );
}

/** Those that can be given to; of one's own, why not. */
function Towns({ towns, label }: { towns: readonly Town[]; label: string }) {
  const t = messages.use().towns;
  const { navigate } = useWallet();
  return (
    <List label={label}>
      {towns.map((one) => (
        <ListItem
          key={one.code}
          title={one.name}
          description={one.isOwn ? t.own : t.gives({ rate: one.rate, count: one.giftCount })}
          badge={
            (one.isOwn && <Badge>{t.notPossible}</Badge>) ||
            (one.isDisaster && <Badge tone="info">{t.disaster}</Badge>)
          }
          {...(!one.isOwn && {
            action: 'openTown',
            onClick: () => navigate.push('FHL34000', { query: { locgovCd: one.code } }),
          })}
        />
      ))}
    </List>
  );
}
