import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FFP22000() {
  const t = messages.use().money;
  return <EndOfMoney title={t.foreign.buyScreen.result} kind="buy" again="FFP20000" />;
}
