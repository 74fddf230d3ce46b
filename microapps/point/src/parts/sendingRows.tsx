import { type KeyValueRow, Money } from '@wallet/kit/ui';
import type { messages } from '../messages/index.ts';
import type { Receiver } from '../model/people.ts';

type Texts = ReturnType<typeof messages.use>['money'];

interface Sending {
  receiver: Receiver;
  amount?: number | undefined;
  message?: string | undefined;
}

/** To whom, how much, and what is left afterwards. */
export function sendingRows(
  { receiver, amount = 0, message }: Sending,
  balance: number,
  t: Texts,
): KeyValueRow[] {
  return [
    { label: t.facts.receiver, value: `${receiver.name} (${receiver.phone})` },
    { label: t.facts.message, value: message || t.send.none },
    { label: t.facts.fee, value: <Money amount={0} unit={t.unit} /> },
    { label: t.facts.amount, value: <Money amount={amount} unit={t.unit} />, isStrong: true },
    { label: t.facts.after, value: <Money amount={balance - amount} unit={t.unit} /> },
  ];
}
