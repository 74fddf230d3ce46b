import { OrderEnd, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, ReceiptActions, ResultPage } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Bill } from '../model/tax.ts';
import { usePaidRows } from './BillView.tsx';
import { paying, payment } from './paying.ts';

/** The next of those that the customer chose, or the way home. */
function GoOn({ next }: { next: readonly string[] }) {
  const t = messages.use().end;
  const { navigate } = useWallet();
  const { begin, clear } = paying.useDraft();
  const [first, ...rest] = next;
  return (
    <>
      {first !== undefined && (
        <Button
          full
          action="payNext"
          onClick={async () => {
            await begin({ billId: first, next: rest });
            navigate.replace('FNT30000', { query: { billId: first, step: 'pay' } });
          }}
        >
          {t.next({ count: next.length })}
        </Button>
      )}
      <Button
        full
        variant={first === undefined ? 'primary' : 'text'}
        action="taxHome"
        onClick={async () => {
          await clear();
          navigate.replace('FNT10000');
        }}
      >
        {t.home}
      </Button>
    </>
  );
}

/** How a payment out of the wallet ended. */
export function OrderOfBillEnd() {
  const t = messages.use();
  const rows = usePaidRows();
  const draft = paying.useDraft();
  const begun = useLoad(() => draft.read());
  return (
    <OrderEnd
      order={payment}
      title={t.end.title}
      words={() => ({ ...t.end.words, says: { done: t.bill.booking, unknown: t.end.checking } })}
      rows={(end) =>
        end.kind === 'done'
          ? [{ label: t.facts.kind, value: end.receipt.kind }, ...rows(end.receipt.payment)]
          : []
      }
      doneAt={({ payment: { at } }) => at}
      again="FNT20000"
      home="FNT10000"
      remedies={{ TAX_NO_ACCOUNT: '/point/FPO21100' }}
      actions={() => <GoOn next={begun.data?.next ?? []} />}
    />
  );
}

/** Back from the payment company's page: what became of it is the service's word, never the address's. */
export function BillEnd({ bill, next }: { bill: Bill; next: readonly string[] }) {
  const t = messages.use();
  const rows = usePaidRows();
  const { navigate } = useWallet();
  const { payment: paid } = bill;
  if (paid === null) {
    const { stop } = bill;
    // The sum that it would be now, with the fee of the same card.
    const fee = bill.fees.find(({ means }) => means === bill.stop?.means)?.fee ?? 0;
    const why =
      stop === null
        ? t.end.notByCard
        : stop.why === 'hours'
          ? t.end.stoppedByHours
          : t.pay.changed({ before: stop.stated, after: bill.total + fee });
    return (
      <ResultPage kind="failure" title={t.end.words.not} description={why}>
        <Actions>
          <Button
            full
            action="again"
            onClick={() => navigate.replace('FNT30000', { query: { billId: bill.id } })}
          >
            {t.end.again}
          </Button>
          <GoOn next={next} />
        </Actions>
      </ResultPage>
    );
  }
  return (
    <ResultPage
      kind="success"
      title={t.end.words.done}
      description={t.bill.booking}
      rows={[{ label: t.facts.kind, value: bill.kind }, ...rows(paid)]}
      receiptActions={<ReceiptActions title={t.end.words.done} fileName={`tax-${paid.receipt}`} />}
    >
      <Actions>
        <GoOn next={next} />
      </Actions>
    </ResultPage>
  );
}
