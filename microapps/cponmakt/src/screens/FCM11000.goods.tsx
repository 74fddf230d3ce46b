import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, List, SearchField, Stack } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { readMarket } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { categories, found, sorts } from '../model/market.ts';
import { GoodsRow } from '../parts/GoodsRow.tsx';

/** A brand, a category or a search; the address keeps what is chosen, so that back finds it again. */
export function FCM11000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const load = useLoad(readMarket);
  const [text, setText] = useState(query.get('q') ?? '');
  const brand = query.get('brandCode') ?? '';
  const category = categories.find((one) => one === query.get('category')) ?? '';
  const sort = sorts.find((one) => one === query.get('sort')) ?? 'popular';
  const choose = (changes: Record<string, string>) => {
    const all = { brandCode: brand, category, sort, q: text, ...changes };
    const kept = Object.entries(all).filter(([, value]) => value !== '');
    navigate.replace('FCM11000', { query: Object.fromEntries(kept) });
  };
  useEffect(() => {
    if (text !== (query.get('q') ?? '')) choose({ q: text });
  });
  return (
    <Screen of={load} skeleton="list">
      {({ goods, brands }) => {
        const shown = found(goods, { brand, category, text, sort });
        const name = brands.find(({ code }) => code === brand)?.name;
        return (
          <Stack>
            <SearchField
              field="search"
              label={t.home.search}
              value={text}
              maxLength={40}
              onChange={setText}
            />
            <Chips
              scrolls
              legend={t.home.category}
              options={[
                { value: '', label: t.all },
                ...categories.map((value) => ({ value, label: t.categories[value] })),
              ]}
              value={category}
              onChange={(value) => choose({ category: value })}
            />
            {name !== undefined && (
              <Chips
                multiple
                legend={t.home.brands}
                options={[{ value: brand, label: name }]}
                value={[brand]}
                onChange={() => choose({ brandCode: '' })}
              />
            )}
            <Chips
              legend={t.list.sort}
              options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
              value={sort}
              onChange={(value) => choose({ sort: value })}
            />
            {shown.length === 0 ? (
              <EmptyState
                title={t.list.none}
                picture="none"
                description={t.list.noneHint}
                action={{
                  label: t.list.all,
                  onClick: () => {
                    setText('');
                    choose({ q: '', category: '', brandCode: '' });
                  },
                }}
              />
            ) : (
              <List label={t.list.count({ count: shown.length })}>
                {shown.map((one) => (
                  <GoodsRow key={one.code} one={one} />
                ))}
              </List>
            )}
          </Stack>
        );
      }}
    </Screen>
  );
}
