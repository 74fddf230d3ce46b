import { Screen } from '@wallet/kit/app';

export function FPO60000() {
  return <Screen title="">{null}</Screen>;
}
