import { StartPage } from '../flows/StartPage.tsx';

export function FGP10000() {
  return <StartPage />;
}
