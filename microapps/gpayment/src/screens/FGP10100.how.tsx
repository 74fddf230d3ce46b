import { HowPage } from '../flows/HowPage.tsx';

export function FGP10100() {
  return <HowPage />;
}
