import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FPO24370() {
  const t = messages.use().money;
  return <OrderResult title={t.requests.result} kind="request" again="FPO24330" />;
}
