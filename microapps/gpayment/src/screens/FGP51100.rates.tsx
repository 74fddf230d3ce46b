import { RatesPage } from '../flows/RatesPage.tsx';

export function FGP51100() {
  return <RatesPage />;
}
