import { RatesPage } from './service/RatesPage.tsx';

export function FGP51100Kftc() {
  return <RatesPage isKftc />;
}
