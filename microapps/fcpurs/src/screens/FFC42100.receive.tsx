import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Button, Card, confirm, InlineNotice, KeyValue, Lead, Stack } from '@wallet/kit/ui';
import { acceptSend, declineSend, readSend } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type FxSend, whom } from '../model/more.ts';
import { SendBadge } from '../parts/SendRow.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';
import { useSendRows } from '../parts/useSendRows.ts';

export function FFC42100() {
  const t = messages.use().more.sends;
  const load = useLoad(readSend, useQuery().get('sendId') ?? '', { onResume: 'reload' });
  const gone = <Gone to="FFC42000" {...t.gone} />;
  return (
    <Screen of={load} instead={{ ...useNotOpen(), FFC_NO_SEND: gone }}>
      {(send) => (send.direction === 'in' ? <Receive send={send} reload={load.reload} /> : gone)}
    </Screen>
  );
}

function Receive({ send, reload }: { send: FxSend; reload: () => void }) {
  const t = messages.use().more.sends;
  const { navigate } = useWallet();
  const rows = useSendRows();
  const { id, currency, minor, state, until } = send;
  // Whoever comes second is shown how it ended.
  const options = { onRefusal: reload, onLost: reload };
  const accept = useAction(async () => {
    await acceptSend(id);
    reload();
  }, options);
  const decline = useAction(async () => {
    const ask = { id: 'declineSend', text: t.declineAsk, confirmLabel: t.decline };
    if (!(await confirm(ask))) return;
    await declineSend(id);
    reload();
  }, options);
  const isWaiting = state === 'waiting';
  return (
    <Stack>
      <Lead title={money(minor, currency)}>
        {t.from({ name: whom(send) })} <SendBadge state={state} />
      </Lead>
      <InlineNotice tone={state === 'accepted' ? 'success' : 'info'} messageId="fxReceived">
        {isWaiting ? t.receiveBy({ until }) : t.endedIn[state]}
      </InlineNotice>
      <Card tone="soft">
        <KeyValue rows={rows(send)} />
      </Card>
      {isWaiting ? (
        <MainButton
          action="accept"
          run={accept}
          isBusy={accept.isRunning}
          beside={
            <Button
              full
              variant="secondary"
              action="decline"
              isBusy={decline.isRunning}
              onClick={() => void decline.run()}
            >
              {t.decline}
            </Button>
          }
        >
          {t.accept}
        </MainButton>
      ) : (
        <MainButton action="toWallet" run={() => navigate.replace('FFC10000')}>
          {t.toWallet}
        </MainButton>
      )}
    </Stack>
  );
}
