import {
  Gone,
  OrderEnd,
  Screen,
  useAction,
  useLoad,
  useQuery,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import { Button, Card, confirm, InlineNotice, KeyValue, Lead, Stack, toast } from '@wallet/kit/ui';
import { readSend, takeBackSend } from '../api/moreCalls.ts';
import { moveOrder } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type FxSend, whom } from '../model/more.ts';
import { SendBadge } from '../parts/SendRow.tsx';
import { useSendRows } from '../parts/useSendRows.ts';

/** How a send ended up on its way, or one that was made: the address says which. */
export function FFC41300() {
  const query = useQuery();
  const id = query.get('sendId');
  return id === null ? <End /> : <OneSend key={id} id={id} />;
}

function End() {
  const t = messages.use().more.sends;
  const { navigate } = useWallet();
  return (
    <OrderEnd
      order={moveOrder}
      kind="send"
      words={(_, end) => ({
        ...t.ends,
        ...(end.kind === 'done' && end.receipt.send
          ? {
              says: {
                done: t.fxSendWaiting({ name: whom(end.receipt.send), until: end.receipt.send.until }),
              },
            }
          : {}),
      })}
      rows={(end) =>
        end.kind === 'done' && end.receipt.send
          ? [
              { label: t.facts.to, value: whom(end.receipt.send) },
              {
                label: t.facts.amount,
                value: money(end.receipt.send.minor, end.receipt.send.currency),
                isStrong: true,
              },
            ]
          : []
      }
      doneAt={({ at }) => at}
      again="FFC41000"
      home="FFC40000"
      actions={(end) =>
        end.kind === 'done' &&
        end.receipt.send && (
          <Button
            full
            variant="secondary"
            action="see"
            onClick={() => navigate.replace('FFC41300', { query: { sendId: end.receipt.send?.id ?? '' } })}
          >
            {t.see}
          </Button>
        )
      }
    />
  );
}

function OneSend({ id }: { id: string }) {
  const t = messages.use().more.sends;
  const load = useLoad(readSend, id, { onResume: 'reload' });
  return (
    <Screen of={load} instead={{ FFC_NO_SEND: <Gone to="FFC40000" {...t.gone} /> }}>
      {(send) =>
        send.direction === 'out' ? (
          <Sent send={send} reload={load.reload} />
        ) : (
          <Gone to="FFC40000" {...t.gone} />
        )
      }
    </Screen>
  );
}

function Sent({ send, reload }: { send: FxSend; reload: () => void }) {
  const t = messages.use().more.sends;
  const { manifest } = useWallet();
  const rows = useSendRows();
  const share = useShareLink(() => toast(t.copied));
  const { id, currency, minor, state, until, isMember } = send;
  const takeBack = useAction(
    async () => {
      const ask = { id: 'takeBackSend', text: t.takeBackAsk, confirmLabel: t.takeBack };
      if (!(await confirm(ask))) return;
      await takeBackSend(id);
      toast(t.fxTakenBack);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  const isWaiting = state === 'waiting';
  return (
    <Stack>
      <Lead title={money(minor, currency)}>
        <SendBadge state={state} />
      </Lead>
      <InlineNotice
        tone={state === 'accepted' ? 'success' : 'info'}
        messageId={isWaiting ? 'fxSendWaiting' : state === 'takenBack' ? 'fxTakenBack' : 'fxSendEnded'}
      >
        {isWaiting ? t.fxSendWaiting({ name: whom(send), until }) : t.ended[state]}
      </InlineNotice>
      <Card tone="soft">
        <KeyValue rows={rows(send)} />
      </Card>
      {isWaiting && (
        <>
          {!isMember && (
            <Button
              full
              variant="secondary"
              icon="share"
              action="invite"
              onClick={() =>
                void share({
                  title: t.inviteTitle,
                  text: t.inviteText,
                  url: `${location.origin}/${manifest.id}/FFC10000`,
                })
              }
            >
              {t.invite}
            </Button>
          )}
          <Button
            full
            variant="secondary"
            action="takeBack"
            isBusy={takeBack.isRunning}
            onClick={() => void takeBack.run()}
          >
            {t.takeBack}
          </Button>
        </>
      )}
    </Stack>
  );
}
