import { AccountAmount } from './money/AccountAmount.tsx';

export function FPO22100() {
  return <AccountAmount kind="charge" next="FPO22200" />;
}
