import { Screen } from '@wallet/kit/app';

export function POINT_EAI_TEST() {
  return <Screen title="">{null}</Screen>;
}
