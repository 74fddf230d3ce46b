import { TradeAmount } from './money/TradeAmount.tsx';

export function FFP20000() {
  return <TradeAmount direction="buy" next="FFP21000" />;
}
