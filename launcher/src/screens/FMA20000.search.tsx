import { Screen } from '@wallet/kit/app';
import { EmptyState, List, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { ServiceRow } from '../home/ServiceRow.tsx';
import { useServices } from '../home/useServices.ts';
import { messages } from '../messages/index.ts';
import { searched } from '../model/search.ts';

// Enough for the longest name; what is typed stays on this page and is sent to nobody.
const longest = 30;

export function FMA20000() {
  const t = messages.use().search;
  const services = useServices();
  const [typed, setTyped] = useState('');
  return (
    <Screen title={t.title} of={services}>
      {({ open }) => {
        const found = searched(open, typed);
        const isAsked = typed.trim() !== '';
        return (
          <>
            <TextField
              field="keyword"
              label={t.label}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={longest}
              value={typed}
              onChange={setTyped}
            />
            <p role="status">{isAsked ? t.count({ count: found.length }) : t.hint}</p>
            {isAsked && found.length === 0 && <EmptyState title={t.none} description={t.noneText} />}
            <List label={t.title}>
              {found.map((card) => (
                <ServiceRow key={card.id} card={card} />
              ))}
            </List>
          </>
        );
      }}
    </Screen>
  );
}
