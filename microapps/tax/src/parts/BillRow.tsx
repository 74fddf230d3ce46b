import { useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Bill, type Refund, shownState } from '../model/tax.ts';

/** One bill in a list: whose it is, until when, and how much today. */
export function BillRow({ bill, today }: { bill: Bill; today: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const isOpen = bill.state === 'open';
  // What is due today is as pressing as what is late.
  const isPressing = isOpen && bill.dueOn <= today;
  const due = t.due({ dueOn: bill.dueOn, today });
  return (
    <ListItem
      action="openBill"
      leading={<IconTile picture="tax" />}
      title={bill.kind}
      {...(isPressing && { state: <Badge tone="danger">{due}</Badge> })}
      description={isOpen ? (isPressing ? bill.office : `${bill.office} · ${due}`) : bill.period}
      trailing={<Money amount={bill.payment?.total ?? bill.total} />}
      trailingNote={isOpen ? undefined : t.billStates[bill.state]}
      {...(isOpen ? {} : { past: 'done' as const })}
      onClick={() => navigate.push('FNT30000', { query: { billId: bill.id } })}
    />
  );
}

export function RefundRow({ refund }: { refund: Refund }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <ListItem
      action="openRefund"
      leading={<IconTile picture="account" />}
      title={refund.kind}
      description={refund.state === 'found' ? t.until({ date: refund.claimUntil }) : refund.office}
      trailing={<Money amount={refund.paid > 0 ? refund.paid : refund.won} />}
      trailingNote={t.refundStates[shownState(refund)]}
      onClick={() => navigate.push('FNT30000', { query: { refundId: refund.id } })}
    />
  );
}
