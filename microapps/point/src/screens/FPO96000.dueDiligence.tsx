import { Screen } from '@wallet/kit/app';

export function FPO96000() {
  return <Screen title="">{null}</Screen>;
}
