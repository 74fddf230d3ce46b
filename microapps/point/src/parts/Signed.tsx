import { Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Points with their sign: what came, what went. */
export function Signed({ amount }: { amount: number }) {
  const { unit } = messages.use().money;
  return <Money amount={amount} unit={unit} isIn={amount > 0} />;
}
