import { Screen } from '@wallet/kit/app';

export function FPO21300() {
  return <Screen title="">{null}</Screen>;
}
