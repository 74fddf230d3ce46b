import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FFP22000() {
  const t = messages.use().money;
  return <OrderResult title={t.foreign.buyScreen.result} kind="buy" again="FFP20000" />;
}
