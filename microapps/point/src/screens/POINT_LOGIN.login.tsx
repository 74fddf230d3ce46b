import { Screen } from '@wallet/kit/app';

export function POINT_LOGIN() {
  return <Screen title="">{null}</Screen>;
}
