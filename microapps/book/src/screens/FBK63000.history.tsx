import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Chips, Cover, EmptyState, List, ListItem, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { listHistory } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { byMonth } from '../model/shelf.ts';
import { NotJoined } from '../parts/NotJoined.tsx';

export function FBK63000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listHistory);
  const [year, setYear] = useState('');
  return (
    <Screen of={load} skeleton="list" instead={{ BOOK_NOT_MEMBER: <NotJoined next="FBK63000" /> }}>
      {(all) => {
        const months = byMonth(all);
        const years = [...new Set(months.map(([month]) => month.slice(0, 4)))];
        const shown = year || (years[0] ?? '');
        return all.length === 0 ? (
          <EmptyState
            title={t.history.none}
            action={{ label: t.doors.FBK41000, onClick: () => navigate.push('FBK41000') }}
          />
        ) : (
          <>
            <Chips
              legend={t.history.year}
              options={years.map((value) => ({ value, label: t.history.ofYear({ year: value }) }))}
              value={shown}
              onChange={setYear}
            />
            {months
              .filter(([month]) => month.startsWith(shown))
              .map(([month, loans]) => (
                <Section key={month} title={t.history.month({ month, count: loans.length })}>
                  <List>
                    {loans.map((loan) => (
                      <ListItem
                        key={loan.number}
                        action="openBook"
                        leading={<Cover of={loan.title} shape="book" />}
                        title={loan.title}
                        description={`${loan.library} · ${t.history.returned({ day: loan.returned })}`}
                        onClick={() => navigate.push('FBK51000', { query: { bookId: loan.bookId } })}
                      />
                    ))}
                  </List>
                </Section>
              ))}
          </>
        );
      }}
    </Screen>
  );
}
