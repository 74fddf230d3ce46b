import { Screen } from '@wallet/kit/app';

export function FPO99000() {
  return <Screen title="">{null}</Screen>;
}
