import { Screen } from '@wallet/kit/app';

export function FPO9A000() {
  return <Screen title="">{null}</Screen>;
}
