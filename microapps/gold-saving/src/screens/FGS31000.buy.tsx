import { Trade } from '../flows/Trade.tsx';

export function FGS31000() {
  return <Trade side="buy" />;
}
