import { HowPage } from './service/HowPage.tsx';

export function FGP10100Kftc() {
  return <HowPage isKftc />;
}
