import { Trade } from '../flows/Trade.tsx';

export function FGS32000() {
  return <Trade side="sell" />;
}
