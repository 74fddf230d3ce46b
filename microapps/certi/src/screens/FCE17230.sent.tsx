import {
  MainButton,
  OrderEnd,
  useAction,
  useLoad,
  usePolling,
  useQuery,
  useResume,
  useShareLink,
  useWallet,
} from '@wallet/kit/app';
import { Badge, Button, Card, confirm, InlineNotice, KeyValue, Lead, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readSending, recall, renewReadNumber } from '../api/calls.ts';
import { JoinedScreen, useGone } from '../flows/JoinedScreen.tsx';
import { sendOrder } from '../flows/sending.ts';
import { messages } from '../messages/index.ts';

const POLL_MS = 3_000;
const tones = {
  sent: 'info',
  arrived: 'info',
  read: 'success',
  refused: 'danger',
  recalled: 'neutral',
  lapsed: 'neutral',
} as const;

/** What became of the sending that was just made (`order`), or of one before (`sndId`). */
export function FCE17230() {
  return useQuery().has('order') ? <Done /> : <Follow />;
}

function Done() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <OrderEnd
      order={sendOrder}
      words={() => t.sent.ends}
      rows={(end) =>
        end.kind === 'done'
          ? [
              { label: t.sent.certificate, value: end.receipt.name },
              { label: t.facts.receiver, value: end.receipt.receiver },
              ...(end.receipt.readNumber
                ? [{ label: t.sent.number, value: end.receipt.readNumber, isStrong: true }]
                : []),
              { label: t.sent.until, value: t.until({ at: end.receipt.until }) },
            ]
          : []
      }
      note={(end) =>
        end.kind === 'done' &&
        end.receipt.readNumber !== '' && <InlineNotice tone="warning">{t.sent.once}</InlineNotice>
      }
      doneAt={({ sentAt }) => sentAt}
      remedies={{ CTI_PIN_NONE: 'FCE30000', CTI_PIN_LOCK: 'FCE30000' }}
      again="FCE15000"
      home="FCE10000"
      actions={(end) =>
        end.kind === 'done' && (
          <Button
            full
            variant="secondary"
            action="follow"
            onClick={() => navigate.replace('FCE17230', { query: { sndId: end.receipt.id } })}
          >
            {t.sent.follow}
          </Button>
        )
      }
    />
  );
}

function Follow() {
  const id = useQuery().get('sndId');
  const gone = useGone();
  const load = useLoad(readSending, id);
  useResume(load.reload);
  usePolling(async () => load.reload(), POLL_MS, load.data?.state === 'sent');
  return (
    <JoinedScreen of={load}>
      {(one) => (one ? <Standing one={one} reload={load.reload} /> : gone.CTI_NO_SENDING)}
    </JoinedScreen>
  );
}

type Sending = Awaited<ReturnType<typeof readSending>>;

function Standing({ one, reload }: { one: Sending; reload: () => void }) {
  const t = messages.use();
  const [number, setNumber] = useState('');
  const isOpen = one.state === 'sent' || one.state === 'arrived';
  const share = useShareLink(() => toast(t.sent.copied));
  const renew = useAction(async () => setNumber(await renewReadNumber(one.id)), {
    on: { CTI_READ: reload },
  });
  const back = useAction(
    async () => {
      if (!(await confirm({ id: 'recallSending', text: t.sent.askBack, confirmLabel: t.sent.back }))) return;
      await recall(one.id);
      toast(t.sent.isBack);
      reload();
    },
    { on: { CTI_READ: reload } },
  );
  return (
    <Stack>
      <span>
        <Badge tone={tones[one.state]}>{t.sendStates[one.state]}</Badge>
      </span>
      <Lead title={one.name}>{t.sent.says[one.state]}</Lead>
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.facts.receiver, value: one.receiver },
            { label: t.facts.purpose, value: t.purposes[one.purpose] },
            { label: t.sent.at, value: t.moment({ at: one.sentAt }) },
            ...(one.readAt ? [{ label: t.sent.readAt, value: t.moment({ at: one.readAt }) }] : []),
            { label: t.sent.until, value: t.until({ at: one.until }) },
            ...(number ? [{ label: t.sent.number, value: number, isStrong: true }] : []),
          ]}
        />
      </Card>
      {number && <InlineNotice tone="warning">{t.sent.once}</InlineNotice>}
      {one.way === 'once' && isOpen && (
        <>
          <Button
            full
            variant="secondary"
            action="shareLink"
            onClick={() => {
              const { href } = new URL(one.readUrl, window.location.origin);
              void share({ title: one.name, text: t.sent.shareText, url: href });
            }}
          >
            {t.sent.share}
          </Button>
          <Button
            full
            variant="text"
            action="newNumber"
            isBusy={renew.isRunning}
            onClick={() => void renew.run()}
          >
            {t.sent.renew}
          </Button>
        </>
      )}
      {isOpen && (
        <MainButton action="recall" variant="secondary" run={back}>
          {t.sent.back}
        </MainButton>
      )}
    </Stack>
  );
}
