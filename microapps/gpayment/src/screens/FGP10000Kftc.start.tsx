import { StartPage } from '../flows/StartPage.tsx';

export function FGP10000Kftc() {
  return <StartPage isKftc />;
}
