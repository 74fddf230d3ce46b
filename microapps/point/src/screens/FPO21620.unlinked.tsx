import { Screen } from '@wallet/kit/app';

export function FPO21620() {
  return <Screen title="">{null}</Screen>;
}
