import { Screen } from '@wallet/kit/app';

export function FPO98000() {
  return <Screen title="">{null}</Screen>;
}
