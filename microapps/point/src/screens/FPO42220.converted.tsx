import { EndOfMoney } from '../flows/EndOfMoney.tsx';
import { messages } from '../messages/index.ts';

export function FPO42220() {
  const t = messages.use().money;
  return <EndOfMoney title={t.partners.result} kind="convert" again="FPO42200" />;
}
