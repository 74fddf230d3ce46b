import { Screen } from '@wallet/kit/app';

export function FPO10000() {
  return <Screen title="">{null}</Screen>;
}
