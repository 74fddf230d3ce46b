import {
  Gone,
  MainButton,
  Screen,
  useAction,
  useLoad,
  usePolling,
  useQuery,
  useWallet,
} from '@wallet/kit/app';
import { InlineNotice, Lead, PresentSheet, ResultPage, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readOrder, readVoucher } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type CashOrder, cash } from '../model/exchange.ts';
import { CashPass } from '../parts/CashPass.tsx';

const POLL_MS = 2000;
/** 821 832 */
const spaced = (number: string) => `${number.slice(0, 3)} ${number.slice(3)}`;

/** At the machine: code and number, then what came out. */
export function FEX02102() {
  const t = messages.use();
  const id = useQuery().get('orderId');
  const load = useLoad(readOrder, id);
  const gone = <Gone to="FEX01101" {...t.gone.order} />;
  return (
    <Screen of={load} ground instead={{ FEX_NOT_FOUND: gone }}>
      {(order) => {
        if (!order) return gone;
        if (order.state === 'ready' && order.place.kind === 'kiosk')
          return <Fetch order={order} reload={load.reload} />;
        return <End order={order} />;
      }}
    </Screen>
  );
}

function Fetch({ order, reload }: { order: CashOrder; reload: () => void }) {
  const { machine: t, orders } = messages.use();
  const [voucher, setVoucher] = useState<Awaited<ReturnType<typeof readVoucher>> & { receivedAt: number }>();
  const show = useAction(
    async () => {
      const found = await readVoucher(order.id);
      setVoucher({ ...found, receivedAt: performance.now() });
    },
    { onRefusal: reload },
  );
  // The machine says that the money came out; the page stands on its word alone.
  usePolling(
    async () => {
      const { state, isLocked } = await readOrder(order.id);
      if (state !== 'ready' || isLocked) reload();
    },
    POLL_MS,
    voucher !== undefined,
  );
  return (
    <Stack>
      <Lead title={t.ask}>{t.askNote}</Lead>
      {order.isLocked && <InlineNotice tone="danger">{orders.locked}</InlineNotice>}
      <CashPass order={order} />
      <PresentSheet
        isOpen={voucher !== undefined && !order.isLocked}
        title={t.lead({ number: spaced(voucher?.number ?? '') })}
        code={
          voucher
            ? {
                id: voucher.number,
                qr: voucher.qr,
                seconds: voucher.seconds,
                receivedAt: voucher.receivedAt,
              }
            : null
        }
        renewal="offered"
        hint={t.waits}
        onRenew={() => show.run()}
        onClose={() => setVoucher(undefined)}
      />
      {!order.isLocked && (
        <MainButton action="showNumber" run={show}>
          {t.show}
        </MainButton>
      )}
    </Stack>
  );
}

function End({ order }: { order: CashOrder }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, currency, amount, state, got, backWon } = order;
  const see = () => navigate.replace('FEX01101', { query: { orderId: id } });
  if (state !== 'fetched' && state !== 'partly') return <Gone to="FEX01101" {...t.gone.order} />;
  return (
    <>
      <ResultPage
        kind="success"
        title={t.machine.done({ amount: cash(currency, got || amount) })}
        {...(state === 'partly' && {
          description: t.orders.partly({ amount: cash(currency, got), won: backWon }),
          messageId: 'kioskPartly',
        })}
      />
      <MainButton action="openOrder" run={see}>
        {t.machine.see}
      </MainButton>
    </>
  );
}
