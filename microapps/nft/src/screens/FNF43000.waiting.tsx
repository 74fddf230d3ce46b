import {
  Gone,
  MainButton,
  OrderEnd,
  Screen,
  useAction,
  usePolling,
  useQuery,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import {
  Button,
  Card,
  Countdown,
  confirm,
  InlineNotice,
  KeyValue,
  Lead,
  Stack,
  useCountdown,
} from '@wallet/kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { recall } from '../api/calls.ts';
import { sendOrder } from '../flows/sending.ts';
import { useNoWallet } from '../flows/TokenScreen.tsx';
import { useTransfer } from '../flows/useTransfer.ts';
import { messages } from '../messages/index.ts';
import { shortAddress, type Transfer } from '../model/token.ts';

const POLL_MS = 5_000;

/** How the order was taken; then ten minutes to take it back, then it is written. The server decides which came first. */
export function FNF43000() {
  return useQuery().has('order') ? <Sent /> : <OnItsWay />;
}

function Sent() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <OrderEnd
      order={sendOrder}
      words={() => ({
        ...t.sent.words,
        says: { done: t.check.undo, refused: t.sent.kept, closed: t.sent.kept },
      })}
      rows={(end) =>
        end.kind === 'done'
          ? [
              { label: t.home.tokens, value: end.receipt.name },
              { label: t.check.to, value: end.receipt.receiver || shortAddress(end.receipt.to) },
            ]
          : []
      }
      again="FNF20000"
      home="FNF20000"
      remedies={{ NFT_PIN_LOCKED: '/nft/FNF11000?way=reset' }}
      actions={(end) =>
        end.kind === 'done' && (
          <Button
            full
            action="seeTransfer"
            onClick={() => navigate.replace('FNF43000', { query: { txId: end.receipt.id } })}
          >
            {t.sent.see}
          </Button>
        )
      }
    />
  );
}

function OnItsWay() {
  const { gone } = messages.use();
  const load = useTransfer();
  const none = <Gone to="FNF20000" {...gone.transfer} />;
  const noWallet = useNoWallet();
  useResume(load.reload);
  return (
    <Screen of={load} instead={{ ...noWallet, NFT_NO_TRANSFER: none }}>
      {(transfer) => (transfer ? <Waiting transfer={transfer} reload={load.reload} /> : none)}
    </Screen>
  );
}

function Waiting({ transfer, reload }: { transfer: Transfer; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, name, receiver, to, seconds, state } = transfer;
  const isOver = state !== 'waiting' && state !== 'writing';
  const query = { txId: id };
  useEffect(() => {
    if (isOver) navigate.replace('FNF43002', { query: { txId: id } });
  }, [isOver, id, navigate]);
  usePolling(async () => reload(), POLL_MS, state === 'writing');
  const back = useAction(
    async () => {
      if (!(await confirm({ id: 'recallToken', text: t.waiting.ask, confirmLabel: t.waiting.back }))) return;
      await recall(id);
      navigate.replace('FNF43002', { query });
    },
    { on: { NFT_TOO_LATE: reload } },
  );
  return (
    <Stack>
      <Lead picture="send" title={t.waiting.title}>
        {name}
      </Lead>
      {state === 'waiting' && (
        <Left key={seconds} seconds={seconds} over={<Over say={t.waiting.over} onEnd={reload} />} />
      )}
      {state === 'writing' && <InlineNotice>{t.waiting.writing}</InlineNotice>}
      <Card tone="soft">
        <KeyValue rows={[{ label: t.check.to, value: receiver || shortAddress(to) }]} />
      </Card>
      {state === 'waiting' && <InlineNotice>{t.check.undo}</InlineNotice>}
      {state === 'waiting' && (
        <MainButton action="recall" variant="secondary" run={back}>
          {t.waiting.back}
        </MainButton>
      )}
    </Stack>
  );
}

function Left({ seconds: given, over }: { seconds: number; over: ReactNode }) {
  const { seconds, start } = useCountdown();
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    start(given);
    setBegun(true);
  }, [given, start]);
  return isBegun && seconds === 0 ? over : <Countdown seconds={seconds} total={given} />;
}

function Over({ say, onEnd }: { say: string; onEnd: () => void }) {
  usePolling(async () => onEnd(), POLL_MS, true);
  return <InlineNotice>{say}</InlineNotice>;
}
