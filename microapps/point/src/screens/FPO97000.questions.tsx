import { Screen } from '@wallet/kit/app';

export function FPO97000() {
  return <Screen title="">{null}</Screen>;
}
