import { KeyValue, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface SumRowsProps {
  refundWon: number;
  interest: number;
  arrears: number;
  paid: number;
  /** our own estimate: the agency's sum counts */
  isAbout?: boolean;
}

/** What is returned, with interest, less what is owed. */
export function SumRows({ refundWon, interest, arrears, paid, isAbout = false }: SumRowsProps) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        { label: t.facts.refund, value: <Money amount={refundWon} /> },
        { label: isAbout ? t.facts.about : t.facts.interest, value: <Money amount={interest} /> },
        ...(arrears > 0 ? [{ label: t.facts.arrears, value: <Money amount={-arrears} /> }] : []),
        { label: isAbout ? t.facts.paidAbout : t.facts.paid, value: <Money amount={paid} />, isStrong: true },
      ]}
    />
  );
}
