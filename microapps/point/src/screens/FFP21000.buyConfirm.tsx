import { TradeConfirm } from './money/TradeConfirm.tsx';

export function FFP21000() {
  return <TradeConfirm direction="buy" first="FFP20000" />;
}
