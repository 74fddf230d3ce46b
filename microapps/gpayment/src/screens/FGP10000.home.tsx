import { Screen } from '@wallet/kit/app';

export function FGP10000() {
  return <Screen>{null}</Screen>;
}
