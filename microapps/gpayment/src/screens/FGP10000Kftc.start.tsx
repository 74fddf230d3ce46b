import { StartPage } from './service/StartPage.tsx';

export function FGP10000Kftc() {
  return <StartPage isKftc />;
}
