import { Screen } from '@wallet/kit/app';
import { EmptyState, List, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { PageRow } from '../home/PageRow.tsx';
import { ServiceRow } from '../home/ServiceRow.tsx';
import { useServices } from '../home/useServices.ts';
import { messages } from '../messages/index.ts';
import { isNamed, searched } from '../model/search.ts';
import styles from './FMA20000.module.css';

// Enough for the longest name; what is typed stays on this page and is sent to nobody.
const longest = 30;

export function FMA20000() {
  const t = messages.use().search;
  const services = useServices();
  const [typed, setTyped] = useState('');
  return (
    <Screen title={t.title} of={services}>
      {({ open, pages }) => {
        const found = searched(open, typed);
        const foundPages = pages.filter(({ title }) => isNamed([title.ko, title.en], typed));
        const count = found.length + foundPages.length;
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
            <p role="status" className={styles.said}>
              {isAsked ? t.count({ count }) : t.hint}
            </p>
            {isAsked && count === 0 && <EmptyState title={t.none} description={t.noneText} />}
            <List label={t.title}>
              {found.map((card) => (
                <ServiceRow key={card.id} card={card} />
              ))}
              {foundPages.map((page) => (
                <PageRow key={page.code} page={page} />
              ))}
            </List>
          </>
        );
      }}
    </Screen>
  );
}
