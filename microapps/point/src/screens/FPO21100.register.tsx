import { Screen } from '@wallet/kit/app';

export function FPO21100() {
  return <Screen title="">{null}</Screen>;
}
