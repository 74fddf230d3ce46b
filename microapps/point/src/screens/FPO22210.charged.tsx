import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FPO22210() {
  const t = messages.use().money;
  return <EndOfMoney title={t.account.charge.result} kind="charge" again="FPO22100" />;
}
