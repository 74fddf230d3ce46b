import { Screen } from '@wallet/kit/app';

export function FPO21430() {
  return <Screen title="">{null}</Screen>;
}
