import { HowPage } from '../flows/HowPage.tsx';

export function FGP10100Kftc() {
  return <HowPage isKftc />;
}
