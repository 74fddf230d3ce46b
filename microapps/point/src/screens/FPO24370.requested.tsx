import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FPO24370() {
  const t = messages.use().money;
  return <EndOfMoney title={t.requests.result} kind="request" again="FPO24330" />;
}
