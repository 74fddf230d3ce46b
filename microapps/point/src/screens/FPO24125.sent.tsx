import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FPO24125() {
  const t = messages.use().money;
  return <OrderResult title={t.send.result} kind="send" again="FPO24110" />;
}
