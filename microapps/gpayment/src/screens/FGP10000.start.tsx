import { StartPage } from './service/StartPage.tsx';

export function FGP10000() {
  return <StartPage />;
}
