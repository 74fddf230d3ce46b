import { Screen } from '@wallet/kit/app';

export function FGP31000() {
  return <Screen>{null}</Screen>;
}
