import { Screen } from '@wallet/kit/app';

export function FPO9B000() {
  return <Screen title="">{null}</Screen>;
}
