import { Screen } from '@wallet/kit/app';

export function FPO11000() {
  return <Screen title="">{null}</Screen>;
}
