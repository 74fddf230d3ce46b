import { Screen } from '@wallet/kit/app';

export function FPO94000() {
  return <Screen title="">{null}</Screen>;
}
