import { DoorList, MainButton, Screen, Unfinished, useLoad, useWallet } from '@wallet/kit/app';
import { accountEnd } from '@wallet/kit/format';
import {
  Bullets,
  Button,
  Card,
  Facts,
  Hero,
  IconButton,
  IconTile,
  InlineNotice,
  KeyValue,
  List,
  ListItem,
  Move,
  Note,
} from '@wallet/kit/ui';
import { goldOrder } from '../flows/orders.ts';
import { readGold } from '../flows/readGold.ts';
import { messages } from '../messages/index.ts';
import { changeOf, gainOf, gramsText, type Holdings, type Price } from '../model/gold.ts';
import { AccountNotices } from '../parts/AccountNotices.tsx';
import { PriceNotice } from '../parts/PriceNotice.tsx';

export function FGS11000() {
  const t = messages.use();
  const load = useLoad(readGold, [], { onResume: 'cover' });
  return (
    <Screen
      of={load}
      ground
      end={<IconButton icon="refresh" label={t.home.refresh} action="refresh" onClick={load.reload} />}
    >
      {({ price, gold }) =>
        gold.state === 'open' ? <Mine price={price} gold={gold} /> : <Start price={price} gold={gold} />
      }
    </Screen>
  );
}

interface GoldProps {
  price: Price;
  gold: Holdings;
}

function PriceCard({ price }: { price: Price }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Card>
      <List>
        <ListItem
          action="price"
          leading={<IconTile picture="rates" />}
          title={t.home.now({ price: price.base })}
          description={<Move>{t.change(changeOf(price.before, price.base))}</Move>}
          onClick={() => navigate.push('FGS51000')}
        />
      </List>
    </Card>
  );
}

/** What I have, what it is worth, and what comes next. */
function Mine({ price, gold }: GoldProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { worth, gain, rate } = gainOf(gold, price.sell);
  const { nextRun } = gold;
  const doors = [
    [
      'FGS41000',
      'booking',
      t.home.plans,
      nextRun.on ? t.home.next({ date: nextRun.on, amount: nextRun.won }) : t.home.noPlan,
    ],
    ['FGS44000', 'notice', t.home.alerts, undefined],
    ['FGS61200', 'history', t.home.history, undefined],
    ['FGS25000', 'account', t.home.account, accountEnd(gold.goldAccount)],
  ] as const;
  return (
    <>
      <Unfinished order={goldOrder} />
      <AccountNotices gold={gold} />
      <PriceNotice price={price} />
      <Hero
        label={t.home.mine}
        value={gramsText(gold.grams)}
        unit={t.g}
        art={<IconTile picture="gold" size="large" />}
        note={
          gold.grams > 0 ? (
            <>
              <Facts>
                {[
                  t.home.worth({ worth }),
                  t.home.average({ price: Math.trunc((gold.cost * 100) / gold.grams) }),
                ]}
              </Facts>
              <Move>{t.gain({ gain, rate })}</Move>
            </>
          ) : (
            t.home.worth({ worth })
          )
        }
      >
        <Button action="buy" onClick={() => navigate.push('FGS31000')}>
          {t.home.buy}
        </Button>
        <Button
          variant="secondary"
          action="sell"
          disabled={gold.grams === 0}
          onClick={() => navigate.push('FGS32000')}
        >
          {t.home.sell}
        </Button>
      </Hero>
      {gold.waiting > 0 && <InlineNotice>{t.home.waiting({ count: gold.waiting })}</InlineNotice>}
      <PriceCard price={price} />
      <DoorList doors={doors.map(([code, picture, name, state]) => ({ code, picture, name, state }))} />
      <Bullets isNote texts={[t.notInsured, t.home.bars]} />
    </>
  );
}

/** Who has no account: what it is. */
function Start({ price, gold }: GoldProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <PriceNotice price={price} />
      <Hero
        isPromise
        lead={<IconTile picture="gold" size="large" />}
        label={t.home.start}
        note={t.home.startNote}
        art="none"
      />
      <PriceCard price={price} />
      <Card>
        <KeyValue
          rows={[
            { label: t.price.buy, value: t.perGram({ price: price.buy }) },
            { label: t.price.sell, value: t.perGram({ price: price.sell }) },
            { label: t.price.at, value: t.at({ at: price.at }) },
          ]}
        />
      </Card>
      <Card>
        <Bullets texts={t.about.rows(price)} />
      </Card>
      <Note>{t.notInsured}</Note>
      {gold.state === 'closed' && (
        <>
          <InlineNotice>{t.home.ended}</InlineNotice>
          <Button variant="text" action="history" onClick={() => navigate.push('FGS61200')}>
            {t.home.history}
          </Button>
        </>
      )}
      {gold.isYoung ? (
        <InlineNotice tone="warning">{t.home.young({ age: gold.limits.youngest })}</InlineNotice>
      ) : (
        <MainButton action="open" run={() => navigate.push('FGS21000')}>
          {t.home.open}
        </MainButton>
      )}
    </>
  );
}
