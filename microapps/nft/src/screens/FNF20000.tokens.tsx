import { useWallet } from '@wallet/kit/app';
import { Card, Chips, EmptyState, IconTile, Lead, List, ListItem } from '@wallet/kit/ui';
import { useState } from 'react';
import { TokensScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import { TokenGrid } from '../parts/TokenGrid.tsx';

/** Everything in the wallet, what waits to be sent on top. */
export function FNF20000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [event, setEvent] = useState('');
  return (
    <TokensScreen>
      {({ tokens, waiting }) => {
        const all = tokens.filter(({ isHidden }) => !isHidden);
        const events = [...new Set(all.map((one) => one.event))];
        const chosen = events.includes(event) ? event : '';
        if (all.length === 0)
          return (
            <EmptyState
              {...t.tokens.none}
              action={{ label: t.tokens.events, action: 'events', onClick: () => navigate.push('FNF60000') }}
            />
          );
        return (
          <>
            {waiting.length > 0 && (
              <Card>
                <List label={t.tokens.waiting}>
                  {waiting.map(({ id, name, seconds }) => (
                    <ListItem
                      key={id}
                      action="openTransfer"
                      leading={<IconTile picture="send" />}
                      title={name}
                      description={
                        seconds > 0 ? t.tokens.left({ minutes: Math.ceil(seconds / 60) }) : t.tokens.writing
                      }
                      onClick={() => navigate.push('FNF43000', { query: { txId: id } })}
                    />
                  ))}
                </List>
              </Card>
            )}
            <Lead title={t.count({ count: all.length })} />
            {events.length > 1 && (
              <Chips
                legend={t.tokens.byEvent}
                scrolls
                options={[
                  { value: '', label: t.tokens.all },
                  ...events.map((name) => ({ value: name, label: name })),
                ]}
                value={chosen}
                onChange={setEvent}
              />
            )}
            <TokenGrid
              label={t.home.tokens}
              tokens={all.filter((one) => chosen === '' || one.event === chosen)}
              onOpen={({ id }) => navigate.push('FNF20100', { query: { tknId: id } })}
            />
          </>
        );
      }}
    </TokensScreen>
  );
}
