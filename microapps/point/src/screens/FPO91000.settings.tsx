import { Screen } from '@wallet/kit/app';

export function FPO91000() {
  return <Screen title="">{null}</Screen>;
}
