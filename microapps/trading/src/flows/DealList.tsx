import { Screen, Unfinished, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, List, Note, Scene, Section } from '@wallet/kit/ui';
import { readDeals } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Deal, isOver } from '../model/deal.ts';
import { DealRow } from '../parts/DealRow.tsx';
import { payment } from './orders.ts';

/** What waits for me, what goes on, what is done. */
export function DealList() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readDeals);
  useResume(load.reload);
  const go = (view: string) => navigate.push('TRADING', { query: { view } });
  return (
    <Screen of={load} ground>
      {({ deals, held }) => {
        const parts = {
          mine: deals.filter(({ isMyTurn }) => isMyTurn).toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
          open: deals.filter((deal) => !deal.isMyTurn && !isOver(deal)),
          over: deals.filter((deal) => !deal.isMyTurn && isOver(deal)),
        };
        return (
          <>
            <Unfinished order={payment} />
            <Scene
              drawn="security"
              title={deals.length === 0 ? t.list.promise : t.list.held}
              figure={deals.length === 0 ? undefined : t.money({ amount: held })}
              note={t.payOnlyHere}
            >
              <Button full action="newDeal" onClick={() => go('new')}>
                {t.list.make}
              </Button>
              <Button full variant="secondary" action="rules" onClick={() => go('rules')}>
                {t.rules.title}
              </Button>
            </Scene>
            {(['mine', 'open', 'over'] as const).map((name) => (
              <Deals key={name} title={t.list[name]} deals={parts[name]} />
            ))}
            {deals.length === 0 && <Note>{t.list.none}</Note>}
          </>
        );
      }}
    </Screen>
  );
}

function Deals({ title, deals }: { title: string; deals: readonly Deal[] }) {
  const { navigate } = useWallet();
  if (deals.length === 0) return null;
  return (
    <Card>
      <Section title={title}>
        <List label={title}>
          {deals.map((deal) => (
            <DealRow
              key={deal.id}
              deal={deal}
              onOpen={() => navigate.push('TRADING', { query: { view: 'deal', dealId: deal.id } })}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}
