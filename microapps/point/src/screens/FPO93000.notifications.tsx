import { Screen } from '@wallet/kit/app';

export function FPO93000() {
  return <Screen title="">{null}</Screen>;
}
