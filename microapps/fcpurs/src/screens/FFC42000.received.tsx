import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, EmptyState, List, Note } from '@wallet/kit/ui';
import { listSends } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import { SendRow } from '../parts/SendRow.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';

export function FFC42000() {
  const t = messages.use().more.sends;
  const { navigate } = useWallet();
  const load = useLoad(listSends, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground instead={useNotOpen()}>
      {(sends) => {
        const received = sends.filter(({ direction }) => direction === 'in');
        if (received.length === 0)
          return <EmptyState title={t.noneReceived} description={t.noneReceivedHint} />;
        const rank = ({ state }: (typeof sends)[number]) => Number(state !== 'waiting');
        return (
          <>
            <Note>{t.receivedNote}</Note>
            <Card>
              <List label={t.received}>
                {received
                  .toSorted((a, b) => rank(a) - rank(b))
                  .map((send) => (
                    <SendRow
                      key={send.id}
                      send={send}
                      onOpen={() => navigate.push('FFC42100', { query: { sendId: send.id } })}
                    />
                  ))}
              </List>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}
