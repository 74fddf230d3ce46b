import { Screen } from '@wallet/kit/app';

export function FPO21610() {
  return <Screen title="">{null}</Screen>;
}
