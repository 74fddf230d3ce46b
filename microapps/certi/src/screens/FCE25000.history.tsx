import { useLoad, useWallet } from '@wallet/kit/app';
import { Card, Chips, DayHead, EmptyState, List, ListItem } from '@wallet/kit/ui';
import { useState } from 'react';
import { readHistory } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { groupedBy } from '../model/certificate.ts';

const filters = ['all', 'applied', 'sent', 'read'] as const;
type Row = Awaited<ReturnType<typeof readHistory>>[number];

/** What was applied for, sent and read, by whom and when; also of what is deleted since. */
export function FCE25000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  const load = useLoad(readHistory);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');

  async function open({ sendingId, requestId, state, name }: Row) {
    if (sendingId) return navigate.push('FCE17230', { query: { sndId: sendingId } });
    if (state === 'issued') return navigate.push('FCE24100', { query: { reqTxId: requestId } });
    if (state === 'failed') return navigate.push('FCE24200', { query: { reqTxId: requestId } });
    await begin({ signRequestId: requestId, name });
    navigate.push('FCE24000');
  }

  return (
    <JoinedScreen of={load} ground>
      {(all) => {
        const shown = all.filter(({ what }) => filter === 'all' || what === filter);
        return (
          <>
            <Chips
              legend={t.history.filter}
              scrolls
              options={filters.map((value) => ({ value, label: t.history.filters[value] }))}
              value={filter}
              onChange={setFilter}
            />
            {shown.length === 0 && <EmptyState {...t.history.none} />}
            {groupedBy(shown, ({ at }) => at.slice(0, 8)).map(([day, rows]) => (
              <Card key={day}>
                <DayHead title={t.day({ at: day })} />
                <List label={t.day({ at: day })}>
                  {rows.map((row) => {
                    const isLeading =
                      row.sendingId !== '' || (row.requestId !== '' && row.state !== 'unsigned');
                    return (
                      <ListItem
                        key={`${row.what}${row.sendingId}${row.requestId}${row.at}`}
                        title={row.name}
                        description={t.history.says[row.what]({ who: row.who })}
                        trailing={t.history.states[row.state]}
                        {...(row.what === 'ended' ? { past: 'done' as const } : {})}
                        {...(isLeading ? { action: 'openRow', onClick: () => void open(row) } : {})}
                      />
                    );
                  })}
                </List>
              </Card>
            ))}
          </>
        );
      }}
    </JoinedScreen>
  );
}
