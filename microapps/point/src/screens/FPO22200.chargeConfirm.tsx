import { AccountConfirm } from './money/AccountConfirm.tsx';

export function FPO22200() {
  return <AccountConfirm kind="charge" first="FPO22100" />;
}
