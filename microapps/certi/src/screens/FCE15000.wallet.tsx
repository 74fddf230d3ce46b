import { useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Card, Chips, EmptyState, List, Note } from '@wallet/kit/ui';
import { useState } from 'react';
import { readWallet } from '../api/calls.ts';
import { Join, JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { PaperRow } from '../parts/PaperRow.tsx';

const filters = ['all', 'valid', 'endingSoon', 'withdrawn'] as const;

/** Everything in the wallet: what counts first, what was withdrawn greyed. What ended is not here any more. */
export function FCE15000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readWallet);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  useResume(load.reload);
  return (
    <JoinedScreen of={load} ground={load.data?.isJoined !== false}>
      {({ isJoined, certificates }) => {
        if (!isJoined) return <Join onDone={load.reload} />;
        const isOver = (state: string) => Number(state === 'withdrawn');
        const shown = certificates
          .filter(({ state }) => filter === 'all' || state === filter)
          .toSorted((a, b) => isOver(a.state) - isOver(b.state));
        return (
          <>
            <Chips
              legend={t.wallet.filter}
              scrolls
              options={filters.map((value) => ({ value, label: t.wallet.filters[value] }))}
              value={filter}
              onChange={setFilter}
            />
            {shown.length === 0 ? (
              <EmptyState
                {...t.wallet.none}
                action={{
                  label: t.home.apply,
                  action: 'catalogue',
                  onClick: () => navigate.push('FCE20000'),
                }}
              />
            ) : (
              <Card>
                <List label={t.home.mine}>
                  {shown.map((one) => (
                    <PaperRow
                      key={one.id}
                      one={one}
                      onOpen={({ id }) => navigate.push('FCE15110', { query: { certNo: id } })}
                    />
                  ))}
                </List>
              </Card>
            )}
            <Note>{t.wallet.note}</Note>
          </>
        );
      }}
    </JoinedScreen>
  );
}
