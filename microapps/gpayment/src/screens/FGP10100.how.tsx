import { HowPage } from './service/HowPage.tsx';

export function FGP10100() {
  return <HowPage />;
}
