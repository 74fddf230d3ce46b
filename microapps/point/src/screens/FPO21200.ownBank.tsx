import { Screen } from '@wallet/kit/app';

export function FPO21200() {
  return <Screen title="">{null}</Screen>;
}
