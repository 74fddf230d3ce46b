import { MainButton, useAction, useQuery, useWallet } from '@wallet/kit/app';
import {
  Button,
  Card,
  Flag,
  Hero,
  IconTile,
  List,
  ListItem,
  Move,
  Note,
  ReorderList,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { arrange } from '../api/calls.ts';
import { Home } from '../flows/Home.tsx';
import { messages } from '../messages/index.ts';
import { figures, gainOf, money, type Pocket } from '../model/fx.ts';
import { Doors } from '../parts/Doors.tsx';

/** With two currencies and more: what all is worth, then each. */
export function FFC10000_1() {
  const t = messages.use();
  const { navigate } = useWallet();
  const isOrdering = useQuery().get('step') === 'order';
  return (
    <Home hasMany {...(isOrdering ? { isStep: true } : {})}>
      {({ wallet: { pockets } }) =>
        isOrdering ? (
          <Order pockets={pockets} />
        ) : (
          <>
            <Hero
              label={t.home.mine}
              {...t.wonFigure({ amount: gainOf(pockets).worth })}
              art={<IconTile picture="fxwallet" size="large" />}
              note={<Move>{t.gain(gainOf(pockets))}</Move>}
            >
              <Button action="buy" onClick={() => navigate.push('FFC21000')}>
                {t.home.buy}
              </Button>
              <Button variant="secondary" action="sell" onClick={() => navigate.push('FFC25000')}>
                {t.home.sell}
              </Button>
            </Hero>
            <Card>
              <Section
                title={t.home.pockets}
                action={
                  <Button
                    variant="text"
                    size="small"
                    action="order"
                    onClick={() => navigate.push('FFC10000_1', { query: { step: 'order' } })}
                  >
                    {t.home.order}
                  </Button>
                }
              >
                <List label={t.home.pockets}>
                  {pockets.map((pocket) => (
                    <ListItem
                      key={pocket.currency}
                      action="openPocket"
                      leading={<Flag of={pocket.currency} />}
                      title={t.currencies[pocket.currency]}
                      description={<Move>{t.gain(gainOf([pocket]))}</Move>}
                      trailing={figures(pocket.minor, pocket.currency)}
                      trailingNote={t.won({ amount: pocket.worth })}
                      onClick={() => navigate.push('FFC51000', { query: { crncyCd: pocket.currency } })}
                    />
                  ))}
                </List>
              </Section>
            </Card>
            <Doors />
          </>
        )
      }
    </Home>
  );
}

function Order({ pockets }: { pockets: readonly Pocket[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const [order, setOrder] = useState(pockets.map(({ currency }) => currency as string));
  const save = useAction(async (next: readonly string[]) => {
    await arrange(next);
    navigate.replace('FFC10000_1');
  });
  const items = pockets.toSorted((a, b) => order.indexOf(a.currency) - order.indexOf(b.currency));
  return (
    <>
      <Section title={t.home.order}>
        <Note>{t.home.orderNote}</Note>
        <ReorderList
          items={items}
          keyOf={({ currency }) => currency}
          label={t.home.pockets}
          nameOf={({ currency }) => t.currencies[currency]}
          onOrder={(keys) => setOrder([...keys])}
        >
          {({ currency, minor }) => (
            <>
              <Flag of={currency} />
              <strong style={{ flex: 1 }}>{t.currencies[currency]}</strong>
              {money(minor, currency)}
            </>
          )}
        </ReorderList>
        <Button variant="text" action="byWorth" onClick={() => void save.run([])}>
          {t.home.byWorth}
        </Button>
      </Section>
      <MainButton action="ordered" isBusy={save.isRunning} run={() => void save.run(order)}>
        {t.home.ordered}
      </MainButton>
    </>
  );
}
