import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FPO23220() {
  const t = messages.use().money;
  return <EndOfMoney title={t.account.withdraw.result} kind="withdraw" again="FPO23100" />;
}
