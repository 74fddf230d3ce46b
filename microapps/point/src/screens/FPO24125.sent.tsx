import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FPO24125() {
  const t = messages.use().money;
  return <EndOfMoney title={t.send.result} kind="send" again="FPO24110" />;
}
