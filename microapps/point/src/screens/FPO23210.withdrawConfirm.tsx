import { AccountConfirm } from './money/AccountConfirm.tsx';

export function FPO23210() {
  return <AccountConfirm kind="withdraw" first="FPO23100" />;
}
