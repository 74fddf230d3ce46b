import { Screen } from '@wallet/kit/app';

export function FPO9C000() {
  return <Screen title="">{null}</Screen>;
}
