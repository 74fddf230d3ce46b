import { TradeAmount } from './money/TradeAmount.tsx';

export function FFP30000() {
  return <TradeAmount direction="sell" next="FFP31000" />;
}
