import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** How many receipts, and what they come to. */
export function CountAndSum({ count, sum }: { count: number; sum: number }) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        { label: t.filter.found, value: t.count({ count }) },
        { label: t.filter.sum, value: t.won({ amount: sum }), isStrong: true },
      ]}
    />
  );
}
