import { KeyValue, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface PriceTableProps {
  nights: readonly { date: string; price: number }[];
  total: number;
}

/** What a stay costs, night by night. */
export function PriceTable({ nights, total }: PriceTableProps) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        ...nights.map(({ date, price }) => ({
          label: t.night({ date }),
          value: <Money amount={price} />,
        })),
        { label: t.total, value: <Money amount={total} />, isStrong: true },
      ]}
    />
  );
}
