import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Badge, ListItem, Money, PagedList } from '@wallet/kit/ui';
import { listItems } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FZZ10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <PagedList
        label={t.home.list}
        load={(after: string | undefined, signal) => listItems(after, { signal })}
        keyOf={({ number }) => number}
        empty={{ title: t.home.empty, description: t.home.emptyHint }}
      >
        {({ number, name, date, amount, kind }) => (
          <ListItem
            key={number}
            title={name}
            description={formatDate(date)}
            badge={kind === 'cancelled' && <Badge tone="neutral">{t.kinds.cancelled}</Badge>}
            trailing={<Money amount={amount} />}
            onClick={() => navigate.push('FZZ20000', { params: { itemNo: number } })}
          />
        )}
      </PagedList>
      <MainButton run={() => navigate.push('FZZ30000')}>{t.home.apply}</MainButton>
    </Screen>
  );
}
