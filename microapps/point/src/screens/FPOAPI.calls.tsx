import { Screen } from '@wallet/kit/app';

export function FPOAPI() {
  return <Screen title="">{null}</Screen>;
}
