import { Screen } from '@wallet/kit/app';

export function FPO92000() {
  return <Screen title="">{null}</Screen>;
}
