import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  BottomBar,
  Button,
  confirm,
  EmptyState,
  IconTile,
  KeyValue,
  Lead,
  List,
  ListItem,
  Money,
  Section,
} from '@wallet/kit/ui';
import { cancelRequest, declineShare, listRequests, readBasis } from '../api/pointCalls.ts';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { messages } from '../messages/index.ts';
import type { PointRequest, Share } from '../model/people.ts';
import { useMoneyAction } from '../parts/useMoneyAction.ts';
import { walletFirst } from '../parts/walletFirst.tsx';

export function FPO24360() {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const id = useQuery().get('request') ?? '';
  const load = useLoad(
    async (signal) => {
      const [requests, basis] = await Promise.all([
        listRequests(undefined, { signal }),
        readBasis('pay', { signal }),
      ]);
      return { request: requests.find((each) => each.id === id), balance: basis.balance };
    },
    [id],
  );
  const { request, balance = 0 } = load.data ?? {};
  const asked =
    request?.direction === 'in' ? request.shares.find(({ state }) => state === 'asked') : undefined;
  if (request && asked) {
    return <Asked request={request} share={asked} balance={balance} onEnd={load.reload} />;
  }
  return (
    <Screen title={t.requests.detailTitle} of={load} instead={walletFirst}>
      {request ? (
        <Listed request={request} onEnd={load.reload} />
      ) : (
        <EmptyState
          picture="none"
          title={t.requests.gone}
          action={{ label: t.requests.title, onClick: () => navigate.replace('FPO24330') }}
        />
      )}
    </Screen>
  );
}

interface AskedProps {
  request: PointRequest;
  share: Share;
  balance: number;
  onEnd: () => void;
}

/** What one was asked for: pay it, or say no. */
function Asked({ request, share, balance, onEnd }: AskedProps) {
  const t = messages.use().money;
  const { owner: name } = request;
  const decline = useMoneyAction(async () => {
    if (!(await confirm({ id: 'declineRequest', text: t.requests.declineAsk, danger: t.requests.decline })))
      return;
    await declineShare(share.id);
    onEnd();
  });
  return (
    <ConfirmMoney
      title={t.requests.detailTitle}
      lead={t.requests.payQuestion({ name, amount: share.amount })}
      facts={{ kind: 'pay', shareId: share.id, amount: share.amount, name }}
      between={{
        from: <IconTile picture="point" size="large" />,
        to: <IconTile picture="my" size="large" />,
      }}
      submit={t.requests.pay}
      rows={[
        { label: t.requests.title2, value: request.title },
        { label: t.facts.receiver, value: name },
        { label: t.facts.fee, value: <Money amount={0} unit={t.unit} /> },
        { label: t.facts.amount, value: <Money amount={share.amount} unit={t.unit} />, isStrong: true },
        { label: t.facts.after, value: <Money amount={balance - share.amount} unit={t.unit} /> },
      ]}
    >
      <Button
        variant="text"
        action="declineRequest"
        isBusy={decline.isRunning}
        onClick={() => void decline.run()}
      >
        {t.requests.decline}
      </Button>
    </ConfirmMoney>
  );
}

/** A request that needs nothing of this customer but, maybe, an end. */
function Listed({ request, onEnd }: { request: PointRequest; onEnd: () => void }) {
  const t = messages.use().money;
  const cancel = useMoneyAction(async () => {
    if (!(await confirm({ id: 'cancelRequest', text: t.requests.cancelAsk, danger: t.requests.cancel })))
      return;
    await cancelRequest(request.id);
    onEnd();
  });
  const total = request.shares.reduce((sum, { amount }) => sum + amount, 0);
  const isOpen = request.direction === 'out' && request.shares.some(({ state }) => state === 'asked');
  return (
    <>
      <Lead title={request.title}>{t.requests.by({ name: request.owner })}</Lead>
      <KeyValue
        rows={[{ label: t.facts.total, value: <Money amount={total} unit={t.unit} />, isStrong: true }]}
      />
      <Section title={t.requests.people}>
        <List>
          {request.shares.map(({ id, name, amount, state }) => (
            <ListItem
              key={id}
              title={name}
              description={t.requests.states[state]}
              trailing={<Money amount={amount} unit={t.unit} />}
            />
          ))}
        </List>
      </Section>
      {isOpen && (
        <BottomBar>
          <Button
            variant="secondary"
            action="cancelRequest"
            isBusy={cancel.isRunning}
            onClick={() => void cancel.run()}
          >
            {t.requests.cancel}
          </Button>
        </BottomBar>
      )}
    </>
  );
}
