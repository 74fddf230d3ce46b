import type { ReactNode } from 'react';
import type { FeeRule } from '../../booking/index.ts';
import {
  CancelFees,
  Card,
  confirm,
  KeyValue,
  Lead,
  Money,
  Note,
  Section,
  toast,
  useBookingWords,
} from '../../ui/index.ts';
import { MainButton } from '../screen/MainButton.tsx';
import { useAction } from '../useAction.ts';

export interface CancelBookingProps {
  /** what the service says it costs now, in won */
  fee: number;
  refund: number;
  rules: readonly FeeRule[];
  /** the row that counts now; null for a booking that is not paid yet, which costs nothing */
  applied: FeeRule | null;
  /** over the table: until what the time is counted */
  caption?: string;
  /** cancels at the fee that was agreed to; refused where it has changed meanwhile */
  cancel: (fee: number) => Promise<unknown>;
  /** it is cancelled, and said so */
  onDone: () => unknown;
  /** it was refused, or nobody knows whether it was cancelled, and that was said: ask anew what it costs */
  onStale: () => void;
  /** what is cancelled, in words */
  children: ReactNode;
}

/** The page on which a booking is cancelled: what was paid, kept and given back, and the table that says why. */
export function CancelBooking(props: CancelBookingProps) {
  const { fee, refund, rules, applied, caption, cancel, onDone, onStale, children } = props;
  const { cancel: t } = useBookingWords();
  const action = useAction(
    async () => {
      const labels = { danger: t.yes, cancelLabel: t.no };
      if (!(await confirm({ id: 'cancelBooking', text: t.ask({ fee, refund }), ...labels }))) return;
      await cancel(fee);
      toast(t.done);
      await onDone();
    },
    { onRefusal: onStale, onLost: onStale },
  );
  return (
    <>
      {refund > 0 ? <Lead title={t.back({ refund })}>{children}</Lead> : <Lead>{children}</Lead>}
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.paid, value: <Money amount={fee + refund} /> },
            { label: t.fee, value: <Money amount={fee} /> },
            { label: t.refund, value: <Money amount={refund} />, isStrong: true },
          ]}
        />
      </Card>
      <Section title={t.fees}>
        {applied === null ? (
          <Note>{t.unpaid}</Note>
        ) : (
          <CancelFees rules={rules} applied={applied} {...(caption === undefined ? {} : { caption })} />
        )}
      </Section>
      <MainButton variant="danger" action="submit" run={action}>
        {t.submit}
      </MainButton>
    </>
  );
}
