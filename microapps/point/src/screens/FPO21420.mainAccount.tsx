import { Screen } from '@wallet/kit/app';

export function FPO21420() {
  return <Screen title="">{null}</Screen>;
}
