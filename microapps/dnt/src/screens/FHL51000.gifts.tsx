import { Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Chips,
  Cover,
  FilterBar,
  FilterGroup,
  FilterSheet,
  InlineNotice,
  KeyValue,
  ListItem,
  PagedList,
  SearchField,
  Segmented,
  Sheet,
  Spinner,
  Stack,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { listGifts, readGift, readOverview, setBasket } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { pointsByTown } from '../model/donation.ts';
import type { Gift } from '../model/gift.ts';
import { anyProduct, type ProductQuery } from '../model/states.ts';
import { giftPicture } from '../parts/giftPicture.ts';
import { productState } from '../state/states.ts';

const groupCodes = ['', 'FOOD', 'LOCAL', 'GOODS', 'STAY', 'VOUCHER'] as const;
const prices = ['', '10000', '20000', '30000', '50000'] as const;
const sorts = ['LATEST', 'PRICE'] as const;
/** So long somebody may go on typing before it is looked for. */
const PAUSE_MS = 300;

export function FHL51000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('locgovCd') ?? '';
  const load = useLoad(readOverview);
  const query = productState.now.value;
  const [isOpen, setOpen] = useState(false);
  const [openCode, setOpenCode] = useState<string>();
  const [text, setText] = useState(query.srchKeyword);
  // A link to the gifts of a town looks for these, once.
  useEffect(() => productState.set({ locgovCds: asked }), [asked]);
  useEffect(() => {
    const pause = setTimeout(() => productState.set({ srchKeyword: text }), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <Screen
      of={load}
      skeleton="list"
      end={
        <Button size="small" variant="text" action="basket" onClick={() => navigate.push('FHL51200')}>
          {t.gifts.basket}
        </Button>
      }
    >
      {(overview) => {
        const towns = pointsByTown(overview.points);
        const chosen = towns.find(({ code }) => code === query.locgovCds);
        return (
          <Stack>
            <SearchField
              field="search"
              label={t.gifts.search}
              placeholder={t.gifts.search}
              value={text}
              onChange={setText}
            />
            <FilterBar
              onOpen={() => setOpen(true)}
              chosen={[
                ...(query.locgovCds
                  ? [
                      {
                        id: 'town',
                        label: chosen?.town ?? t.gifts.town,
                        onRemove: () => productState.set({ locgovCds: '' }),
                      },
                    ]
                  : []),
                ...chosenOf(query, t.gifts),
              ]}
              quick={towns
                .filter(({ code }) => code !== query.locgovCds)
                .map(({ code, town }) => ({
                  id: code,
                  label: town,
                  onChoose: () => productState.set({ locgovCds: code }),
                }))}
              found={chosen && t.gifts.pointsThere({ town: chosen.town, points: chosen.points })}
            />
            <PagedList<Gift, number>
              key={JSON.stringify(query)}
              place="gifts"
              label={t.gifts.list}
              load={(page = 1, signal) => listGifts({ ...query, page }, { signal })}
              keyOf={({ code }) => code}
              empty={{ title: t.gifts.none, description: t.gifts.noneHint }}
            >
              {(one) => (
                <ListItem
                  key={one.code}
                  action="openGift"
                  leading={<Cover of={one.name} shape="small" picture={giftPicture(one)} />}
                  title={one.name}
                  description={chosen ? undefined : one.town}
                  badge={one.isSoldOut && <Badge>{t.gifts.soldOut}</Badge>}
                  trailing={`${formatMoney(one.price)}P`}
                  onClick={() => setOpenCode(one.code)}
                />
              )}
            </PagedList>
            <Filter isOpen={isOpen} onClose={() => setOpen(false)} />
            {openCode !== undefined && <GiftSheet code={openCode} onClose={() => setOpenCode(undefined)} />}
          </Stack>
        );
      }}
    </Screen>
  );
}

type Words = ReturnType<typeof messages.use>['gifts'];

/** What is filtered by now, each to be taken off alone. */
function chosenOf({ group, price, excludeAdult }: ProductQuery, t: Words) {
  const take = (id: 'group' | 'price' | 'excludeAdult', label: string) => ({
    id,
    label,
    onRemove: () => productState.set({ [id]: anyProduct[id] }),
  });
  return [
    ...(group ? [take('group', t.groups[group as keyof Words['groups']])] : []),
    ...(price ? [take('price', t.upTo({ price: Number(price) }))] : []),
    ...(excludeAdult === 'N' ? [take('excludeAdult', t.adult)] : []),
  ];
}

function Filter({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = messages.use().gifts;
  const { locgovCds, srchKeyword } = productState.now.value;
  const own = { locgovCds, srchKeyword };
  return (
    <FilterSheet<ProductQuery>
      isOpen={isOpen}
      value={productState.now.value}
      empty={{ ...anyProduct, ...own }}
      count={async (query, signal) => (await listGifts({ ...query, page: 1 }, { signal })).total}
      submit={(count) => t.show({ count: count ?? 0 })}
      onApply={(query) => {
        productState.reset();
        productState.set(query);
        onClose();
      }}
      onClose={onClose}
    >
      {(query, change) => (
        <>
          <FilterGroup title={t.sort}>
            <Segmented
              legend={t.sort}
              options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
              value={query.sortType}
              onChange={(sortType) => change({ sortType })}
            />
          </FilterGroup>
          <FilterGroup title={t.group}>
            <Chips
              legend={t.group}
              options={groupCodes.map((value) => ({ value, label: value ? t.groups[value] : t.all }))}
              value={query.group as (typeof groupCodes)[number]}
              onChange={(group) => change({ group })}
            />
          </FilterGroup>
          <FilterGroup title={t.price}>
            <Chips
              legend={t.price}
              options={prices.map((value) => ({
                value,
                label: value ? t.upTo({ price: Number(value) }) : t.all,
              }))}
              value={query.price as (typeof prices)[number]}
              onChange={(price) => change({ price })}
            />
          </FilterGroup>
          <FilterGroup>
            <Switch
              field="adult"
              label={t.adult}
              description={t.adultHint}
              checked={query.excludeAdult === 'N'}
              onChange={(isOn) => change({ excludeAdult: isOn ? 'N' : 'Y' })}
            />
          </FilterGroup>
        </>
      )}
    </FilterSheet>
  );
}

/** One gift, and whether the points of its town are enough. */
function GiftSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readGift, { itemCd: code });
  const put = useAction(
    async () => {
      await setBasket({ code, count: 1 });
      toast(t.gifts.putDone);
      onClose();
    },
    { onRefusal: load.reload },
  );
  const one = load.data;
  const isShort = one ? one.points < one.price : false;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={one?.name ?? t.gifts.list}
      part="gift"
      footer={
        one &&
        (isShort ? (
          <Button
            full
            action="give"
            onClick={() => navigate.push('FHL34000', { query: { locgovCd: one.townCode } })}
          >
            {t.gifts.give({ town: one.town })}
          </Button>
        ) : (
          <Button
            full
            action="put"
            disabled={one.isSoldOut}
            isBusy={put.isRunning}
            onClick={() => void put.run()}
          >
            {one.isSoldOut ? t.gifts.soldOut : t.gifts.put}
          </Button>
        ))
      }
    >
      {load.state === 'loading' && <Spinner />}
      {load.state === 'error' && <InlineNotice tone="danger">{t.gifts.notRead}</InlineNotice>}
      {one && (
        <>
          <Cover of={one.name} shape="wide" picture={giftPicture(one)} />
          <KeyValue
            rows={[
              { label: t.gifts.town, value: one.town },
              { label: t.gifts.own, value: `${formatMoney(one.points)}P` },
              { label: t.gifts.delivery, value: t.gifts.deliveryDays },
              { label: t.gifts.returns, value: t.gifts.kinds[one.kind] },
              { label: t.gifts.price, value: `${formatMoney(one.price)}P`, isStrong: true },
            ]}
          />
          <InlineNotice tone={isShort ? 'warning' : 'info'} messageId="dntPointsOnlyThere">
            {t.gifts.onlyThere({ town: one.town })}
          </InlineNotice>
        </>
      )}
    </Sheet>
  );
}
