import type { ReactNode } from 'react';
import { changeOf } from '../../booking/index.ts';
import { confirm, KeyValue, Money, Note, Section, Stack, toast, useBookingWords } from '../../ui/index.ts';
import { MainButton } from '../screen/MainButton.tsx';
import { useAction } from '../useAction.ts';

/** One thing of a booking: what it was, and what it becomes. */
interface ChangeRow {
  label: string;
  was: string;
  becomes: string;
}

/** What the customer agrees to, in won: one of `due` and `refund` is 0. */
interface AgreedChange {
  due: number;
  refund: number;
  fee: number;
}

interface ChangeBookingProps {
  /** everything that a booking is about, also what stays */
  rows: readonly ChangeRow[];
  /** won paid for what was booked */
  paid: number;
  /** what it costs as it becomes, and what changing costs: as the service says it now, in won */
  price: number;
  fee?: number;
  /** changes at the sums that were agreed to; refused where they have changed meanwhile */
  change: (agreed: AgreedChange) => Promise<unknown>;
  /** it is changed, and said so: where something is due, on to paying it */
  onDone: (agreed: AgreedChange) => unknown;
  /** it was refused, or nobody knows whether it was changed, and that was said: ask anew how it stands */
  onStale: () => void;
  /** what is changed */
  children?: ReactNode;
}

/** The page on which a booking is changed: what was, what it becomes, and what is to pay or comes back, fee and all. */
export function ChangeBooking(props: ChangeBookingProps) {
  const { rows, paid, price, fee = 0, change, onDone, onStale, children } = props;
  const { change: t } = useBookingWords();
  const agreed: AgreedChange = { ...changeOf({ paid, price, fee }), fee };
  const { due, refund } = agreed;
  const isSame = rows.every(({ was, becomes }) => was === becomes);
  const action = useAction(
    async () => {
      const labels = { confirmLabel: t.yes, cancelLabel: t.no };
      if (!(await confirm({ id: 'changeBooking', text: t.ask(agreed), ...labels }))) return;
      await change(agreed);
      toast(t.done);
      await onDone(agreed);
    },
    { onRefusal: onStale, onLost: onStale },
  );
  return (
    <>
      {children}
      <Section title={t.was}>
        <KeyValue rows={rows.map(({ label, was }) => ({ label, value: was }))} />
      </Section>
      <Section title={t.becomes}>
        <KeyValue
          rows={rows.map(({ label, was, becomes }) => ({ label, value: becomes, isStrong: was !== becomes }))}
        />
      </Section>
      <Section title={t.sums}>
        <Stack>
          <KeyValue
            rows={[
              { label: t.paid, value: <Money amount={paid} /> },
              { label: t.price, value: <Money amount={price} /> },
              { label: t.fee, value: <Money amount={fee} /> },
              refund > 0
                ? { label: t.refund, value: <Money amount={refund} />, isStrong: true }
                : { label: t.due, value: <Money amount={due} />, isStrong: true },
            ]}
          />
          {isSame && <Note>{t.same}</Note>}
        </Stack>
      </Section>
      <MainButton action="submit" disabled={isSame} run={action}>
        {t.submit}
      </MainButton>
    </>
  );
}
