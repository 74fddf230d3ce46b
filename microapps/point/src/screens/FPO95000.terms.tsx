import { Screen } from '@wallet/kit/app';

export function FPO95000() {
  return <Screen title="">{null}</Screen>;
}
