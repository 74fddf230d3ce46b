import { TradeConfirm } from './money/TradeConfirm.tsx';

export function FFP31000() {
  return <TradeConfirm direction="sell" first="FFP30000" />;
}
