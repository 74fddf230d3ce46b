import { RatesPage } from '../flows/RatesPage.tsx';

export function FGP51100Kftc() {
  return <RatesPage isKftc />;
}
