import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import {
  Chips,
  EmptyState,
  Lead,
  List,
  SearchField,
  SheetSelect,
  Stack,
  VisuallyHidden,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listCoupons, listOffers } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { found, type Kind, kinds, tabs } from '../model/coupon.ts';
import { CouponRow } from '../parts/CouponRow.tsx';
import { OfferList } from '../parts/OfferRow.tsx';
import { StateTabs } from '../parts/StateTabs.tsx';

export function FCP11000() {
  return usePerson() ? <Mine /> : <Open />;
}

/** For a visitor: what anybody can take. */
function Open() {
  const t = messages.use();
  const load = useLoad(listOffers);
  return (
    <Screen of={load} skeleton="list">
      {(offers) => (
        <>
          <Lead title={t.offer.title}>{t.offer.visitor}</Lead>
          <OfferList offers={offers} />
        </>
      )}
    </Screen>
  );
}

function Mine() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const load = useLoad(listCoupons, undefined, { onResume: 'reload' });
  const asked = <V extends string>(name: string, among: readonly V[]) =>
    among.find((one) => one === query.get(name));
  const [tab, setTab] = useState(asked('state', tabs) ?? 'usable');
  const [kind, setKind] = useState<Kind | ''>(asked('kind', kinds) ?? '');
  const [words, setWords] = useState(query.get('brand')?.slice(0, 20) ?? '');
  const [sort, setSort] = useState(asked('sort', ['ends', 'name'] as const) ?? 'ends');
  return (
    <Screen of={load}>
      {(all) => {
        const shown = found(all, { tab, kind, words, sort });
        return (
          <Stack>
            <StateTabs value={tab} onChange={setTab} />
            <SearchField
              field="words"
              label={t.list.search}
              placeholder={t.list.search}
              value={words}
              onChange={setWords}
              maxLength={20}
            />
            <Chips
              scrolls
              legend={t.list.kind}
              before={
                <SheetSelect
                  isChip
                  field="sort"
                  label={t.list.sort}
                  options={(['ends', 'name'] as const).map((value) => ({
                    value,
                    title: t.list.sorts[value],
                  }))}
                  value={sort}
                  onChange={setSort}
                />
              }
              options={[
                { value: '', label: t.list.all },
                ...kinds.map((value) => ({ value, label: t.chips[value] })),
              ]}
              value={kind}
              onChange={setKind}
            />
            <VisuallyHidden>
              <span aria-live="polite">{t.list.count({ count: shown.length })}</span>
            </VisuallyHidden>
            {shown.length === 0 ? (
              <EmptyState
                picture="tickets"
                title={t.list.none}
                description={t.list.noneHint}
                action={{
                  label: t.home.register,
                  action: 'register',
                  onClick: () => navigate.push('FCP16000'),
                }}
              />
            ) : (
              <List label={t.list.tabs[tab]}>
                {shown.map((one) => (
                  <CouponRow
                    key={one.id}
                    coupon={one}
                    onOpen={() => navigate.push('FCP15200', { params: { hirkCtntID: one.id } })}
                  />
                ))}
              </List>
            )}
          </Stack>
        );
      }}
    </Screen>
  );
}
