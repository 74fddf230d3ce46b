import { MainButton, useWallet } from '@wallet/kit/app';
import { Card, InlineNotice, KeyValue, Lead, Money, Note, Receipt, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isByRule, lateBy } from '../model/late.ts';
import type { OneBill, Payment } from '../model/tax.ts';
import { paying } from './paying.ts';

/** What was paid, as rows of a receipt. */
export function usePaidRows() {
  const t = messages.use();
  return ({ at, means, fee, total, receipt }: Payment) => [
    { label: t.facts.paidAt, value: t.moment({ at }) },
    { label: t.facts.means, value: t.paidBy[means] },
    ...(fee > 0 ? [{ label: t.facts.fee, value: <Money amount={fee} /> }] : []),
    { label: t.facts.receipt, value: receipt },
    { label: t.facts.total, value: <Money amount={total} />, isStrong: true },
  ];
}

/** The parts of the sum, until when, and what lateness has added; of a paid one its receipt. */
export function BillView({ bill }: { bill: OneBill }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = paying.useDraft();
  const paidRows = usePaidRows();
  const { payment, fetched } = bill;
  const { today } = fetched;
  const late = lateBy(bill, today);
  const added = bill.lateFirst + bill.lateRunning;
  const isOpen = bill.state === 'open';
  const rows = [
    { label: t.facts.office, value: bill.office },
    { label: t.facts.period, value: bill.period },
    { label: t.numbers[bill.authority], value: bill.number },
    { label: t.facts.due, value: t.day({ date: bill.dueOn }) },
    { label: t.facts.base, value: <Money amount={bill.base} /> },
    ...(bill.lateFirst > 0
      ? [
          {
            label: t.lateFirst({ percent: String(bill.rule.first / 1000) }),
            value: <Money amount={bill.lateFirst} />,
          },
        ]
      : []),
    ...(bill.lateRunning > 0
      ? [{ label: t.lateRunning[bill.rule.unit](late), value: <Money amount={bill.lateRunning} /> }]
      : []),
    ...(bill.covered > 0 ? [{ label: t.facts.covered, value: <Money amount={-bill.covered} /> }] : []),
    ...(isOpen ? [{ label: t.facts.toPay, value: <Money amount={bill.total} />, isStrong: true }] : []),
  ];
  return (
    <Stack>
      <Lead title={isOpen ? t.bill.lead({ kind: bill.kind, won: bill.total }) : bill.kind} />
      {!fetched.answers && <InlineNotice tone="warning">{t.silent({ at: fetched.at })}</InlineNotice>}
      {isOpen && bill.dueOn === today && <InlineNotice>{t.bill.dueToday}</InlineNotice>}
      {isOpen && added > 0 && <InlineNotice tone="danger">{t.bill.lateAdded({ won: added })}</InlineNotice>}
      {bill.state === 'elsewhere' && <InlineNotice>{t.refusals.paid}</InlineNotice>}
      {bill.state === 'paid' && <InlineNotice>{t.bill.booking}</InlineNotice>}
      <Card tone="soft">
        <KeyValue rows={rows} />
      </Card>
      {isOpen && !isByRule(bill, today) && <Note>{t.bill.asTold}</Note>}
      {bill.mayBeParts && isOpen && <Note>{t.bill.parts}</Note>}
      {payment && (
        <Section title={t.bill.receipt}>
          <Receipt
            title={t.bill.receiptOf({ kind: bill.kind })}
            rows={paidRows(payment)}
            fileName={`tax-${payment.receipt}`}
          />
          <Note>{t.bill.official}</Note>
        </Section>
      )}
      {isOpen && (
        <MainButton
          action="pay"
          run={async () => {
            await begin({ billId: bill.id, next: [] });
            navigate.push('FNT30000', { query: { billId: bill.id, step: 'pay' } });
          }}
        >
          {t.bill.pay({ won: bill.total })}
        </MainButton>
      )}
    </Stack>
  );
}
