import { Gone, Screen, useLoad, useQuery } from '@wallet/kit/app';
import { readBill, readRefund } from '../api/calls.ts';
import { BillEnd, OrderOfBillEnd } from '../flows/BillEnd.tsx';
import { BillView } from '../flows/BillView.tsx';
import { PayBill } from '../flows/PayBill.tsx';
import { paying } from '../flows/paying.ts';
import { RefundView } from '../flows/RefundView.tsx';
import { messages } from '../messages/index.ts';

/** A bill, its payment, its receipt, or a refund: which of them the address says, and only the service how it stands. */
export function FNT30000() {
  const query = useQuery();
  const t = messages.use();
  const billId = query.get('billId');
  const refundId = query.get('refundId');
  if (query.has('order')) return <OrderOfBillEnd />;
  if (refundId)
    return <OneRefund key={`${refundId} ${query.get('step')}`} id={refundId} step={query.get('step')} />;
  if (billId) return <OneBill key={`${billId} ${query.get('step')}`} id={billId} step={query.get('step')} />;
  return (
    <Screen>
      <Gone to="FNT20000" {...t.gone.tax} />
    </Screen>
  );
}

/** Where what the address names is not there. */
function useInstead() {
  const t = messages.use();
  return {
    TAX_NOT_FOUND: <Gone to="FNT20000" {...t.gone.tax} />,
    TAX_JOIN: <Gone picture="tax" to="FNT10000" {...t.gone.joined} />,
  };
}

function OneBill({ id, step }: { id: string; step: string | null }) {
  const draft = paying.useDraft();
  const instead = useInstead();
  const load = useLoad(
    async (signal) => {
      const [bill, begun] = await Promise.all([readBill({ gojiNo: id }, { signal }), draft.read()]);
      return { bill, next: begun?.next ?? [], isBegun: begun?.billId === id };
    },
    [id],
  );
  // A payment that nobody began is shown as the bill (A36).
  if (step === 'pay' && load.data?.isBegun && load.data.bill.state === 'open')
    return <PayBill bill={load.data.bill} reload={load.reload} />;
  return (
    <Screen of={load} instead={instead}>
      {({ bill, next }) => (step === 'done' ? <BillEnd bill={bill} next={next} /> : <BillView bill={bill} />)}
    </Screen>
  );
}

function OneRefund({ id, step }: { id: string; step: string | null }) {
  const load = useLoad(readRefund, { rfndNo: id });
  const instead = useInstead();
  return (
    <Screen of={load} instead={instead}>
      {(refund) => <RefundView refund={refund} isAsking={step === 'account'} reload={load.reload} />}
    </Screen>
  );
}
