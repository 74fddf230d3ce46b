import { Screen } from '@wallet/kit/app';

export function FFQ01000() {
  return <Screen>{null}</Screen>;
}
