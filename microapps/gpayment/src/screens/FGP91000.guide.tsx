import { GuidePage } from '../flows/GuidePage.tsx';

export function FGP91000() {
  return <GuidePage />;
}
