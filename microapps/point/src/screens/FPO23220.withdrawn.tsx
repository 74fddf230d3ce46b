import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FPO23220() {
  const t = messages.use().money;
  return <OrderResult title={t.account.withdraw.result} kind="withdraw" again="FPO23100" />;
}
