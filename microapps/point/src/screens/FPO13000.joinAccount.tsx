import { Screen } from '@wallet/kit/app';

export function FPO13000() {
  return <Screen title="">{null}</Screen>;
}
