import { Screen } from '@wallet/kit/app';

export function FPO21410() {
  return <Screen title="">{null}</Screen>;
}
