import { EndOfPayment } from '../flows/EndOfPayment.tsx';

export function FFQ02500() {
  return <EndOfPayment />;
}
