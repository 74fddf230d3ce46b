import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, IconTile, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { listPlaces } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';

const categories = ['ALL', 'CAFE', 'STOR', 'CULT', 'FOOD'] as const;
/** The page of the franchise payment where a customer shows a code. */
const payPath = '/fpayment/FFQ01000';

export function FPO26100() {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const load = useLoad((signal) => listPlaces(undefined, { signal }));
  const [category, setCategory] = useState<(typeof categories)[number]>('ALL');
  return (
    <Screen title={t.use.title} of={load}>
      {({ use }) => {
        const shown = use.filter(({ kind }) => category === 'ALL' || kind === category);
        return (
          <>
            <Lead title={t.use.lead} />
            <Section title={t.use.shops}>
              <Chips
                legend={t.use.shops}
                options={categories.map((value) => ({
                  value,
                  label: value === 'ALL' ? t.all : t.use.categories[value],
                }))}
                value={category}
                onChange={setCategory}
              />
              {shown.length === 0 ? (
                <EmptyState title={t.use.none} />
              ) : (
                <List label={t.use.shops}>
                  {shown.map(({ id, picture, title, least }) => (
                    <ListItem
                      key={id}
                      leading={<IconTile picture={picture} />}
                      title={say(title)}
                      description={t.use.least({ amount: least })}
                    />
                  ))}
                </List>
              )}
            </Section>
            <MainButton action="openPayment" run={() => void navigate.open(payPath)}>
              {t.use.pay}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}
