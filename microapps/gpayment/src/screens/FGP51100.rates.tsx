import { RatesPage } from './service/RatesPage.tsx';

export function FGP51100() {
  return <RatesPage />;
}
