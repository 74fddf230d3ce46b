import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, Chips, EmptyState, List, SearchField, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCatalogue } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { events, foundKinds, groupedBy, type LifeEvent } from '../model/certificate.ts';
import { KindRow } from '../parts/KindRow.tsx';

/** Every kind there is: by name, by event of life, by office. */
export function FCE20000() {
  const { catalogue: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readCatalogue);
  const [words, setWords] = useState('');
  const [event, setEvent] = useState<LifeEvent | ''>('');
  return (
    <Screen of={load} ground>
      {(all) => {
        const groups = groupedBy(foundKinds(all, words, event), ({ office }) => office);
        return (
          <>
            <SearchField
              field="words"
              label={t.search}
              placeholder={t.placeholder}
              maxLength={30}
              value={words}
              onChange={setWords}
            />
            <Chips
              legend={t.byEvent}
              scrolls
              options={[
                { value: '', label: t.all },
                ...events.map((value) => ({ value, label: t.events[value] })),
              ]}
              value={event}
              onChange={setEvent}
            />
            {groups.length === 0 && (
              <EmptyState
                picture="none"
                {...t.none}
                action={{
                  label: t.showAll,
                  action: 'showAll',
                  onClick: () => {
                    setWords('');
                    setEvent('');
                  },
                }}
              />
            )}
            {groups.map(([office, kinds]) => (
              <Card key={office}>
                <Section title={office}>
                  <List label={office}>
                    {kinds.map((kind) => (
                      <KindRow
                        key={kind.id}
                        kind={kind}
                        onOpen={() => navigate.push('FCE21000', { query: { kndId: kind.id } })}
                      />
                    ))}
                  </List>
                </Section>
              </Card>
            ))}
          </>
        );
      }}
    </Screen>
  );
}
