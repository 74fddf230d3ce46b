import { Screen } from '@wallet/kit/app';

export function FPO51100() {
  return <Screen title="">{null}</Screen>;
}
