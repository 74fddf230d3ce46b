import { InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Training } from '../model/training.ts';

/** When the pay of a training comes, or that it has come. */
export function PayState({ one: { account, isPaid, pay, travel, payOn } }: { one: Training }) {
  const { gate: t } = messages.use();
  if (account === '') return null;
  const amount = pay + travel;
  return (
    <InlineNotice tone="success">
      {isPaid ? t.paid({ amount }) : t.coming({ amount, date: payOn })}
    </InlineNotice>
  );
}
