import { EndOfPayment } from '../flows/EndOfPayment.tsx';

export function FFQ02600() {
  return <EndOfPayment />;
}
