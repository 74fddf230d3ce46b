import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { EmptyState, List, ListItem, Money, Section } from '@wallet/kit/ui';
import { listItems } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FZZ10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const items = useLoad((signal) => listItems(undefined, { signal }));

  return (
    <Screen title={t.title} of={items}>
      {(data) =>
        data.length === 0 ? (
          <EmptyState title={t.empty} description={t.emptyHint} />
        ) : (
          <Section title={t.sum({ count: data.length })}>
            <List label={t.title}>
              {data.map(({ number, name, date, amount }) => (
                <ListItem
                  key={number}
                  title={name}
                  description={formatDate(date)}
                  trailing={<Money amount={amount} />}
                  onClick={() => navigate.push('FZZ20000', { params: { itemNo: number } })}
                />
              ))}
            </List>
          </Section>
        )
      }
    </Screen>
  );
}
