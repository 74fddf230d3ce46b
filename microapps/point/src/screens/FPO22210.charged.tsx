import { messages } from '../messages/index.ts';
import { OrderResult } from './money/OrderResult.tsx';

export function FPO22210() {
  const t = messages.use().money;
  return <OrderResult title={t.account.charge.result} kind="charge" again="FPO22100" />;
}
