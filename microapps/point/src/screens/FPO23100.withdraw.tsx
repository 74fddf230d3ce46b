import { AccountAmount } from './money/AccountAmount.tsx';

export function FPO23100() {
  return <AccountAmount kind="withdraw" next="FPO23210" />;
}
