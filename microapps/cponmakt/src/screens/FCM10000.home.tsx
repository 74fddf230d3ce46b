import { Screen, Unfinished, useLoad, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { Button, Card, Chips, Hero, IconTile, List, ListItem, SearchDoor, Section } from '@wallet/kit/ui';
import { readMarket } from '../api/calls.ts';
import { purchase } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { categories, found, type Goods, inWindow, pictureOf } from '../model/market.ts';
import { GoodsRow } from '../parts/GoodsRow.tsx';

/** How many stand on the first page. */
const FEW = 5;

/** The first of a list, as a card of home. */
function First({ title, goods }: { title: string; goods: readonly Goods[] }) {
  return (
    <Card>
      <Section title={title}>
        <List>
          {inWindow(goods, FEW).map((one) => (
            <GoodsRow key={one.code} one={one} />
          ))}
        </List>
      </Section>
    </Card>
  );
}

export function FCM10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readMarket);
  const go = (query: Record<string, string>) => navigate.push('FCM11000', { query });
  return (
    <Screen of={load} ground>
      {({ points, goods, brands }) => {
        const wish = { brand: '', category: '', text: '' };
        return (
          <>
            <Unfinished order={purchase} />
            <SearchDoor label={t.home.search} onClick={() => go({})} />
            <Hero
              label={t.home.points}
              value={formatMoney(points)}
              unit="P"
              note={
                <Button
                  variant="text"
                  size="small"
                  leads
                  action="orders"
                  onClick={() => navigate.push('FCM31000')}
                >
                  {t.home.orders}
                </Button>
              }
            />
            <Chips
              scrolls
              legend={t.home.category}
              options={categories.map((value) => ({ value, label: t.categories[value] }))}
              value={'' as 'cafe'}
              onChange={(category) => go({ category })}
            />
            <First title={t.home.cuts} goods={found(goods, { ...wish, sort: 'discount' })} />
            <First title={t.home.best} goods={found(goods, { ...wish, sort: 'popular' })} />
            <Card>
              <Section title={t.home.brands}>
                <List>
                  {brands.map((brand) => (
                    <ListItem
                      key={brand.code}
                      action="openBrand"
                      leading={
                        <IconTile picture={pictureOf({ brandCode: brand.code, category: brand.category })} />
                      }
                      title={brand.name}
                      description={t.categories[brand.category]}
                      value={brand.isPaused ? t.paused : undefined}
                      onClick={() => go({ brandCode: brand.code })}
                    />
                  ))}
                </List>
              </Section>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}
