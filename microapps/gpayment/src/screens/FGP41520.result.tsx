import { EndOfPayment } from '../flows/EndOfPayment.tsx';
import { messages } from '../messages/index.ts';

/** Whether the cash came out. */
export function FGP41520() {
  return <EndOfPayment title={messages.use().pay.atm.resultTitle} />;
}
