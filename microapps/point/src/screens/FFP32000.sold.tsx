import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FFP32000() {
  const t = messages.use().money;
  return <OrderResult title={t.foreign.sellScreen.result} kind="sell" again="FFP30000" />;
}
