import { Screen } from '@wallet/kit/app';

export function FPO15000() {
  return <Screen title="">{null}</Screen>;
}
