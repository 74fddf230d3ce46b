import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Button, Chips, List, ListItem, Section, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readDeals, tryOut } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { StateBadge } from '../parts/DealRow.tsx';

const trials = ['DUE', 'FRZN', 'THAW', 'LOST', 'CLSD', 'OPEN'] as const;

/** Every state of both sides, and what time and trouble make of it: for developers. */
export function index() {
  return <States />;
}

function States() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readDeals);
  const [trial, setTrial] = useState<(typeof trials)[number] | ''>('');
  const run = useAction(async (id: string, what: string) => {
    await tryOut({ id, what });
    toast(t.index.done);
    load.reload();
  });
  return (
    <Screen of={load}>
      {({ deals }) => (
        <Stack>
          <Chips
            legend={t.index.trial}
            value={trial}
            onChange={(value) => setTrial(value === trial ? '' : value)}
            options={trials.map((value) => ({ value, label: t.index.trials[value] }))}
          />
          <Button full variant="secondary" action="makeDeal" onClick={() => void run.run('', 'MAKE')}>
            {t.index.make}
          </Button>
          {(['buyer', 'seller'] as const).map((role) => (
            <Section key={role} title={t.roles[role]}>
              <List label={t.roles[role]}>
                {deals
                  .filter((deal) => deal.role === role)
                  .map((deal) => (
                    <ListItem
                      key={deal.id}
                      action="openState"
                      title={deal.thing}
                      badge={<StateBadge state={deal.state} />}
                      description={deal.dueAt ? t.until({ at: deal.dueAt }) : deal.id}
                      onClick={() =>
                        trial === ''
                          ? navigate.push('TRADING', { query: { view: 'deal', dealId: deal.id } })
                          : void run.run(deal.id, trial)
                      }
                    />
                  ))}
              </List>
            </Section>
          ))}
        </Stack>
      )}
    </Screen>
  );
}
