import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FPO42220() {
  const t = messages.use().money;
  return <OrderResult title={t.partners.result} kind="convert" again="FPO42200" />;
}
