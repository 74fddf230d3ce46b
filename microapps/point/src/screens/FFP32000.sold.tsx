import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FFP32000() {
  const t = messages.use().money;
  return <EndOfMoney title={t.foreign.sellScreen.result} kind="sell" again="FFP30000" />;
}
